// Everybody at the table: what is public of each power, its Nation cards, and the card an automa goes by.
import { Popover } from "radix-ui";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { sizeOf } from "../../content/army.ts";
import { abilitiesOf, type NationId } from "../../content/nations.ts";
import type { Power } from "../../state.ts";
import type { PowerView } from "../../view/view.ts";
import { usableHint } from "../describe.tsx";
import { NationFace, SoloFace } from "../pieces/Cards.tsx";
import { ArmyLine } from "../pieces/Figures.tsx";
import { EnergyIcon, MissionIcon, titanIcons, VpIcon } from "../pieces/icons.tsx";
import { useTable } from "../table.tsx";

/** All powers in turn order. */
export function Powers() {
  const { view, words } = useTable();
  if (view.powers.every(({ nation }) => nation === "")) return null;
  const order = view.order.length === view.powers.length ? view.order : view.powers.map((_, i) => i);
  return (
    <section className="ty-powers hk-box" aria-label={words.powers}>
      <h2>{words.powers}</h2>
      {order.map(power => (
        <PowerCard key={power} power={power} />
      ))}
    </section>
  );
}

function PowerCard({ power }: { power: Power }) {
  const { view, words, names, colour, powerName } = useTable();
  const own = view.powers[power];
  if (!own || own.nation === "") return null;
  const isAutoma = typeof own.who !== "number";
  return (
    <article className="ty-power" data-active={view.active === power || undefined} data-seat={colour(power)}>
      <header>
        <SeatShield colour={colour(power)} size={20} />
        <b>{powerName(power)}</b>
        <NationBoard nation={own.nation} label={isAutoma ? words.automa : names.nations[own.nation]} />
        {view.order[0] === power && (
          <i className="ty-first" title={words.firstPlayer}>
            1
          </i>
        )}
      </header>
      {isAutoma && <Facts own={own} />}
      <NationCards own={own} />
      {own.soloCard !== "" && (
        <div className="ty-solo">
          <SoloFace card={own.soloCard} names={names} words={words} />
        </div>
      )}
    </article>
  );
}

/** A Nation board lies open: pressing its name shows what its Nation and its Titan can do. */
function NationBoard({ nation, label }: { nation: NationId; label: string }) {
  const { names, words } = useTable();
  return (
    <Popover.Root>
      <Popover.Trigger className="hk-link ty-note">{label}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="hk-hint" sideOffset={6} collisionPadding={8} aria-label={names.nations[nation]}>
          <div className="hk-hint-title">{names.titans[nation]}</div>
          <Abilities nation={nation} />
          <Popover.Close className="hk-link">{words.close}</Popover.Close>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The abilities of a Nation in words. */
export function Abilities({ nation }: { nation: NationId }) {
  const table = useTable();
  return abilitiesOf(nation, table.view.isAdvanced).map(id => {
    const { title, body } = usableHint(table, id);
    return (
      <div key={id}>
        <b>{title}</b>
        <div className="hk-hint-body">{body}</div>
      </div>
    );
  });
}

/** Numbers that everybody may know. */
export function Facts({ own }: { own: PowerView }) {
  const { words, view } = useTable();
  if (own.nation === "") return null;
  const Titan = titanIcons[own.nation];
  return (
    <ul className="ty-facts">
      <li title={words.regionsHeld(own.regions)}>
        <i className="ty-fact-land" aria-hidden="true" />
        <span className="hk-hidden">{words.regionsHeld(own.regions)}</span>
        <span aria-hidden="true">{own.regions}</span>
      </li>
      <li title={words.handOf(own.handSize)}>
        <i className="ty-fact-card" aria-hidden="true" />
        <span className="hk-hidden">{words.handOf(own.handSize)}</span>
        <span aria-hidden="true">{own.handSize}</span>
      </li>
      {own.missionCount > 0 && (
        <li title={words.missionsOf(own.missionCount)}>
          <MissionIcon size={15} aria-hidden="true" />
          <span className="hk-hidden">{words.missionsOf(own.missionCount)}</span>
          <span aria-hidden="true">{own.missionCount}</span>
        </li>
      )}
      {view.isAdvanced && (
        <li title={words.energyOf(own.energy)} className="ty-fact-energy">
          <EnergyIcon size={14} aria-hidden="true" />
          <span className="hk-hidden">{words.energyOf(own.energy)}</span>
          <span aria-hidden="true">{own.energy}</span>
        </li>
      )}
      <li title={words.titanPlace[own.titan]} className={`ty-fact-titan ty-fact-${own.titan}`}>
        <Titan size={17} aria-hidden="true" />
        <span className="hk-hidden">{words.titanPlace[own.titan]}</span>
      </li>
      {sizeOf(own.reserve) > 0 && (
        <li title={words.reserve} className="ty-fact-reserve">
          <span className="hk-hidden">{words.reserve}: </span>
          <ArmyLine army={own.reserve} size={14} />
        </li>
      )}
      {own.vp !== null && (
        <li title={words.vp(own.vp)} className="ty-fact-vp">
          <VpIcon size={15} aria-hidden="true" />
          <span className="hk-hidden">{words.vp(own.vp)}</span>
          <span aria-hidden="true">{own.vp}</span>
        </li>
      )}
    </ul>
  );
}

/** Bought Nation cards by name; pressing one shows what it says. */
function NationCards({ own }: { own: PowerView }) {
  const { names, words } = useTable();
  if (own.cards.length === 0) return null;
  return (
    <ul className="ty-bought">
      {own.cards.map(card => (
        <li key={card}>
          <Popover.Root>
            <Popover.Trigger className="ty-bought-card" data-used={own.rotated.includes(card) || undefined}>
              {names.cards[card].name}
            </Popover.Trigger>
            <Popover.Portal>
              <Popover.Content className="hk-hint ty-bought-open" sideOffset={6} collisionPadding={8}>
                <div className="ty-card ty-card-nation">
                  <NationFace card={card} names={names} />
                </div>
                {own.rotated.includes(card) && <p>{words.usedThisRound}</p>}
                <Popover.Close className="hk-link">{words.close}</Popover.Close>
              </Popover.Content>
            </Popover.Portal>
          </Popover.Root>
        </li>
      ))}
    </ul>
  );
}
