// What is shown over the map for a moment: a round, an action, a spell being cast, a token, the enemy's card.
import type { ReactNode } from "react";
import { SceneLayer } from "#web/kit/Motion.tsx";
import { Sentence } from "#web/kit/Sentence.tsx";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { actionOf } from "../content/actions.ts";
import type { HlasEvent } from "../events.ts";
import { isLand } from "../map/atlas.ts";
import { SoloFace, SpellFace } from "./pieces/Cards.tsx";
import { TokenSign } from "./pieces/Figures.tsx";
import { actionIcons, BattleIcon, EndIcon } from "./pieces/icons.tsx";
import { type Table, useTable } from "./table.tsx";

/** The scene of the moment, if there is one. */
export function Scenes() {
  const table = useTable();
  const { playing } = table.props;
  if (!playing) return null;
  const scene = sceneOf(table, playing.event);
  return (
    <SceneLayer playing={playing}>{scene && <div className="hk-scene hk-scene-card hl-scene">{scene}</div>}</SceneLayer>
  );
}

/** The sentence of the log says what a scene is about. */
function said({ props, offers }: Table, event: HlasEvent): ReactNode {
  const sentence = props.texts.log(event, offers.reader);
  return sentence && <Sentence sentence={sentence} />;
}

/** Scenes that are told in a sentence alone. */
const told: ReadonlySet<HlasEvent["type"]> = new Set([
  "factionTaken",
  "buildingBuilt",
  "capitalUpgraded",
  "abilityUsed",
  "spellCancelled",
  "spellCopied",
  "battleStarted",
  "capitalDestroyed",
  "realmEliminated",
  "enemyActionDone",
  "gameEnded",
]);

function sceneOf(table: Table, event: HlasEvent): ReactNode {
  if (told.has(event.type)) {
    return (
      <>
        {event.type === "battleStarted" && <BattleIcon size={44} aria-hidden="true" />}
        <p className="hk-scene-big">{said(table, event)}</p>
      </>
    );
  }
  return drawnScene(table, event);
}

function drawnScene(table: Table, event: HlasEvent): ReactNode {
  const { names, words, colour } = table;
  switch (event.type) {
    case "roundStarted":
      return (
        <p className="hk-scene-big">
          {words.round(event.round)}
          {event.isLast && <strong> · {words.lastRound}</strong>}
        </p>
      );
    case "actionChosen": {
      const Face = actionIcons[actionOf[event.slot]];
      return (
        <p className="hl-scene-row">
          <SeatShield colour={colour(event.seat) ?? "black"} size={22} />
          <Face size={32} aria-hidden="true" /> {said(table, event)}
        </p>
      );
    }
    case "spellCast":
    case "spellScribed":
      return (
        <>
          <p>{said(table, event)}</p>
          <SpellFace card={event.card} names={names} words={words} isBig />
        </>
      );
    case "tokenRevealed":
      return (
        <>
          <TokenSign token={event.token} kind={isLand(event.at) ? "land" : "sea"} size={54} />
          <p className="hk-scene-big">{names.tokens[event.token].name}</p>
          <p>{names.tokens[event.token].text}</p>
        </>
      );
    case "enemyCardDrawn":
      return (
        <>
          <p>{said(table, event)}</p>
          <SoloFace card={event.card} difficulty={table.view.difficulty} names={names} words={words} />
        </>
      );
    case "endTriggered":
      return (
        <>
          <EndIcon size={44} aria-hidden="true" />
          <p className="hk-scene-big">{said(table, event)}</p>
        </>
      );
    default:
      return null;
  }
}
