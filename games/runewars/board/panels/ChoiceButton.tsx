// An option as a button, with the picture of what it is about where there is one, and what it does.

import type { ReactNode } from "react";
import * as kit from "#web/kit/ChoiceButton.tsx";
import type { RuneChoice } from "../../choices.ts";
import { factions } from "../../content/factions.ts";
import { typeOf, type UnitId, units } from "../../content/units.ts";
import { FateFace } from "../pieces/Cards.tsx";
import { HeroFigure, UnitSign } from "../pieces/Figures.tsx";
import { attributeIcons, developmentIcons, resourceIcons, TitleIcon } from "../pieces/icons.tsx";
import { type Table, useTable } from "../table.tsx";

function heroPicture({ view, colour }: Table, id: string): ReactNode {
  const hero = view.heroes.find(each => each.id === id);
  return (
    <svg width={24} height={28} viewBox="-18 -21 36 43" aria-hidden="true">
      <HeroFigure colour={hero ? colour(hero.seat) : null} isRouted={false} />
    </svg>
  );
}

/** The figures of a battle belong to one side or the other. */
function sideColour({ props, view, colour }: Table) {
  const { side } = (props.look.question?.args ?? {}) as { side?: "attacker" | "defender" };
  const battle = view.frames.findLast(frame => frame.proc === "battle");
  return colour(battle?.proc === "battle" && side ? battle[side].seat : (props.look.question?.seat ?? -1));
}

function pictureOf(table: Table, choice: RuneChoice): ReactNode {
  switch (choice.kind) {
    case "figure":
      return <UnitSign unit={choice.unit} colour={sideColour(table)} isRouted={choice.isRouted} size={34} />;
    case "type":
      return <UnitSign unit={choice.unit} colour={sideColour(table)} size={34} />;
    case "unit":
      return (
        <UnitSign
          unit={choice.unit}
          colour={table.colour(Math.max(table.view.owner[choice.area] ?? -1, table.props.look.question?.seat ?? -1))}
          isRouted={choice.isRouted}
          size={34}
        />
      );
    case "fate":
      return <FateFace card={choice.card} />;
    case "support":
    case "pickHero":
    case "reward":
    case "reveal":
    case "give":
    case "dropReward":
    case "grave":
      return heroPicture(table, choice.hero);
    case "resource": {
      const Face = resourceIcons[choice.resource];
      return <Face size={22} aria-hidden="true" />;
    }
    case "build": {
      const Face = developmentIcons[choice.development];
      return <Face size={22} aria-hidden="true" />;
    }
    case "train": {
      const Face = attributeIcons[choice.attribute];
      return <Face size={22} aria-hidden="true" />;
    }
    case "title":
      return <TitleIcon size={22} aria-hidden="true" />;
    default:
      return null;
  }
}

function textOf({ names }: Table, choice: RuneChoice): string {
  switch (choice.kind) {
    case "tactics":
    case "discard":
      return names.tactics[choice.card].text;
    case "quest":
      return names.quests[choice.quest].text;
    case "title":
      return names.titles[choice.title].text;
    case "reward":
    case "reveal":
      return names.rewards[choice.card].text;
    case "type":
      return `${names.units[choice.unit].special}: ${names.units[choice.unit].text}`;
    case "pickHero":
      return names.heroes[choice.hero].text;
    default:
      return "";
  }
}

/** What a dial brings when units are recruited from it; nothing for other questions. */
function recruitsOf({ props, view, own }: Table, choice: RuneChoice): UnitId[] {
  const frame = view.frames.findLast(({ proc }) => proc === "recruit");
  if (choice.kind !== "resource" || props.look.question?.proc !== "recruit" || frame?.proc !== "recruit") return [];
  if (!own || own.state.faction === "") return [];
  const spaces = factions[own.state.faction].dials[choice.resource].slice(0, own.state[choice.resource] + 1);
  const found = spaces.flatMap(({ unit }) => unit ?? []);
  return frame.isTriangles ? found.filter(unit => units[typeOf(unit)]!.shape === "triangle") : found;
}

/** The button. */
export function ChoiceButton({ choice, isMain = false }: { choice: RuneChoice; isMain?: boolean }) {
  const table = useTable();
  return (
    <kit.ChoiceButton
      choice={choice}
      offers={table.offers}
      isMain={isMain}
      picture={pictureOf(table, choice)}
      text={textOf(table, choice)}
    >
      {recruitsOf(table, choice).map((unit, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: units of one type are alike
        <UnitSign key={i} unit={unit} colour={table.colour(table.own?.seat ?? -1)} size={24} />
      ))}
    </kit.ChoiceButton>
  );
}
