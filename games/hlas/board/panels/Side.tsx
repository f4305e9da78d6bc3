// The table beside the map: round and Tax track, and how near the end is.

import { TAX } from "../../content/numbers.ts";
import { TOWERS } from "../../content/units.ts";
import { nearest } from "../../view/nearest.ts";
import { EndIcon, objectiveIcons, resourceIcons, TaxIcon } from "../pieces/icons.tsx";
import { useTable } from "../table.tsx";

const phases = ["actions", "harvest", "round-end"] as const;

/** Round, phase, whose turn, the Tax track, and whether the end has been triggered. */
export function RoundBox() {
  const { view, words } = useTable();
  return (
    <section className="hk-box" aria-label={words.round(view.round)}>
      <div className="hl-round">
        <h3>{view.round > 0 ? words.round(view.round) : words.setup}</h3>
        <ol className="hl-phases">
          {phases.map(phase => (
            <li
              key={phase}
              data-now={view.phase === phase || undefined}
              aria-current={view.phase === phase || undefined}
            >
              {words.phases[phase]}
            </li>
          ))}
        </ol>
      </div>
      <TaxTrack />
      {view.lastRound > 0 && (
        <p className="hl-end-banner" role="status">
          <EndIcon size={18} aria-hidden="true" />
          {words.endTriggered(view.trigger === "" ? "" : words.objectives[view.trigger].name, view.lastRound)}
        </p>
      )}
    </section>
  );
}

function TaxTrack() {
  const { view, words } = useTable();
  return (
    <p className="hl-tax">
      <TaxIcon size={16} aria-hidden="true" />
      <span>{words.tax}</span>
      {view.tax.map((resource, i) => {
        const Face = resourceIcons[resource];
        return (
          <span key={resource} className={`hl-tax-space hl-resource-${resource}`} title={words.resource[resource]}>
            <Face size={16} aria-hidden="true" />
            <span className="hk-hidden">{words.resource[resource]}</span>
            <b>{TAX[i]}</b>
          </span>
        );
      })}
    </p>
  );
}

/** How near each X-objective is. */
export function Objectives() {
  const { view, words, sides, seatName } = useTable();
  const { expand, exploit } = nearest(view, sides);
  const rows = [
    { id: "explore", text: words.tokensLeft(view.hiddenLand) },
    { id: "expand", text: expand ? words.unitsLeft(seatName(expand.seat), expand.left) : "" },
    { id: "exploit", text: exploit ? words.towersOf(seatName(exploit.seat), TOWERS - exploit.left, TOWERS) : "" },
    { id: "exterminate", text: words.objectives.exterminate.text },
  ] as const;
  return (
    <section className="hk-box" aria-label={words.objectivesTitle}>
      <h3>{words.objectivesTitle}</h3>
      <ul className="hl-objectives">
        {rows.map(({ id, text }) => {
          const Face = objectiveIcons[id];
          return (
            <li key={id} title={words.objectives[id].text} data-now={view.trigger === id || undefined}>
              <Face size={17} aria-hidden="true" />
              <b>{words.objectives[id].name}</b>
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
