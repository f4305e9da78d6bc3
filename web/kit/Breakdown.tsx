// A number that explains itself: opens to the list of what it is made of.
import { Popover } from "radix-ui";
import type { ReactNode } from "react";
import type { Sentence as Words } from "#kernel/texts.ts";
import { useKit } from "./kit.tsx";
import { Sentence } from "./Sentence.tsx";

/** One part of a sum. */
export interface Part {
  readonly id: string;
  readonly label: Words;
  readonly amount: number;
  /** The rule that gives it. */
  readonly rule?: string;
}

/** "+2", "−1", "0". */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}

/** What the number needs. */
export interface BreakdownProps {
  readonly title: string;
  readonly parts: readonly Part[];
  /** The sum, when not all of it is in the parts. */
  readonly total?: number;
  /** What is shown instead of the plain sum. */
  readonly children?: ReactNode;
}

/** The number; pressing it opens the list. */
export function Breakdown({ title, parts, total: given, children }: BreakdownProps) {
  const { words } = useKit();
  const total = given ?? parts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Popover.Root>
      <Popover.Trigger className="hk-number" aria-label={`${title}: ${total}`}>
        {children ?? total}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="hk-hint hk-breakdown" sideOffset={6} collisionPadding={8} aria-label={title}>
          <div className="hk-hint-title">{title}</div>
          <BreakdownTable parts={parts} total={total} />
          <Popover.Close className="hk-link">{words.close}</Popover.Close>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The list of parts with their sum. */
export function BreakdownTable({ parts, total }: { parts: readonly Part[]; total: number }) {
  const { words, openRule } = useKit();
  return (
    <table>
      <tbody>
        {parts.map(({ id, label, amount, rule }) => (
          <tr key={id}>
            <th scope="row">
              <Sentence sentence={label} />{" "}
              {rule && (
                <button type="button" className="hk-link" onClick={() => openRule(rule)}>
                  {rule}
                </button>
              )}
            </th>
            <td>{signed(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
