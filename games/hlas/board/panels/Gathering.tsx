// What is gathered before it is sent: the army that marches, the cards that go after Harvest.
import { equal } from "#kernel/json.ts";
import { useAsked } from "#web/kit/surroundings.ts";
import { usePreview } from "#web/kit/use-preview.ts";
import type { HlasChoice } from "../../choices.ts";
import { REGIONS } from "../../content/marks.ts";
import type { SpellId } from "../../content/spells.ts";
import type { MoveView } from "../../view/move.ts";
import type { HlasView } from "../../view/view.ts";
import { unitFacts } from "../describe.tsx";
import { UnitSign } from "../pieces/Figures.tsx";
import { optionsOf, unitRef } from "../places.ts";
import { useTable } from "../table.tsx";
import { useLacking } from "../use-lacking.ts";
import { type Group, gatheringIn, sizeOf, unitsOf, type Work } from "../use-work.ts";
import { ChoiceButton } from "./ChoiceButton.tsx";

/** Who marches: everybody is counted first, then they march off together. */
export function Gathering({ work }: { work: Work }) {
  const { words, props } = useTable();
  const lacks = useLacking(work);
  const size = sizeOf(work.groups);
  const march = useMarch(work);
  const skips = optionsOf(props.look.question).filter(({ kind }) => kind === "skip");
  return (
    <fieldset className="hk-picker" aria-label={words.gather}>
      <div className="hk-rest">
        {work.groups.map(group => (
          <Stepper
            key={JSON.stringify(group.unit)}
            group={group}
            work={work}
            isFull={size >= gatheringIn(props.look.question).room}
          />
        ))}
      </div>
      <div className="hk-rest">
        <span className="hk-quiet">
          {size === 0 ? words.whoMarches : words.armySize(size)}
          {march && words.armyFacts(march.strength, march.left)}
        </span>
        <button
          type="button"
          className="hk-button hk-button-main"
          data-leads={(lacks !== null && work.groups.every(({ unit }) => lacks(unitRef(unit)) === 0)) || undefined}
          disabled={size === 0 || props.pending !== null}
          onClick={work.march}
        >
          {words.marchOff}
        </button>
        {skips.map(choice => (
          <ChoiceButton key={choice.kind} choice={choice} />
        ))}
      </div>
    </fieldset>
  );
}

/** The army as the rules see it: how strong it is and how far it gets; null until they have answered. */
function useMarch(work: Work): MoveView | null {
  const { props } = useTable();
  const wish = { choices: unitsOf(work.groups) };
  const answer = usePreview(props, wish.choices.length > 0 ? wish : null);
  const isCurrent = answer?.look === props.look && JSON.stringify(answer.wish) === JSON.stringify(wish);
  return isCurrent ? ((answer.preview.look?.view as HlasView | undefined)?.move ?? null) : null;
}

function Stepper({ group, work, isFull }: { group: Group; work: Work; isFull: boolean }) {
  const table = useTable();
  const { words, view, colour, pieceName } = table;
  const { unit, count, most } = group;
  const lacks = useLacking(work)?.(unitRef(unit)) ?? 0;
  const name = `${pieceName(unit.owner, unit.piece)}${unit.place >= REGIONS ? ` (${words.aboard})` : ""}`;
  return (
    <span className="hk-stepper">
      <button
        type="button"
        aria-label={words.fewer(name)}
        data-leads={lacks < 0 || undefined}
        disabled={count === 0}
        onClick={() => work.take(unit, count - 1)}
      >
        −
      </button>
      <span title={`${name}: ${unitFacts(table, unit.owner, unit.piece)}`}>
        <UnitSign piece={unit.piece} faction={view.realms[unit.owner]!.faction} colour={colour(unit.owner)} size={30} />
        <b>{count}</b>
        <small>/{most}</small>
      </span>
      <button
        type="button"
        aria-label={words.more(name)}
        data-leads={lacks > 0 || undefined}
        disabled={count >= most || isFull}
        onClick={() => work.take(unit, count + 1)}
      >
        +
      </button>
    </span>
  );
}

/** Where the cards of a list lie in a Library, each at a place of its own. */
function placesOf(library: readonly SpellId[], cards: readonly SpellId[]): readonly number[] {
  const places: number[] = [];
  for (const card of cards) places.push(library.findIndex((each, i) => each === card && !places.includes(i)));
  return places;
}

/** Cards that go after Harvest: marked first, then given away together. */
export function Discards({ work }: { work: Work }) {
  const { own, names, words, props, choose } = useTable();
  const asked = useAsked<HlasChoice>();
  const library = own?.realm.library ?? [];
  const wanted = asked?.kind === "discards" ? placesOf(library, asked.cards) : null;
  return (
    <fieldset className="hk-picker" aria-label={words.discard}>
      <div className="hk-rest">
        {library.map((card, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are known by their place
            key={`${card}:${i}`}
            type="button"
            className="hk-button hl-discard"
            aria-pressed={work.marked.includes(i)}
            data-leads={(wanted !== null && wanted.includes(i) !== work.marked.includes(i)) || undefined}
            title={names.spells[card].text}
            onClick={() => work.mark(i)}
          >
            {names.spells[card].name}
          </button>
        ))}
        <button
          type="button"
          className="hk-button hk-button-main"
          data-leads={(work.discards !== null && equal(work.discards, asked)) || undefined}
          disabled={work.discards === null || props.pending !== null}
          onClick={() => work.discards && choose(work.discards)}
        >
          {words.discard}
        </button>
      </div>
    </fieldset>
  );
}
