// Two of three rewards: tapped one after the other, taken together.
import { useState } from "react";
import { equal } from "#kernel/json.ts";
import type { Question } from "#kernel/look.ts";
import { useAsked } from "#web/kit/surroundings.ts";
import type { XiditChoice } from "../../choices.ts";
import { type RewardId, rewardIds } from "../../content/effects.ts";
import { titans } from "../../content/titans.ts";
import { tokensFor } from "../../content/tokens.ts";
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
  const asked = useAsked<XiditChoice>();
  const [picked, setPicked] = useState<readonly RewardId[]>([]);
  const { city, titan } = view.elimination ?? { city: 1, titan: null };
  const foe = titans.find(({ id }) => id === titan) ?? tokensFor(view.seats.length)[city - 1]!;
  const title = titan ? names.titans[titan].name : names.threats[city - 1]!.name;
  const pair = pairOf(question, picked);
  const wanted = asked?.kind === "take" ? asked.rewards : [];
  // A card that is not asked for is put back first.
  const next = picked.find(reward => !wanted.includes(reward)) ?? wanted.find(reward => !picked.includes(reward));
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
              data-leads={(wanted.length > 0 && next === id) || undefined}
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
        data-leads={(pair !== null && equal(pair, asked)) || undefined}
        disabled={!pair || pending !== null}
        onClick={() => pair && choose(pair)}
      >
        {words.takeThese}
      </button>
    </section>
  );
}
