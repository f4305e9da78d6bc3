// What everybody sees of a side, for the players panel and for the table.
import type { Language } from "#kernel/texts.ts";
import type { SeatPanelProps } from "#web/kit/board.ts";
import { Lead as Figure, isAhead } from "#web/kit/Lead.tsx";
import { slotIds } from "../content/actions.ts";
import { ENEMY, SERF, TOKEN } from "../content/marks.ts";
import { pieceFacts } from "../content/units.ts";
import type { HlasView } from "../view/view.ts";
import { CapitalIcon, resourceIcons, ScribedIcon, SerfIcon, SpellIcon, TowerIcon, VpIcon } from "./pieces/icons.tsx";
import { namesOf } from "./table.tsx";
import { boardWords } from "./words.ts";

/** Points as they would be counted if the game ended now. */
export function Lead({ view, seat, language }: SeatPanelProps<HlasView>) {
  const totals = view.scores.map(score => score?.total ?? 0);
  const own = totals[seat] ?? 0;
  if ((view.realms[seat]?.faction ?? "") === "") return null;
  return (
    <Figure
      label={`${boardWords[language].vpIfEnded}: ${own}`}
      mark={<VpIcon size={16} />}
      place={isAhead(own, totals) ? "ahead" : null}
    >
      {own}
    </Figure>
  );
}

/** One seat at a glance. */
export function SeatPanel({ view, seat, language }: SeatPanelProps<HlasView>) {
  const realm = view.realms[seat];
  if (!realm || realm.faction === "") return null;
  const words = boardWords[language];
  return (
    <div className="hl-seat">
      <span className="hl-seat-faction">
        {namesOf[language].factions[realm.faction].name}
        {view.first === seat && !view.solo && (
          <b className="hk-first" title={words.firstPlayer}>
            1
          </b>
        )}
        <MiniBar view={view} seat={seat} language={language} />
      </span>
      <SeatFacts view={view} seat={seat} language={language} />
    </div>
  );
}

/** The facts of a side as a row of pictures with numbers. */
export function SeatFacts({ view, seat, language }: { view: HlasView; seat: number; language: Language }) {
  const words = boardWords[language];
  const realm = view.realms[seat]!;
  const { serf, warrior } = pieceFacts;
  const left = realm.serfsLeft + realm.warriorsLeft;
  const facts = [
    ...(["ore", "mana", "food"] as const).map(id => {
      const Face = resourceIcons[id];
      return { id, text: words.resource[id], mark: <Face size={14} />, n: String(realm[id]) };
    }),
    { id: "level", text: words.level(realm.level), mark: <CapitalIcon size={14} />, n: String(realm.level) },
    { id: "towers", text: words.towers, mark: <TowerIcon size={14} />, n: String(realm.towers.length) },
    {
      id: "serfs",
      text: words.serfsAtHome(realm.courtyard, left, serf.count + warrior.count),
      mark: <SerfIcon size={14} />,
      n: String(realm.courtyard),
    },
    ...(seat === ENEMY
      ? []
      : [
          {
            id: "library",
            text: words.cardsOf(realm.librarySize),
            mark: <SpellIcon size={14} />,
            n: String(realm.librarySize),
          },
          {
            id: "scribed",
            text: words.scribedOf(realm.scribed.map(card => namesOf[language].spells[card].name).join(", ")),
            mark: <ScribedIcon size={14} />,
            n: String(realm.scribed.length),
          },
        ]),
  ];
  return (
    <ul className="hl-facts">
      {facts.map(({ id, text, mark, n }) => (
        <li key={id} title={text} className={`hl-resource-${id}`}>
          <span aria-hidden="true">{mark}</span>
          <span className="hk-hidden">{text}: </span>
          <span>{n}</span>
        </li>
      ))}
      {realm.isOut && <li className="hl-out">{words.isOut}</li>}
    </ul>
  );
}

/** The Action Bar of a side, as nine small marks. */
function MiniBar({ view, seat, language }: { view: HlasView; seat: number; language: Language }) {
  const words = boardWords[language];
  const { slots } = view.realms[seat]!;
  const used = slotIds.filter((_, i) => slots[i] !== 0).map(slot => words.slots[slot]);
  const label = used.length === 0 ? words.allFree : words.usedSlots(used.join(", "));
  return (
    <span className="hl-mini-bar" title={label}>
      <span className="hk-hidden">{label}</span>
      {slots.map((slot, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: slots are known by their place
          key={i}
          aria-hidden="true"
          data-kind={slot === TOKEN ? "token" : slot === SERF ? "serf" : slot === 0 ? undefined : "closed"}
        />
      ))}
    </span>
  );
}
