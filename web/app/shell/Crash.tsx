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
    return { problem: isStale(error) ? new Problem("old-client") : problemFrom(error) };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    return problem ? <ProblemPage problem={problem} /> : this.props.children;
  }
}

/** A part of the page that is no longer on the server: a newer version was installed meanwhile. */
function isStale(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}
