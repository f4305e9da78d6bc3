// The panel that answers the question of the moment, where the answer does not lie on the map itself.
import { Picker } from "#web/kit/ChoiceButton.tsx";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { useAsked, useLeads } from "#web/kit/surroundings.ts";
import type { RuneChoice } from "../../choices.ts";
import { orderOf } from "../../content/orders.ts";
import type { UnitId } from "../../content/units.ts";
import { cardAt } from "../../i18n/words.ts";
import { sentHeroes, sentSteps } from "../Plans.tsx";
import { HeroFigure, UnitSign } from "../pieces/Figures.tsx";
import { RewardIcon } from "../pieces/icons.tsx";
import { TileSign } from "../pieces/TileSign.tsx";
import { asksFor, buttonsOf, isAboutMap, isPlanning, optionsOf, optionsOfKind } from "../places.ts";
import { mostOf } from "../plan.ts";
import { useTable } from "../table.tsx";
import { useLack } from "../use-lacking.ts";
import { tilesOf, type Work } from "../use-work.ts";
import { ChoiceButton } from "./ChoiceButton.tsx";
import { Encounter, MarchOdds } from "./Odds.tsx";
import { Orders } from "./Orders.tsx";

/** The panel; empty when nothing is asked. */
export function WorkPanel({ work }: { work: Work }) {
  const table = useTable();
  const { props, words } = table;
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
  if (isPlanning(question)) return <PlanPanel work={work} />;
  if (asksFor(question, "lay")) return <LayPanel work={work} />;
  return (
    <>
      {asksFor(question, "faction") && <p className="rw-advice">{words.chooseFaction}</p>}
      <Stake />
      {asksFor(question, "order") && <Orders work={work} />}
      {isAboutMap(question) && (
        <p className="rw-advice">{asksFor(question, "mark") ? words.markHelp : words.chooseOnMap}</p>
      )}
      <Encounter work={work} />
      <Numbers />
      <Supports />
      <Rest without="support" />
    </>
  );
}

/** The Order that is being carried out, for those who wait. */
function InUse() {
  const { view, names, seatName, colour } = useTable();
  const { seat } = view.turn;
  const active = view.players[seat]?.active ?? 0;
  if (active === 0) return null;
  const { name, text } = names.orders[orderOf(active)];
  return (
    <p className="rw-in-use" title={text}>
      <SeatShield colour={colour(seat) ?? "black"} size={18} />
      <b>
        {seatName(seat)}: {active}. {name}
      </b>
      <small>{text}</small>
    </p>
  );
}

/** Heroes who may stand by units: each with the units in question. */
function Supports() {
  const { props, names, offers, view, colour } = useTable();
  const leadsTo = useLeads();
  const options = optionsOfKind(props.look.question, "support");
  const heroes = [...new Set(options.map(({ hero }) => hero))];
  return heroes.map(id => (
    <fieldset key={id} className="rw-support" aria-label={names.heroes[id].name}>
      <svg width={24} height={28} viewBox="-18 -21 36 43" aria-hidden="true">
        <HeroFigure colour={colour(view.heroes.find(hero => hero.id === id)?.seat ?? -1)} isRouted={false} />
      </svg>
      <b>{names.heroes[id].name}</b>
      {options
        .filter(({ hero }) => hero === id)
        .map(option => (
          <button
            key={`${option.unit}:${option.withReward}`}
            type="button"
            className="hk-button rw-support-unit"
            data-leads={leadsTo([option]) || undefined}
            aria-label={offers.label(option)}
            title={offers.label(option)}
            disabled={props.pending !== null}
            onClick={() => offers.choose(option)}
          >
            <UnitSign unit={option.unit} colour={colour(props.look.question?.seat ?? -1)} size={34} />
            {option.withReward && <RewardIcon size={15} aria-hidden="true" />}
          </button>
        ))}
    </fieldset>
  ));
}

/** Choices that lie on nothing: buttons. */
function Rest({ without }: { without?: RuneChoice["kind"] }) {
  const { question } = useTable().props.look;
  const rest = buttonsOf(question).filter(({ kind }) => kind !== without);
  if (rest.length === 0) return null;
  // What lets things be is the plain way on only where nothing else is.
  const isEnd = question?.options.length === 1 || ["done", "proceed"].includes(rest.at(-1)!.kind);
  return (
    <div className="hk-rest">
      {rest.map((choice, i) => (
        <ChoiceButton key={JSON.stringify(choice)} choice={choice} isMain={isEnd && i === rest.length - 1} />
      ))}
    </div>
  );
}

/** The card or Order the question comes from, in its own words. Season cards lie beside the map on a wide screen. */
function Stake() {
  const { props, names } = useTable();
  const { path = "", order = 0 } = (props.look.question?.args ?? {}) as { path?: string; order?: number };
  const card = order > 0 ? names.orders[orderOf(order)] : cardAt(path, names);
  if (!card) return null;
  return (
    <p className="rw-stake" data-always={path.startsWith("season:") ? undefined : ""}>
      {card.text}
    </p>
  );
}

/** Influence to bid or to spend, or cards to draw: a row of numbers. */
function Numbers() {
  const { props, offers, words } = useTable();
  const { question } = props.look;
  const leadsTo = useLeads();
  const numbers = optionsOf(question).filter(({ kind }) => kind === "bid" || kind === "amount");
  if (numbers.length === 0) return null;
  return (
    <div className="hk-rest rw-numbers">
      <span className="hk-work-title">{question?.proc === "effects" ? words.cards : words.influence}</span>
      {numbers.map(option => (
        <button
          key={JSON.stringify(option)}
          type="button"
          className="hk-button rw-number"
          data-leads={leadsTo([option]) || undefined}
          aria-label={offers.label(option)}
          disabled={props.pending !== null}
          onClick={() => offers.choose(option)}
        >
          {option.kind === "bid" ? option.influence : option.kind === "amount" ? option.n : ""}
        </button>
      ))}
    </div>
  );
}

/** Who goes where; everybody goes at once. */
function PlanPanel({ work }: { work: Work }) {
  const table = useTable();
  const { words, names, props, areaName } = table;
  const { source, goal, hero, steps, heroSteps } = work;
  const isUnderWay = sentSteps(table).length + sentHeroes(table).length > 0;
  const count = steps.reduce((sum, step) => sum + step.count, 0) + heroSteps.length;
  const isOpen = source !== null && goal !== null;
  const lack = useLack(work);
  // A picked hero or source area needs a goal, or is put back, before anything is sent.
  const isHalfSaid = hero !== null || (source !== null && goal === null);
  const advice =
    hero !== null
      ? words.heroGoal(names.heroes[hero].name)
      : source === null
        ? isUnderWay
          ? asksFor(props.look.question, "give")
            ? words.heroesMeet
            : words.alliesFollow
          : words.chooseFrom
        : goal === null
          ? words.chooseGoal(areaName(source))
          : words.whoGoes(areaName(source), areaName(goal));
  return (
    <fieldset className="hk-picker" aria-label={words.march}>
      <p className={isOpen ? "hk-work-title" : "rw-advice"}>{advice}</p>
      {isOpen && <Steppers work={work} from={source} to={goal} />}
      <div className="hk-rest">
        {count > 0 && <span className="hk-quiet">{words.onTheWay(count)}</span>}
        <MarchOdds work={work} />
        {!isHalfSaid && (
          <button
            type="button"
            className="hk-button hk-button-main"
            data-leads={(lack === "nothing" && heroSteps.length === 0) || undefined}
            disabled={props.pending !== null}
            onClick={work.march}
          >
            {count > 0 ? words.march : isUnderWay ? words.thatIsAll : words.stay}
          </button>
        )}
        {(count > 0 || source !== null || hero !== null) && (
          <button
            type="button"
            className="hk-button"
            data-leads={(lack !== null && (hero !== null || heroSteps.length > 0)) || undefined}
            onClick={work.back}
          >
            {words.back}
          </button>
        )}
      </div>
      <Rest without="done" />
    </fieldset>
  );
}

function Steppers({ work, from, to }: { work: Work; from: number; to: number }) {
  const { props } = useTable();
  const lack = useLack(work);
  const isHere = lack !== null && lack !== "nothing" && lack.from === from && lack.to === to;
  return (
    <div className="hk-rest">
      {mostOf(props.look.question, from, to).map(({ unit, most }) => {
        const n = work.steps.find(step => step.from === from && step.to === to && step.unit === unit)?.count ?? 0;
        const lacks = isHere && lack.unit === unit ? lack.count : 0;
        return <Stepper key={unit} unit={unit} n={n} most={most} lacks={lacks} work={work} />;
      })}
    </div>
  );
}

interface StepperProps {
  readonly unit: UnitId;
  readonly n: number;
  readonly most: number;
  /** How many more a lesson asks for. */
  readonly lacks: number;
  readonly work: Work;
}

function Stepper({ unit, n, most, lacks, work }: StepperProps) {
  const { words, names, own, colour } = useTable();
  const { name } = names.units[unit];
  return (
    <span className="hk-stepper">
      <button
        type="button"
        aria-label={words.fewer(name)}
        data-leads={lacks < 0 || undefined}
        disabled={n === 0}
        onClick={() => work.plan(unit, n - 1)}
      >
        −
      </button>
      <span title={name}>
        <UnitSign unit={unit} colour={colour(own?.seat ?? -1)} size={30} />
        <b>{n}</b>
        <small>/{most}</small>
      </span>
      <button
        type="button"
        aria-label={words.more(name)}
        data-leads={lacks > 0 || undefined}
        disabled={n >= most}
        onClick={() => work.plan(unit, n + 1)}
      >
        +
      </button>
    </span>
  );
}

/** The tiles in hand as they would lie, and laying one. */
function LayPanel({ work }: { work: Work }) {
  const { words, names, props } = useTable();
  const tiles = tilesOf(props.look.question);
  const asked = useAsked<RuneChoice>();
  const leadsTo = useLeads();
  const wanted = asked?.kind === "lay" ? asked : null;
  // A tile that lies the other way is turned before its place is chosen.
  const isAskew = work.tile === wanted?.tile && work.turn !== wanted?.turn;
  return (
    <fieldset className="hk-picker" aria-label={words.tileInHand}>
      <div className="rw-tiles">
        {tiles.map(tile => (
          <button
            key={tile}
            type="button"
            className="hk-button rw-tile"
            aria-pressed={tile === work.tile}
            data-leads={(tile === wanted?.tile && tile !== work.tile) || undefined}
            onClick={() => work.take(tile)}
          >
            <TileSign tile={tile} turn={tile === work.tile ? work.turn : 0} size={58} />
            <span>{names.tiles[tile] ?? tile}</span>
          </button>
        ))}
      </div>
      <div className="hk-rest">
        <button
          type="button"
          className="hk-button"
          data-leads={isAskew || undefined}
          aria-keyshortcuts="R"
          onClick={() => work.rotate(1)}
        >
          ↻ {words.rotate}
        </button>
        {work.laying ? (
          <button
            type="button"
            className="hk-button hk-button-main"
            data-leads={leadsTo([work.laying]) || undefined}
            disabled={props.pending !== null}
            onClick={work.lay}
          >
            {words.lay}
          </button>
        ) : (
          <span className="rw-advice rw-lay-help">{words.layHelp}</span>
        )}
      </div>
    </fieldset>
  );
}
