// Two of three rewards: tapped one after the other, taken together.
import { useState } from "react";
import type { Question } from "#kernel/look.ts";
import { useKit } from "#web/kit/kit.tsx";
import { type RewardId, rewardIds } from "../../content/effects.ts";
import { titans } from "../../content/titans.ts";
import { tokensFor } from "../../content/tokens.ts";
import type { XiditChoice } from "../../state.ts";
import { rewardIcons } from "../pieces/icons.tsx";
import { asXidit } from "../places.ts";
import { useTable } from "../table.tsx";

type Take = Extract<XiditChoice, { kind: "take" }>;

/** The pair a set of tapped rewards means, if it is offered. */
export function pairOf(question: Question, picked: readonly RewardId[]): Take | null {
  for (const option of question.options) {
    const choice = asXidit(option);
    if (choice.kind !== "take" || choice.rewards.length !== picked.length) continue;
    if (choice.rewards.every(reward => picked.includes(reward))) return choice;
  }
  return null;
}

/** Tapping a third reward lets go of the one tapped first. */
export function tapped(picked: readonly RewardId[], reward: RewardId): RewardId[] {
  if (picked.includes(reward)) return picked.filter(each => each !== reward);
  return [...picked, reward].slice(-2);
}

/** The panel. */
export function RewardChoice({ question }: { question: Question }) {
  const { view, words, names, choose, pending } = useTable();
  const { lit } = useKit();
  const [picked, setPicked] = useState<readonly RewardId[]>([]);
  const { city, titan } = view.elimination ?? { city: 1, titan: null };
  const foe = titans.find(({ id }) => id === titan) ?? tokensFor(view.seats.length)[city - 1]!;
  const title = titan ? names.titans[titan].name : names.threats[city - 1]!.name;
  const pair = pairOf(question, picked);
  return (
    <section className="xi-choice xi-choice-row" aria-label={words.chooseTwo}>
      <h3 className="xi-heading">
        {title}: {words.chooseTwo}
      </h3>
      <div className="xi-rewards">
        {rewardIds.map(id => {
          const Icon = rewardIcons[id];
          const { amount } = foe.rewards.find(reward => reward.id === id)!;
          return (
            <button
              key={id}
              type="button"
              className={`xi-reward-card xi-good-${id}`}
              data-lit={lit.has(`reward:${id}`) || undefined}
              aria-pressed={picked.includes(id)}
              onClick={() => setPicked(tapped(picked, id))}
            >
              <Icon size={34} aria-hidden="true" />
              <b>{amount}</b>
              <span>{words.rewardOf[id](amount).replace(/^\d+\s/, "")}</span>
            </button>
          );
        })}
      </div>
      <button
        type="button"
        className="hk-button hk-button-main"
        disabled={!pair || pending !== null}
        onClick={() => pair && choose(pair)}
      >
        {words.takeThese}
      </button>
    </section>
  );
}
