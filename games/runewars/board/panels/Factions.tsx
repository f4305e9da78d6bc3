// Choosing a faction: four banners over the empty table, each with its people and what it starts with.
import { Target } from "#web/kit/Target.tsx";
import { type FactionId, factionIds, factions } from "../../content/factions.ts";
import { units } from "../../content/units.ts";
import { UnitSign } from "../pieces/Figures.tsx";
import { factionIcons, InfluenceIcon, resourceIcons, TacticsIcon } from "../pieces/icons.tsx";
import { asksFor } from "../places.ts";
import { factionColours, useTable } from "../table.tsx";
import type { Work } from "../use-work.ts";

/** The banners; nothing once everybody has one. */
export function Factions({ work }: { work: Work }) {
  const { props, view } = useTable();
  if (!asksFor(props.look.question, "faction")) return null;
  return (
    <ul className="rw-factions">
      {factionIds.map(id => (
        <li key={id} data-taken={view.players.some(({ faction }) => faction === id) || undefined}>
          <Banner id={id} work={work} />
        </li>
      ))}
    </ul>
  );
}

function Banner({ id, work }: { id: FactionId; work: Work }) {
  const { names, words, view, seatName } = useTable();
  const Face = factionIcons[id];
  const { startingInfluence, startingTactics, alignment } = factions[id];
  const owner = view.players.findIndex(({ faction }) => faction === id);
  const text = words.startsWith(startingInfluence, startingTactics);
  return (
    <Target
      as="div"
      place={`faction:${id}`}
      label={`${names.factions[id]}: ${words.alignment[alignment]}. ${words.styles[id]} ${text}`}
      offer={work.offerAt(`faction:${id}`)}
      hint={null}
      className="rw-faction"
      onPick={() => work.pick(`faction:${id}`)}
    >
      <span className="rw-faction-mark" data-colour={factionColours[id]}>
        <Face size={40} aria-hidden="true" />
      </span>
      <span className="rw-faction-words">
        <b>{names.factions[id]}</b>
        <small>{owner >= 0 ? seatName(owner) : words.alignment[alignment]}</small>
      </span>
      <span className="rw-faction-style">{words.styles[id]}</span>
      <ul className="rw-faction-units">
        {units
          .filter(({ faction }) => faction === id)
          .map(unit => (
            <li key={unit.id}>
              <UnitSign unit={unit.id} colour={factionColours[id]} size={34} />
              <span>{names.units[unit.id].name}</span>
            </li>
          ))}
      </ul>
      <Start id={id} />
    </Target>
  );
}

/** What a faction starts with. */
function Start({ id }: { id: FactionId }) {
  const { words } = useTable();
  const { startingInfluence, startingTactics, startingDials } = factions[id];
  return (
    <span className="rw-faction-start" title={words.startsWith(startingInfluence, startingTactics)}>
      <span>
        <InfluenceIcon size={17} aria-hidden="true" /> {startingInfluence}
      </span>
      <span>
        <TacticsIcon size={17} aria-hidden="true" /> {startingTactics}
      </span>
      {(["food", "wood", "ore"] as const).map(resource => {
        const Face = resourceIcons[resource];
        return (
          <span key={resource} className={`rw-dial-${resource}`}>
            <span className="rw-dial-name">
              <Face size={17} aria-hidden="true" /> {startingDials[resource]}
            </span>
          </span>
        );
      })}
    </span>
  );
}
