// An option as a button, with the picture of what it is about where there is one.
import type { ReactNode } from "react";
import * as kit from "#web/kit/ChoiceButton.tsx";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import type { NorthChoice } from "../../choices.ts";
import type { BuildingId } from "../../content/buildings.ts";
import { cardOf } from "../../content/cards.ts";
import type { Effect } from "../../content/effects.ts";
import { CreatureFigure } from "../pieces/Figures.tsx";
import { actionIcons, buildingIcons, KaijaIcon, resourceIcons, UnitIcon } from "../pieces/icons.tsx";
import { type Table, useTable } from "../table.tsx";

const opIcons: Partial<Record<Effect["op"], keyof typeof actionIcons>> = {
  recruit: "recruit",
  move: "move",
  explore: "explore",
  build: "build",
  draw: "draw",
};

function pictureOf({ props, colour }: Table, choice: NorthChoice): ReactNode {
  switch (choice.kind) {
    case "build":
    case "rebuild": {
      const Face = buildingIcons[choice.building];
      return <Face size={24} aria-hidden="true" />;
    }
    case "pay":
    case "gain":
    case "rob": {
      const Face = resourceIcons[choice.resource];
      return <Face size={20} aria-hidden="true" />;
    }
    case "exchange": {
      const Face = resourceIcons[choice.take];
      return <Face size={20} aria-hidden="true" />;
    }
    case "hunt":
      return (
        <svg viewBox="-27 -27 54 54" width={26} height={26} aria-hidden="true">
          <CreatureFigure creature={choice.creature} />
        </svg>
      );
    case "target":
      return <SeatShield colour={colour(choice.seat)} size={20} />;
    case "option": {
      const { card } = (props.look.question?.args ?? {}) as { card?: Parameters<typeof cardOf>[0] };
      const op = card && cardOf(card).branches[choice.option]?.[0]?.op;
      const icon = op && opIcons[op];
      const Face = icon && actionIcons[icon];
      return Face ? <Face size={22} aria-hidden="true" /> : null;
    }
    case "recruit":
    case "settle":
    case "strike":
    case "push":
    case "pull": {
      const Face = choice.kaija ? KaijaIcon : UnitIcon;
      return <Face size={20} aria-hidden="true" />;
    }
    default:
      return null;
  }
}

type PriceList = Readonly<Record<string, Readonly<Record<BuildingId, number>> | undefined>>;

/** A building to choose, on a place that is known: its name, price, what else it brings, and what it does. */
function BuildingText({ building }: { building: BuildingId }) {
  const { names, props } = useTable();
  const { prices, gifts } = (props.look.question?.args ?? {}) as PriceList;
  const [Wood, Food] = [resourceIcons.wood, resourceIcons.food];
  const { name, text } = names.buildings[building];
  return (
    <span className="ng-building-text">
      <span>
        <b>{name}</b>
        {prices && (
          <span className="ng-gift ng-amount-wood">
            {prices[building]} <Wood size={16} aria-label={names.resources.wood} />
          </span>
        )}
        {gifts && gifts[building] > 0 && (
          <span className="ng-gift ng-amount-food">
            +{gifts[building]} <Food size={16} aria-label={names.resources.food} />
          </span>
        )}
      </span>
      <small>{text}</small>
    </span>
  );
}

interface ChoiceButtonProps {
  readonly choice: NorthChoice;
  readonly isMain?: boolean;
  /** What is to be said about it. */
  readonly children?: ReactNode;
}

/** The button. */
export function ChoiceButton({ choice, isMain = false, children }: ChoiceButtonProps) {
  const table = useTable();
  const isBuilding = choice.kind === "build" || choice.kind === "rebuild";
  return (
    <kit.ChoiceButton
      choice={choice}
      offers={table.offers}
      isMain={isMain}
      picture={pictureOf(table, choice)}
      label={isBuilding ? <BuildingText building={choice.building} /> : undefined}
    >
      {children}
    </kit.ChoiceButton>
  );
}
