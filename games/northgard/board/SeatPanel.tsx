// What everybody sees of a seat, for the players panel.
import type { SeatPanelProps } from "#web/kit/board.ts";
import { Lead as Figure } from "#web/kit/Lead.tsx";
import { UNITS_PER_COLOR } from "../content/clans.ts";
import { resourceIds } from "../content/resources.ts";
import type { NorthView } from "../view/view.ts";
import { buildingIcons, clanIcons, GloryIcon, resourceIcons, UnitIcon } from "./pieces/icons.tsx";
import { namesOf } from "./table.tsx";
import { boardWords } from "./words.ts";

const Stronghold = buildingIcons.fortress;

/** Glory, as far as it can be seen, and how near a win by domination is. */
export function Lead({ view, seat, language }: SeatPanelProps<NorthView>) {
  const words = boardWords[language];
  const glory = view.clans[seat]?.glory ?? null;
  const domination = view.clans[seat]?.domination;
  return (
    <>
      {domination && domination.have > 0 && (
        <Figure
          label={words.domination(domination.have, domination.need)}
          mark={<Stronghold size={15} />}
          place={domination.have >= domination.need - 1 ? "ahead" : null}
        >
          {domination.have}
          <small>/{domination.need}</small>
        </Figure>
      )}
      <Figure label={`${words.glory}: ${glory ?? "?"}`} mark={<GloryIcon size={16} />}>
        {glory ?? "?"}
      </Figure>
    </>
  );
}

/** One seat at a glance. */
export function SeatPanel({ view, seat, language }: SeatPanelProps<NorthView>) {
  const words = boardWords[language];
  const names = namesOf[language];
  const clan = view.clans[seat];
  if (!clan) return null;
  const Clan = clanIcons[clan.clan];
  const { units } = clan.winter;
  return (
    <div className="ng-seat">
      <span className="ng-seat-clan" title={names.clans[clan.clan].text}>
        <Clan size={15} aria-hidden="true" /> {names.clans[clan.clan].name}
        {view.first === seat && (
          <b className="ng-first" title={words.firstPlayer}>
            1
          </b>
        )}
        {clan.passed && <i className="ng-tag">{words.passed}</i>}
      </span>
      <ul>
        {resourceIds.map(id => {
          const Face = resourceIcons[id];
          return (
            <li key={id} title={names.resources[id]} className={`ng-amount-${id}`}>
              <Face size={15} aria-hidden="true" />
              <span className="hk-hidden">{names.resources[id]} </span>
              {clan[id]}
            </li>
          );
        })}
        <li title={words.onMap(units, UNITS_PER_COLOR)}>
          <UnitIcon size={15} aria-hidden="true" />
          <span className="hk-hidden">{words.onMap(units, UNITS_PER_COLOR)}</span>
          <span aria-hidden="true">{units}</span>
        </li>
        <li title={words.handOf(clan.handSize)}>
          <i className="ng-mini-card" aria-hidden="true" />
          <span className="hk-hidden">{words.handOf(clan.handSize)}</span>
          <span aria-hidden="true">{clan.handSize}</span>
        </li>
      </ul>
    </div>
  );
}
