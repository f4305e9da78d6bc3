// Around the map: the year, this year's display, the achievements, the creatures, the buildings left.
import { Target } from "#web/kit/Target.tsx";
import { buildingIds, buildings } from "../../content/buildings.ts";
import { creatureKinds, creatures } from "../../content/creatures.ts";
import { hasActed } from "../creature-line.ts";
import { creatureHint, territoryName } from "../describe.tsx";
import { CardPiece } from "../pieces/CardFace.tsx";
import { CreatureFigure } from "../pieces/Figures.tsx";
import { buildingIcons } from "../pieces/icons.tsx";
import { cardZone } from "../places.ts";
import { useTable } from "../table.tsx";
import type { Work } from "../use-work.ts";

/** Year, phase, first player, tiles left. */
export function Calendar() {
  const { view, words, names, seatName } = useTable();
  return (
    <section className="ng-calendar" aria-label={words.yearTrack}>
      <div className="ng-calendar-line">
        <strong>{words.year(view.year, view.years)}</strong>
        <span className="ng-phase">{names.phases[view.phase]}</span>
      </div>
      <ol className="ng-years">
        {Array.from({ length: view.years }, (_, i) => i + 1).map(year => (
          <li
            key={year}
            data-now={year === view.year || undefined}
            data-past={year < view.year || undefined}
            title={year === view.years ? words.lastYear : words.yearTitle(year)}
          >
            {year}
          </li>
        ))}
      </ol>
      <div className="ng-calendar-line ng-calendar-small">
        <span>
          {words.firstPlayer}: <b>{seatName(view.first)}</b>
        </span>
        <span title={words.tilesLeft(view.tilesLeft)} className="ng-stack">
          <i aria-hidden="true" />
          {view.tilesLeft}
          <span className="hk-hidden">{words.tilesLeft(view.tilesLeft)}</span>
        </span>
      </div>
    </section>
  );
}

/** The cards laid out this year. */
export function Display({ work }: { work: Work }) {
  const { view, words, props } = useTable();
  const isAsked = cardZone(props.look.question, view.display) === "display";
  return (
    <section className="ng-panel ng-display" aria-label={words.display} data-asked={isAsked || undefined}>
      <h2 title={words.displayHow}>{words.display}</h2>
      {view.display.length === 0 && <p className="ng-quiet">{words.nothingLaidOut}</p>}
      <ul className="ng-cards">
        {view.display.map(card => (
          <li key={card}>
            <CardPiece
              card={card}
              offer={isAsked ? work.offerAt(`card:${card}`) : null}
              onPick={() => work.pick(`card:${card}`)}
              className="ng-card-wide"
            />
          </li>
        ))}
      </ul>
      <p className="ng-quiet">{words.deckLeft(view.developmentLeft)}</p>
    </section>
  );
}

/** Achievements for the last year, always to be seen. */
export function Achievements() {
  const { view, words } = useTable();
  if (view.achievements.length === 0) return null;
  return (
    <section className="ng-panel" aria-label={words.achievements}>
      <h2>{words.achievements}</h2>
      <ul className="ng-cards">
        {view.achievements.map(card => (
          <li key={card}>
            <CardPiece card={card} className="ng-card-wide" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Creatures in the order in which they act. */
export function CreatureLine({ work }: { work: Work }) {
  const table = useTable();
  const { view, words, offers } = table;
  if (!view.creatures) return null;
  return (
    <section className="ng-panel" aria-label={words.creatureLine}>
      <h2>{words.creatureLine}</h2>
      {view.line.length === 0 && <p className="ng-quiet">{words.noCreatures}</p>}
      <ol className="ng-line">
        {view.line.map(({ creature, area }) => {
          const ref = `creature:${creature}`;
          const hint = creatureHint(table, creature);
          const where = territoryName(table, view.land.territory[area]!);
          return (
            <li key={creature} data-acted={hasActed(view, creature) || undefined}>
              <Target
                as="div"
                place={ref}
                label={`${creatureKinds[creatures[creature].kind].value} ${hint.title} ${where}`}
                offer={work.offerAt(ref)}
                hint={hint}
                className="ng-line-creature"
                onPick={() => work.pick(ref)}
                why={offers.why}
              >
                <svg viewBox="-27 -27 54 54" width={44} height={44} aria-hidden="true">
                  <CreatureFigure creature={creature} />
                </svg>{" "}
                <span>
                  <b>{hint.title}</b> <small>{where}</small>
                </span>
              </Target>
            </li>
          );
        })}
      </ol>
      <p className="ng-quiet">{words.creaturesLeft(view.creaturesLeft)}</p>
    </section>
  );
}

/** What can still be built. */
export function Supply() {
  const { view, words, names } = useTable();
  return (
    <section className="ng-panel" aria-label={words.supply}>
      <h2>{words.supply}</h2>
      <ul className="ng-supply">
        {buildingIds.map((id, i) => {
          const Face = buildingIcons[id];
          return (
            <li
              key={id}
              data-none={view.supply[i] === 0 || undefined}
              title={`${names.buildings[id].name}: ${words.buildingText(buildings[i]!.costInWood, names.buildings[id].text)}`}
            >
              <Face size={24} aria-hidden="true" />
              <span className="hk-hidden">{names.buildings[id].name}</span>
              <b>{view.supply[i]}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
