// The smaller decisions: where bards go, which titan is fought, which marker moves, how many units are shown.
import { useEffect, useRef } from "react";
import type { Question } from "#kernel/look.ts";
import { Sentence } from "#web/kit/Sentence.tsx";
import { useLeads } from "#web/kit/surroundings.ts";
import type { XiditChoice } from "../../choices.ts";
import { titans } from "../../content/titans.ts";
import { rewardIcons, titanIcons } from "../pieces/icons.tsx";
import { UnitIcon } from "../pieces/Unit.tsx";
import { asXidit } from "../places.ts";
import { useTable } from "../table.tsx";
import type { Drops } from "../use-drops.ts";

/** Bards dropped on regions, with a running count. */
export function BardChoice({ drops }: { drops: Drops }) {
  const { words, names } = useTable();
  const Lyre = rewardIcons.bards;
  const left = drops.total - drops.dropped;
  return (
    <section className="xi-choice" aria-label={words.bards}>
      <h3 className="xi-heading">{words.dropBards(left, drops.total)}</h3>
      <p className="xi-tally">
        {Array.from({ length: drops.total }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bards are alike
          <Lyre key={i} size={26} data-placed={i < drops.dropped || undefined} aria-hidden="true" />
        ))}
        <span>{[...drops.counts].map(([region, n]) => `${names.regions[region].name} ${n}`).join(" · ")}</span>
      </p>
      <div className="xi-plan-buttons">
        <button type="button" className="hk-button" disabled={drops.dropped === 0} onClick={drops.reset}>
          {words.startAgain}
        </button>
        {drops.isOptional && left > 0 && (
          <button type="button" className="hk-button" disabled={drops.isSending} onClick={drops.send}>
            {words.keepRest}
          </button>
        )}
        <button
          type="button"
          className="hk-button hk-button-main"
          disabled={drops.isSending || left > 0}
          onClick={drops.send}
        >
          {words.bardsDone}
        </button>
      </div>
    </section>
  );
}

/** Raging titans that can be fought, and those that cannot with the reason. */
export function TitanChoice({ question }: { question: Question }) {
  const { words, names, choose, view, offers } = useTable();
  const { want } = offers;
  const offered = question.options.map(asXidit).flatMap(choice => (choice.kind === "fight" ? [choice.titan] : []));
  useEffect(want, [want]);
  const raging = view.titans.flatMap(({ raging: id }) => (id ? [titans.find(titan => titan.id === id)!] : []));
  return (
    <section className="xi-choice" aria-label={words.lair}>
      <div className="xi-titan-cards">
        {raging.map(titan => {
          const Icon = titanIcons[titan.id];
          const { refusal } = offers.wiring.at(`titan:${titan.id}`);
          return (
            <button
              key={titan.id}
              type="button"
              className="xi-titan-card"
              disabled={!offered.includes(titan.id)}
              onClick={() => choose({ kind: "fight", titan: titan.id })}
            >
              <Icon size={36} aria-hidden="true" />
              <b>{names.titans[titan.id].name}</b>
              <span>{words.anyUnits(titan.units)}</span>
              <span className="xi-card-rewards">
                {titan.rewards.map(({ id, amount }) => {
                  const Reward = rewardIcons[id];
                  return (
                    <span key={id} className={`xi-good-${id}`} title={words.rewardOf[id](amount)}>
                      <Reward size={16} aria-hidden="true" /> {amount}
                    </span>
                  );
                })}
              </span>
              {refusal && <Sentence sentence={offers.why(refusal)} />}
            </button>
          );
        })}
      </div>
      <button type="button" className="hk-button" onClick={() => choose({ kind: "decline" })}>
        {words.decline}
      </button>
    </section>
  );
}

/** A census winner's floor: the guilds are tapped on the map. */
export function FloorChoice() {
  const { words, choose } = useTable();
  return (
    <section className="xi-choice">
      <p className="xi-advice">{words.chooseFloor}</p>
      <button type="button" className="hk-button" onClick={() => choose({ kind: "stop" })}>
        {words.noFloor}
      </button>
    </section>
  );
}

/** Which marker of the virtual player moves up. */
export function ColumnChoice() {
  const { words, names, choose, view } = useTable();
  return (
    <section className="xi-choice" aria-label={words.virtual}>
      <h3 className="xi-heading">{words.chooseColumn}</h3>
      <div className="xi-rewards">
        {view.evaluations.map(({ id }, i) => (
          <button
            key={id}
            type="button"
            className="xi-reward-card"
            onClick={() => choose({ kind: "advance", evaluation: id })}
          >
            <span>{words.evaluation(i + 1)}</span>
            <b>
              {view.virtual?.[id]} → {(view.virtual?.[id] ?? 0) + 1}
            </b>
            <span>{names.evaluations[id].name}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

/** Long enough to read that there is nothing to choose. */
const READ_MS = 900;

/**
 * A player with nothing to show need not say so. Other people must not see from the time it took that the hand was empty,
 * so it waits until they have all answered.
 */
function useShowNone(hasNone: boolean): void {
  const { choose, isLastPerson } = useTable();
  const isDue = hasNone && isLastPerson;
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => latest.current({ kind: "show", count: 0 }), READ_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
}

const show = (count: number): XiditChoice => ({ kind: "show", count });

/** How many units are shown in the census: tap the last one to show. */
export function ShowChoice({ question }: { question: Question }) {
  const { words, names, choose, retract, view } = useTable();
  const unit = view.census?.unit ?? "militia";
  const counts = question.options.map(asXidit).flatMap(choice => (choice.kind === "show" ? [choice.count] : []));
  const answered = question.soFar.map(asXidit).find(choice => choice.kind === "show");
  const owned = Math.max(0, ...counts, answered?.count ?? 0);
  const leadsTo = useLeads();
  useShowNone(counts.length === 1 && answered === undefined);
  if (counts.length === 0 && answered) {
    return (
      <section className="xi-choice" aria-label={words.census}>
        <h3 className="xi-heading">{words.show(answered.count)}</h3>
        <button type="button" className="hk-button" onClick={() => retract(0)}>
          {words.changeShow}
        </button>
      </section>
    );
  }
  return (
    <section className="xi-choice" aria-label={words.census}>
      <h3 className="xi-heading">{words.showHow(names.units[unit].title, owned)}</h3>
      <div className="xi-show">
        {counts.map(count => (
          <button
            key={count}
            type="button"
            className="xi-show-count"
            data-leads={leadsTo([show(count)]) || undefined}
            onClick={() => choose(show(count))}
          >
            <span className="xi-show-units" aria-hidden="true">
              {Array.from({ length: Math.min(count, 5) }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: units of a type are alike
                <UnitIcon key={i} unit={unit} size={18} />
              ))}
            </span>
            {words.show(count)}
          </button>
        ))}
      </div>
    </section>
  );
}
