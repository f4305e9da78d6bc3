// Problems in words: what happened and what to do about it.
import i18next from "i18next";
import type { en } from "../i18n/en.ts";
import type { Words } from "../i18n/index.ts";
import type { Problem } from "../problem.ts";

type Known = keyof typeof en.problem;

const isKnown = (code: string): code is Known => i18next.exists(`problem.${code}`);

/** A problem as two sentences. */
export function sentencesOf(t: Words, { code, params }: Problem): { what: string; remedy: string } {
  const known: Known = isKnown(code) ? code : "bug";
  return { what: t(`problem.${known}`, params), remedy: t(`remedy.${known}`, params) };
}
