// The rules beside the table: searchable, the current phase on top, one rule opened by its id from anywhere.
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useKit } from "./kit.tsx";
import { SearchField } from "./SearchField.tsx";

/** One rule in our own words. */
export interface RuleEntry {
  /** The rule's id ("XID-073"). */
  readonly id: string;
  /** Other rules told by the same entry. */
  readonly also?: readonly string[];
  readonly text: string;
  /** How this table reads the rule, where it can be read in two ways. */
  readonly readings?: readonly string[];
}

/** A chapter of rules. */
export interface RuleChapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleEntry[];
}

/** Every rule that an entry tells, the leading one first. */
export function idsOf({ id, also = [] }: RuleEntry): string[] {
  return [id, ...also];
}

/** What the drawer needs. */
export interface RulesDrawerProps {
  readonly chapters: readonly RuleChapter[];
  /** The chapter of what is happening now; shown first. */
  readonly now?: string | null;
  /** The rule to show and mark. */
  readonly open?: string | null;
}

/** Folds case and diacritics, so that "lacznik" finds "Łącznik". */
export function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

/** The chapters that speak of a query: every word must occur in the rule, its id or its chapter's title. */
export function findRules(chapters: readonly RuleChapter[], query: string): RuleChapter[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...chapters];
  const found: RuleChapter[] = [];
  for (const chapter of chapters) {
    const title = fold(chapter.title);
    const rules = chapter.rules.filter(rule => {
      const text = `${title} ${fold(idsOf(rule).join(" "))} ${fold(rule.text)}`;
      return wanted.every(word => text.includes(word));
    });
    if (rules.length > 0) found.push({ ...chapter, rules });
  }
  return found;
}

/** The drawer's content. */
export function RulesDrawer({ chapters, now = null, open = null }: RulesDrawerProps) {
  const { words } = useKit();
  const [query, setQuery] = useState("");
  const asked = useDeferredValue(query);
  const list = useRef<HTMLDivElement>(null);
  const ordered = useMemo(() => {
    const found = findRules(chapters, asked);
    return [...found.filter(chapter => chapter.id === now), ...found.filter(chapter => chapter.id !== now)];
  }, [chapters, asked, now]);
  useEffect(() => {
    if (open === null) return;
    setQuery("");
    requestAnimationFrame(() => {
      const rule = list.current?.querySelector<HTMLElement>(`[data-rules~="${CSS.escape(open)}"]`);
      rule?.scrollIntoView({ block: "center" });
      rule?.focus({ preventScroll: true });
    });
  }, [open]);
  return (
    <section className="hk-rules" aria-label={words.rules}>
      <SearchField label={words.rulesSearch} value={query} onChange={setQuery} />
      <div className="hk-rules-list" ref={list}>
        {ordered.length === 0 && <p className="hk-empty">{words.rulesNothing(query)}</p>}
        {ordered.map(chapter => (
          <section key={chapter.id} aria-label={chapter.title}>
            <h3>
              {chapter.title}
              {chapter.id === now && <span className="hk-tag">{words.rulesNow}</span>}
            </h3>
            <dl>
              {chapter.rules.map(rule => (
                <div
                  key={rule.id}
                  data-rules={idsOf(rule).join(" ")}
                  data-open={(open !== null && idsOf(rule).includes(open)) || undefined}
                  tabIndex={-1}
                >
                  <dt>{idsOf(rule).join(" · ")}</dt>
                  <dd>{rule.text}</dd>
                  {rule.readings?.map(reading => (
                    <dd key={reading} className="hk-rules-reading">
                      <b>{words.rulesReading}</b> {reading}
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}
