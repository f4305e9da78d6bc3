// The panel that answers the question of the moment, where the answer does not lie on the board itself.
import { useEffect } from "react";
import { Picker } from "#web/kit/ChoiceButton.tsx";
import { lacking, useAskedPlan, useLeads } from "#web/kit/surroundings.ts";
import { Target } from "#web/kit/Target.tsx";
import { countOf, has, NO_ARMY, sizeOf } from "../../content/army.ts";
import { type ActionId, orderOf } from "../../content/orders.ts";
import { type UnitType, unitTypes } from "../../content/units.ts";
import { placeOf } from "../../map/atlas.ts";
import { usableText } from "../describe.tsx";
import { ActionPicture, UnitSign } from "../pieces/Cards.tsx";
import { asTytani, buttonsOf, isAboutMap, optionsOf, zoneOf } from "../places.ts";
import { useTable } from "../table.tsx";
import { type Mustering, mustered, type Work } from "../use-work.ts";
import { ChoiceButton } from "./ChoiceButton.tsx";
import { CardTray, MissionTray, NationTray } from "./Trays.tsx";

/** The panel; empty when everything lies on the board. */
export function WorkPanel({ work }: { work: Work }) {
  const { props } = useTable();
  const { question } = props.look;
  if (!question) return <InUse />;
  if (work.picker) {
    return (
      <Picker back={work.back}>
        {work.picker.map(choice => (
          <ChoiceButton key={JSON.stringify(choice)} choice={choice} />
        ))}
      </Picker>
    );
  }
  if (work.mustering) return <MusterPanel work={work} mustering={work.mustering} />;
  const zone = zoneOf(question);
  return (
    <>
      {optionsOf(question).some(({ kind }) => kind === "nation") && <NationTray work={work} />}
      {zone === "deck" && <CardTray work={work} />}
      {zone === "pack" && <MissionTray work={work} />}
      {question.proc === "turn" && question.step === "act" && <Actions work={work} />}
      {work.gathering && <GatherPanel work={work} />}
      <Advice />
      <Uses />
      <Rest />
    </>
  );
}

/** What the Active Player is carrying out, for those who wait. */
function InUse() {
  const { view, names } = useTable();
  if (view.orderInUse === "") return null;
  return (
    <p className="ty-in-use">
      <b>{names.orders[view.orderInUse]}</b>
      {orderOf(view.orderInUse).actions.map(action => (
        <span key={action} title={names.actions[action]}>
          <ActionPicture action={action} size={17} />
          <span className="hk-hidden">{names.actions[action]}</span>
        </span>
      ))}
    </p>
  );
}

/** Choices that lie on nothing: buttons. What ends something comes last and is the plain way on, unless it lets things be. */
function Rest() {
  const { question } = useTable().props.look;
  const rest = buttonsOf(question);
  if (rest.length === 0) return null;
  const isWayOn = question?.options.length === 1 || !["pass", "decline"].includes(rest.at(-1)!.kind);
  return (
    <div className="hk-rest">
      {rest.map((choice, i) => (
        <ChoiceButton key={JSON.stringify(choice)} choice={choice} isMain={isWayOn && i === rest.length - 1} />
      ))}
    </div>
  );
}

/** The actions of the Order card: those left, those done, and why some cannot be. */
function Actions({ work }: { work: Work }) {
  const { view, names, offers } = useTable();
  useEffect(() => offers.want(), [offers.want]);
  if (view.orderInUse === "") return null;
  const frame = view.frames.findLast(each => each.proc === "turn");
  const begun: readonly ActionId[] = frame?.proc === "turn" ? frame.begun : [];
  return (
    <div className="ty-actions">
      <span className="hk-work-title">{names.orders[view.orderInUse]}</span>
      {orderOf(view.orderInUse).actions.map(action => (
        <Target
          key={action}
          as="span"
          place={`action:${action}`}
          label={names.actions[action]}
          offer={work.offerAt(`action:${action}`)}
          hint={{ title: names.actions[action] }}
          className={begun.includes(action) ? "hk-button ty-act ty-done" : "hk-button ty-act"}
          onPick={() => work.pick(`action:${action}`)}
          why={offers.why}
        >
          <ActionPicture action={action} size={20} />
          <span>{names.actions[action]}</span>
        </Target>
      ))}
    </div>
  );
}

/** How many of each go. */
function MusterPanel({ work, mustering }: { work: Work; mustering: Mustering }) {
  const { words, view, names, props } = useTable();
  const here = view.units[placeOf(mustering.from)] ?? NO_ARMY;
  const size = sizeOf(mustering.army);
  const most = Math.max(...mustering.largest.map(sizeOf));
  const types = unitTypes.filter(unit => mustering.largest.some(army => has(army, unit)));
  const lacks = useLacking(mustering);
  return (
    <fieldset className="ty-muster" aria-label={words.whoGoes}>
      <p className="hk-work-title">
        {names.regions[mustering.from]}: {words.whoGoes} <b>{words.of(size, most)}</b>
      </p>
      <div className="hk-rest">
        {types.map(unit => (
          <Stepper
            key={unit}
            unit={unit}
            here={countOf(here, unit)}
            lacks={lacks?.(unit) ?? 0}
            mustering={mustering}
            work={work}
          />
        ))}
        <button
          type="button"
          className="hk-button hk-button-main"
          data-leads={(lacks !== null && types.every(unit => lacks(unit) === 0)) || undefined}
          disabled={size === 0 || props.pending !== null}
          onClick={work.march}
        >
          {words.march}
        </button>
        <button type="button" className="hk-button" onClick={work.back}>
          {words.back}
        </button>
      </div>
    </fieldset>
  );
}

/** How many more of a type a lesson asks for; null where it asks for nobody from this region. */
function useLacking({ army, from }: Mustering): ((unit: UnitType) => number) | null {
  const { props } = useTable();
  const asked = useAskedPlan();
  const plan = (asked?.plan(optionsOf(props.look.question)) ?? []).map(asTytani);
  if (!plan.some(choice => choice.kind === "pick" && choice.from === from)) return null;
  return unit => lacking(plan, countOf(army, unit), choice => choice.kind === "pick" && choice.unit === unit);
}

interface StepperProps {
  readonly unit: UnitType;
  readonly here: number;
  /** How many more a lesson asks for. */
  readonly lacks: number;
  readonly mustering: Mustering;
  readonly work: Work;
}

function Stepper({ unit, here, lacks, mustering, work }: StepperProps) {
  const { words } = useTable();
  const n = countOf(mustering.army, unit);
  return (
    <span className="hk-stepper">
      <button
        type="button"
        aria-label={words.fewer(words.unit[unit])}
        data-leads={lacks < 0 || undefined}
        disabled={n === 0}
        onClick={() => work.muster(unit, -1)}
      >
        −
      </button>
      <span title={words.unit[unit]}>
        <UnitSign unit={unit} size={22} />
        <b>{n}</b>
        <small>/{here}</small>
      </span>
      <button
        type="button"
        aria-label={words.more(words.unit[unit])}
        data-leads={lacks > 0 || undefined}
        disabled={mustered(mustering, unit, 1) === null}
        onClick={() => work.muster(unit, 1)}
      >
        +
      </button>
    </span>
  );
}

/** Support cards are gathered in the hand and played as a set, or one is thrown away for a reroll. */
function GatherPanel({ work }: { work: Work }) {
  const { words, offers, props } = useTable();
  const { cards, play, reroll } = work.gathering!;
  const leadsTo = useLeads();
  useEffect(() => offers.want(), [offers.want]);
  return (
    <div className="ty-gather">
      {cards.length > 0 ? (
        <span className="hk-quiet">{words.gathered(cards.length)}</span>
      ) : (
        <span className="hk-quiet ty-gather-how">{words.gatherHow}</span>
      )}
      {play && (
        <button
          type="button"
          className="hk-button hk-button-main"
          data-leads={leadsTo([play]) || undefined}
          disabled={props.pending !== null}
          onClick={() => offers.choose(play)}
        >
          {offers.label(play)}
        </button>
      )}
      {reroll && (
        <button
          type="button"
          className="hk-button"
          disabled={props.pending !== null}
          onClick={() => offers.choose(reroll)}
        >
          {offers.label(reroll)}
        </button>
      )}
      {cards.length > 0 && !play && <span className="hk-quiet">{words.noSet}</span>}
    </div>
  );
}

/** Cards and abilities that can be used now. */
function Uses() {
  const table = useTable();
  const { props, offers } = table;
  const leadsTo = useLeads();
  const uses = optionsOf(props.look.question).filter(option => option.kind === "use");
  if (uses.length === 0) return null;
  return (
    <div className="ty-uses">
      {uses.map(choice => {
        const { name, text } = usableText(table, choice.id);
        return (
          <button
            key={choice.id}
            type="button"
            className="hk-button ty-use"
            data-leads={leadsTo([choice]) || undefined}
            title={text}
            disabled={props.pending !== null}
            onClick={() => offers.choose(choice)}
          >
            <b>{name}</b> <small>{text}</small>
          </button>
        );
      })}
    </div>
  );
}

/** What should be known before a target is chosen. */
function Advice() {
  const { props, words } = useTable();
  const { question } = props.look;
  if (question?.proc !== "move") return isAboutMap(question) ? <p className="ty-advice">{words.chooseOnMap}</p> : null;
  const { abandons } = (question.args ?? {}) as { abandons?: boolean };
  if (question.step === "pickUnit") return <p className="ty-advice">{words.chooseUnits}</p>;
  return (
    <p className="ty-advice">
      {words.chooseGoal} {abandons && <strong className="ty-warning">{words.abandons}</strong>}
    </p>
  );
}
