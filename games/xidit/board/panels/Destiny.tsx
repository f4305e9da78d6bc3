// The Path of Destiny: what comes next on each side, what is on top of the piles, and which discards feed which pile.
import { useKit } from "#web/kit/kit.tsx";
import { tokensFor } from "../../content/tokens.ts";
import type { Side } from "../../events.ts";
import type { PileView } from "../../view/view.ts";
import { threatIcons } from "../pieces/icons.tsx";
import { spread, UnitIcon } from "../pieces/Unit.tsx";
import { useTable } from "../table.tsx";

/** Both tracks. */
export function Destiny() {
  const { view, words } = useTable();
  const { path } = view;
  return (
    <section className="xi-panel xi-destiny" aria-label={words.destiny}>
      <h3 className="xi-heading">{words.destiny}</h3>
      <Track
        side="recruitment"
        next={path.nextRecruitment}
        pile={path.recruitmentPile}
        discards={path.discardedThreats}
      />
      <Track side="threat" next={path.nextThreat} pile={path.threatPile} discards={path.discardedRecruitments} />
    </section>
  );
}

interface TrackProps {
  readonly side: Side;
  readonly next: number;
  readonly pile: PileView;
  /** Discarded tokens that will become this pile. */
  readonly discards: readonly number[];
}

function Track({ side, next, pile, discards }: TrackProps) {
  const { words } = useTable();
  return (
    <div className={`xi-track xi-track-${side}`}>
      <div className="xi-track-head">
        <h4>{words[side]}</h4>
        <p className="xi-discards" title={words.feeds}>
          {words.discards}: {discards.length === 0 ? "–" : discards.join(", ")}
        </p>
      </div>
      <div className="xi-track-row">
        <TokenCard label={words.next} city={next} side={side} />
        <TokenCard label={`${words.pile} · ${pile.count}`} city={pile.top} side={side} isPile />
      </div>
    </div>
  );
}

function TokenCard(props: { label: string; city: number | null; side: Side; isPile?: boolean }) {
  const { view, names } = useTable();
  const { lit, onRef } = useKit();
  const { label, city, side, isPile } = props;
  if (!city) return <div className="xi-token-card xi-token-none">{label}</div>;
  const token = tokensFor(view.seats.length)[city - 1]!;
  const Creature = threatIcons[city - 1]!;
  const isThreat = side === "threat";
  const units = spread(isThreat ? token.requires : token.recruits);
  return (
    <div
      className={`xi-token-card xi-token-${side}`}
      data-pile={isPile || undefined}
      data-lit={lit.has(`city:${city}`) || undefined}
      onPointerEnter={() => onRef(`city:${city}`)}
      onPointerLeave={() => onRef(null)}
    >
      <span className="xi-token-label">{label}</span>
      <span className="xi-token-city">
        <b>{city}</b> {names.cities[city - 1]!.name}
      </span>
      <span className="xi-token-units">
        {isThreat && <Creature size={18} aria-hidden="true" />}
        {units.map((unit, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: units of a type are alike; their place is what counts
          <UnitIcon key={i} unit={unit} size={17} title={names.units[unit].one} />
        ))}
      </span>
    </div>
  );
}
