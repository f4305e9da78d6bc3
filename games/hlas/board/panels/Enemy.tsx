// The solo enemy: its track, the cards of its Heroes, what its board can do.

import { ENEMY } from "../../content/marks.ts";
import { soloBoards, track } from "../../content/solo-boards.ts";
import { trackCost } from "../../content/solo-levels.ts";
import { SoloFace } from "../pieces/Cards.tsx";
import { factionIcons } from "../pieces/icons.tsx";
import { SeatFacts } from "../SeatPanel.tsx";
import { useTable } from "../table.tsx";
import { Points } from "./Own.tsx";

/** The enemy's board. */
export function EnemyBox() {
  const { view, words, names, props, colour } = useTable();
  const realm = view.realms[ENEMY];
  if (!realm || realm.faction === "") return null;
  const Face = factionIcons[realm.faction];
  const board = soloBoards[realm.faction];
  return (
    <section
      className="hk-box hl-enemy"
      aria-label={words.enemy}
      data-place="enemy"
      data-lit={props.lit.has("enemy") || undefined}
    >
      <h3 data-colour={colour(ENEMY)}>
        <span className="hl-enemy-name">
          <Face size={20} aria-hidden="true" /> {words.enemy}: {names.factions[realm.faction].name}
        </span>
      </h3>
      <div className="hl-realm-line hl-enemy-line">
        <Points seat={ENEMY} />
        <ol className="hl-track" aria-label={words.track}>
          {track.map(({ strength, vp }, i) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: spaces are known by their number
              key={i}
              data-now={realm.space === i || undefined}
              data-done={i < realm.space || undefined}
              title={words.trackSpace(i, trackCost(view.difficulty, i).ore ?? 0, strength, vp)}
            >
              {i === 0 ? "○" : i}
            </li>
          ))}
        </ol>
      </div>
      <SeatFacts view={view} seat={ENEMY} language={props.language} />
      <ul className="hl-enemy-cards" aria-label={words.enemyCards}>
        {view.soloSlots.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards lie in the order of the Heroes
          <li key={`${card}:${i}`}>
            <small>{words.heroNumber(i + 1)}</small>
            <SoloFace card={card} difficulty={view.difficulty} names={names} words={words} />
          </li>
        ))}
      </ul>
      <p className="hk-quiet">{words.soloDeck(view.soloLeft)}</p>
      <details className="hl-enemy-board">
        <summary>{words.enemyBoard}</summary>
        <ul>
          {board.heroes.map(({ ability, spell }) => (
            <li key={ability.id}>
              {names.abilities[ability.id]} <b>{names.soloSpells[spell.id].name}</b> (
              {words.manaVp(spell.mana, spell.vp)}
              ): {names.soloSpells[spell.id].text}
            </li>
          ))}
          {board.abilities.map(({ space, ability }) => (
            <li key={ability.id} data-off={realm.space < space || undefined}>
              {words.fromSpace(space)} {names.abilities[ability.id]}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
