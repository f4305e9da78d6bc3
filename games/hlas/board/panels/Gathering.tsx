// What is gathered before it is sent: the army that marches, the cards that go after Harvest.
import { useKit } from "#web/kit/kit.tsx";
import { usePreview } from "#web/kit/use-preview.ts";
import { UNIT_LIMIT } from "../../content/numbers.ts";
import type { MoveView } from "../../view/move.ts";
import type { HlasView } from "../../view/view.ts";
import { unitFacts } from "../describe.tsx";
import { UnitSign } from "../pieces/Figures.tsx";
import { DISCARD, gatherRef, MARCH_OFF, optionsOf } from "../places.ts";
import { useTable } from "../table.tsx";
import { type Group, sizeOf, unitsOf, type Work } from "../use-work.ts";
import { ChoiceButton } from "./ChoiceButton.tsx";

/** Who marches: everybody is counted first, then they march off together. */
export function Gathering({ work }: { work: Work }) {
  const { words, props } = useTable();
  const { lit } = useKit();
  const size = sizeOf(work.groups);
  const march = useMarch(work);
  const skips = optionsOf(props.look.question).filter(({ kind }) => kind === "skip");
  return (
    <fieldset className="hk-picker" aria-label={words.gather}>
      <div className="hk-rest">
        {work.groups.map(group => (
          <Stepper key={JSON.stringify(group.unit)} group={group} work={work} isFull={size >= UNIT_LIMIT} />
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
          data-lit={lit.has(MARCH_OFF) || undefined}
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
  const { lit } = useKit();
  const { unit, count, most } = group;
  const name = `${pieceName(unit.owner, unit.piece)}${unit.place >= 53 ? ` (${words.aboard})` : ""}`;
  return (
    <span className="hk-stepper" data-lit={lit.has(gatherRef(unit.piece)) || undefined}>
      <button
        type="button"
        aria-label={words.fewer(name)}
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
        disabled={count >= most || isFull}
        onClick={() => work.take(unit, count + 1)}
      >
        +
      </button>
    </span>
  );
}

/** Cards that go after Harvest: marked first, then given away together. */
export function Discards({ work }: { work: Work }) {
  const { own, names, words, props, choose } = useTable();
  const { lit } = useKit();
  const library = own?.realm.library ?? [];
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
            data-lit={lit.has(`spell:${card}`) || undefined}
            title={names.spells[card].text}
            onClick={() => work.mark(i)}
          >
            {names.spells[card].name}
          </button>
        ))}
        <button
          type="button"
          className="hk-button hk-button-main"
          data-lit={lit.has(DISCARD) || undefined}
          disabled={work.discards === null || props.pending !== null}
          onClick={() => work.discards && choose(work.discards)}
        >
          {words.discard}
        </button>
      </div>
    </fieldset>
  );
}
