// The faces of cards: Support, Nation, Mission, Order and solo cards, and abilities.

import { type MissionId, missionOf } from "../../content/missions.ts";
import { type NationCardId, nationCardOf } from "../../content/nation-cards.ts";
import type { AbilityId } from "../../content/nations.ts";
import { type ActionId, type OrderId, orderOf } from "../../content/orders.ts";
import { type SoloCardId, soloCardOf } from "../../content/solo.ts";
import { type SupportId, supportOf } from "../../content/support.ts";
import type { UnitType } from "../../content/units.ts";
import type { Names } from "../../i18n/names.ts";
import type { BoardWords } from "../words.ts";
import {
  actionParts,
  BattleIcon,
  EnergyIcon,
  nationIcons,
  OwnIcon,
  supportIcons,
  unitIcons,
  VpIcon,
} from "./icons.tsx";

/** What the faces need to speak. */
export interface Speech {
  readonly names: Names;
  readonly words: BoardWords;
}

/** A number that is part of a picture: the label of the thing says it in words. */
export function Printed({ n, isCheaper = false }: { n: number | string; isCheaper?: boolean }) {
  return <b className="ty-printed" data-n={n} data-cheaper={isCheaper || undefined} />;
}

/** A Support card: its effect as a picture, its requirement below. */
export function SupportFace({ card, words }: { card: SupportId } & Pick<Speech, "words">) {
  const { effect, side, unit } = supportOf(card);
  const Face = supportIcons[effect];
  const Unit = unitIcons[unit];
  return (
    <>
      <span className="ty-support-art">
        <Face size={34} aria-hidden="true" />
      </span>
      <span className="ty-support-name">{words.effect[effect]}</span>{" "}
      <span className="ty-support-need" data-side={side}>
        {side === "enemy" ? <BattleIcon size={12} aria-hidden="true" /> : <OwnIcon size={12} aria-hidden="true" />}
        <Unit size={19} aria-hidden="true" />
        <small>{words.side[side]}</small>
      </span>
    </>
  );
}

/** A Nation card. */
export function NationFace({ card, names, price }: { card: NationCardId; price?: number } & Pick<Speech, "names">) {
  const { nation, cost, frequency } = nationCardOf(card);
  const Nation = nationIcons[nation];
  const { name, text } = names.cards[card];
  return (
    <>
      <span className="ty-nation-head" aria-hidden="true">
        <Nation size={15} aria-hidden="true" />
        {frequency === "round" && <RotateMark />}
        <Printed n={price ?? cost} isCheaper={price !== undefined && price < cost} />
      </span>
      <strong className="ty-card-name">{name}</strong> <span className="ty-card-text">{text}</span>
    </>
  );
}

/** An ability of a Nation board. */
export function AbilityFace({ ability, names }: { ability: AbilityId } & Pick<Speech, "names">) {
  const { name, text } = names.abilities[ability];
  return (
    <>
      <strong className="ty-card-name">{name}</strong> <span className="ty-card-text">{text}</span>
    </>
  );
}

/** Turned when used, until the round is over. */
function RotateMark() {
  return (
    <svg viewBox="0 0 16 16" width={13} height={13} aria-hidden="true">
      <path d="M8 2a6 6 0 1 1-5.600 4h2A4 4 0 1 0 8 4v2.500L4 3l4-3.500Z" fill="currentColor" />
    </svg>
  );
}

/** A Mission. */
export function MissionFace({ mission, names }: { mission: MissionId } & Pick<Speech, "names">) {
  const { name, text } = names.missions[mission];
  return (
    <>
      <span className="ty-mission-head" aria-hidden="true">
        <VpIcon size={15} aria-hidden="true" />
        <Printed n={missionOf(mission).reward} />
      </span>
      <strong className="ty-card-name">{name}</strong> <span className="ty-card-text">{text}</span>
    </>
  );
}

const pictured: Readonly<Record<"any" | "army", readonly UnitType[]>> = {
  any: ["infantry", "cavalry", "artillery", "titan"],
  army: ["infantry", "cavalry", "artillery", "titan"],
};

/** An action as a small picture: what is done, and with which unit. */
export function ActionPicture({ action, size = 20 }: { action: ActionId; size?: number }) {
  const { verb: Verb, unit } = actionParts[action];
  return (
    <span className={`ty-action ty-action-${action.split("-")[0]}`} aria-hidden="true">
      <Verb size={size} aria-hidden="true" />
      {unit === "army" && <Printed n="1–4" />}
      {(unit === "any" || unit === "army") && (
        <span className="ty-action-any" aria-hidden="true">
          {pictured[unit].map(each => {
            const Unit = unitIcons[each];
            return <Unit key={each} size={size * 0.52} />;
          })}
        </span>
      )}
      {unit !== null && unit !== "any" && unit !== "army" && <UnitSign unit={unit} size={size} />}
      {action === "buy-nation-card-discount" && <Printed n="−1" />}
    </span>
  );
}

/** A unit as a sign in text. */
export function UnitSign({ unit, size = 20 }: { unit: UnitType; size?: number }) {
  const Unit = unitIcons[unit];
  return <Unit size={size} aria-hidden="true" />;
}

/** An Order card: its actions one below the other. */
export function OrderFace({ order, names, size = 18 }: { order: OrderId; size?: number } & Pick<Speech, "names">) {
  const { actions, energy } = orderOf(order);
  return (
    <>
      <strong className="ty-order-name">{names.orders[order]}</strong>
      <span className="ty-order-actions">
        {actions.map(action => (
          <ActionPicture key={action} action={action} size={size} />
        ))}
      </span>
      {energy !== "" && (
        <span className="ty-order-energy" title={names.energy[energy].text} aria-hidden="true">
          <EnergyIcon size={11} aria-hidden="true" />
          <Printed n={energy === "skip" ? "1/4" : "6·4·2"} />
        </span>
      )}
    </>
  );
}

/** A solo card with everything an automa goes by. */
export function SoloFace({ card, names, words }: { card: SoloCardId } & Speech) {
  const { orders, targets, deploys, aggression, attack, defence, pick } = soloCardOf(card);
  const { name, text } = names.soloCards[card];
  return (
    <>
      <strong className="ty-card-name">{name}</strong> <span className="ty-card-text">{text}</span>
      <dl className="ty-solo-facts">
        <dt>{words.soloOrders}</dt>
        <dd className="ty-solo-orders">
          {orders.slice(0, 4).map(action => (
            <ActionPicture key={action} action={action} size={14} />
          ))}
        </dd>
        <dt>{words.soloTargets}</dt>
        <dd>{targets.map(key => words.target[key]).join(" › ")}</dd>
        <dt>{words.soloDeploys}</dt>
        <dd>{deploys.map(key => words.deployTo[key]).join(" › ")}</dd>
        <dt>{words.soloBattle}</dt>
        <dd>{words.soloBonuses(aggression, attack, defence)}</dd>
        <dt>{words.soloPick}</dt>
        <dd>{words.effect[pick]}</dd>
      </dl>
    </>
  );
}
