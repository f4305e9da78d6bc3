// The clan boards: the viewer's own beside the hand, everybody's side by side.
import { Popover } from "radix-ui";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { clans, UNITS_PER_COLOR } from "../../content/clans.ts";
import { type Resource, resourceIds } from "../../content/resources.ts";
import type { ClanView } from "../../view/view.ts";
import { clanIcons, GloryIcon, resourceIcons, UnitIcon } from "../pieces/icons.tsx";
import { useTable } from "../table.tsx";
import { Pile } from "./Hand.tsx";

/** An amount of a resource. */
export function Amount({ resource, count, label }: { resource: Resource; count: number; label: string }) {
  const Face = resourceIcons[resource];
  return (
    <span className={`ng-amount ng-amount-${resource}`} title={label}>
      <Face size={20} aria-hidden="true" />
      <span className="hk-hidden">{label} </span>
      <b>{count}</b>
    </span>
  );
}

function Stores({ clan }: { clan: ClanView }) {
  const { names, words } = useTable();
  return (
    <div className="ng-stores">
      {resourceIds.map(id => (
        <Amount key={id} resource={id} count={clan[id]} label={names.resources[id]} />
      ))}
      <span className="ng-amount ng-amount-units" title={words.onMap(clan.winter.units, UNITS_PER_COLOR)}>
        <UnitIcon size={20} aria-hidden="true" />
        <span className="hk-hidden">{words.onMap(clan.winter.units, UNITS_PER_COLOR)}</span>
        <b aria-hidden="true">
          {clan.winter.units}
          <small>/{UNITS_PER_COLOR}</small>
        </b>
      </span>
      <span className="ng-amount ng-amount-glory" title={words.glory}>
        <GloryIcon size={20} aria-hidden="true" />
        <span className="hk-hidden">{words.glory} </span>
        <b>{clan.glory ?? "?"}</b>
      </span>
    </div>
  );
}

/** What the next winter costs, and whether it can be paid. */
export function Winter({ clan }: { clan: ClanView }) {
  const { words, names } = useTable();
  const { winter } = clan;
  const { next } = winter;
  return (
    <Popover.Root>
      <Popover.Trigger className="ng-winter" data-short={winter.isShort || undefined}>
        <Snow />
        <span className="hk-hidden">{words.winterCost(winter.food, winter.wood)}</span>
        <span aria-hidden="true" className="ng-winter-cost">
          {winter.food + winter.wood === 0 && "0"}
          {winter.food > 0 && <Amount resource="food" count={winter.food} label={names.resources.food} />}
          {winter.wood > 0 && <Amount resource="wood" count={winter.wood} label={names.resources.wood} />}
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="hk-hint" sideOffset={6} collisionPadding={8}>
          <div className="hk-hint-title">{words.winter}</div>
          <p>{words.winterUnits(winter.units)}</p>
          <p>{words.winterCost(winter.food, winter.wood)}.</p>
          {winter.isShort && <p className="ng-warning">{words.winterShort}</p>}
          {next && (
            <p>
              {words.winterNext(next.fromUnits)}: {words.winterCost(next.food, next.wood)}
            </p>
          )}
          <Popover.Close className="hk-link">{words.close}</Popover.Close>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Snow() {
  return (
    <svg viewBox="0 0 20 20" width={18} height={18} aria-hidden="true">
      <path
        d="M10 1v18M2.200 5.500l15.600 9M2.200 14.500l15.600-9M7.500 2.500 10 5l2.500-2.500M7.500 17.500 10 15l2.500 2.500"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The viewer's own clan. */
export function OwnClan() {
  const { own, names, words, colour, seatName } = useTable();
  if (!own) return null;
  const Face = clanIcons[own.clan.clan];
  const { name, text } = names.clans[own.clan.clan];
  const { domination, mate } = own.clan;
  return (
    <section className="ng-own-clan" aria-label={words.yourClan} data-colour={colour(own.seat)}>
      <Popover.Root>
        <Popover.Trigger className="ng-clan-badge" style={{ background: `var(--seat-${colour(own.seat)})` }}>
          <Face size={34} color={`var(--on-seat-${colour(own.seat)})`} aria-hidden="true" />
          <span className="hk-hidden">{name}</span>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content className="hk-hint" sideOffset={6} collisionPadding={8}>
            <div className="hk-hint-title">{name}</div>
            <p>{text}</p>
            {domination && <p>{words.domination(domination.have, domination.need)}</p>}
            {mate >= 0 && <p>{words.team(seatName(mate))}</p>}
            <Popover.Close className="hk-link">{words.close}</Popover.Close>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <strong className="ng-clan-name">{name}</strong>
      <Stores clan={own.clan} />
      <Winter clan={own.clan} />
    </section>
  );
}

/** Every clan: what everybody may know. */
export function ClanTable() {
  const { view, words } = useTable();
  return (
    <section className="ng-panel ng-clans" aria-label={words.clans}>
      <h2>{words.clans}</h2>
      {view.clans.map((clan, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place
        <ClanRow key={seat} clan={clan} seat={seat} />
      ))}
    </section>
  );
}

function ClanRow({ clan, seat }: { clan: ClanView; seat: number }) {
  const { names, words, colour, seatName } = useTable();
  const Face = clanIcons[clan.clan];
  const { domination, winter } = clan;
  const unrest = clan.gained.filter(card => card === "unrest").length;
  const { power } = clans[clan.clan];
  return (
    <div className="ng-clan-row">
      <div className="ng-clan-title">
        <SeatShield colour={colour(seat)} size={20} />
        <strong>{seatName(seat)}</strong>
        <span className="ng-clan-kind" title={names.clans[clan.clan].text}>
          <Face size={17} aria-hidden="true" /> {names.clans[clan.clan].name}
        </span>
        {clan.passed && <span className="ng-tag">{words.passed}</span>}
      </div>
      <p className="ng-clan-text">{names.clans[clan.clan].text}</p>
      <ul className="ng-clan-facts">
        <li>{words.handOf(clan.handSize)}</li>
        {domination && (
          <li data-near={domination.have >= domination.need - 1 || undefined}>
            {words.domination(domination.have, domination.need)}
          </li>
        )}
        {unrest > 0 && <li data-near="">{words.unrest(unrest)}</li>}
        {power.kaija && clan.kaija < 0 && <li>{words.kaija}: –</li>}
        <li>{words.winterCost(winter.food, winter.wood)}</li>
      </ul>
      <div className="ng-piles ng-piles-small">
        <Pile label={words.drawPile} cards={clan.pileTop} count={clan.pileSize} isBack />
        <Pile
          label={words.activeZone}
          cards={[...clan.aside, ...clan.played]}
          count={clan.played.length + clan.aside.length}
        />
        <Pile label={words.discardPile} cards={clan.discard} count={clan.discard.length} />
      </div>
    </div>
  );
}
