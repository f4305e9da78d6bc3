// A screen that breaks must not take the rest with it, nor anything the reader has done.
import { Component, type ReactNode } from "react";
import { Problem, problemFrom } from "../problem.ts";
import { ProblemPage } from "./ProblemPage.tsx";

interface Props {
  readonly children: ReactNode;
}

export class Crash extends Component<Props, { readonly problem: Problem | null }> {
  override state: { problem: Problem | null } = { problem: null };

  static getDerivedStateFromError(error: unknown) {
    // Without a network a part that was never opened here is missing; with one, it is no longer on the server.
    if (isMissing(error)) return { problem: new Problem(navigator.onLine ? "old-client" : "server-gone") };
    return { problem: problemFrom(error) };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    return problem ? <ProblemPage problem={problem} /> : this.props.children;
  }
}

/** A part of the page that could not be loaded. */
function isMissing(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}
