// An option as a button, with the picture of what it is about where there is one, and what it does.
import type { ReactNode } from "react";
import * as kit from "#web/kit/ChoiceButton.tsx";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import type { HlasChoice } from "../../choices.ts";
import { TAX } from "../../content/numbers.ts";
import type { Resource } from "../../content/resources.ts";
import { type Piece, pieceFacts } from "../../content/units.ts";
import { opposite } from "../../map/places.ts";
import { spellFactsNow } from "../describe.tsx";
import { UnitSign } from "../pieces/Figures.tsx";
import { resourceIcons, ScribedIcon, SpellIcon } from "../pieces/icons.tsx";
import { type Table, useTable } from "../table.tsx";

function resourcePicture(resource: Resource): ReactNode {
  const Face = resourceIcons[resource];
  return <Face size={22} aria-hidden="true" className={`hl-resource-${resource}`} />;
}

function unitPicture({ view, colour, props }: Table, choice: HlasChoice): ReactNode {
  if (choice.kind !== "unit" && choice.kind !== "board" && choice.kind !== "leave" && choice.kind !== "invite")
    return null;
  const asked = props.look.question?.seat ?? 0;
  const owner = choice.kind === "unit" ? choice.owner : choice.kind === "invite" ? opposite(asked) : asked;
  return <UnitSign piece={choice.piece} faction={view.realms[owner]?.faction ?? ""} colour={colour(owner)} size={32} />;
}

function pictureOf(table: Table, choice: HlasChoice): ReactNode {
  switch (choice.kind) {
    case "unit":
    case "board":
    case "leave":
    case "invite":
      return unitPicture(table, choice);
    case "resource":
    case "give":
      return resourcePicture(choice.resource);
    case "convert":
      return (
        <>
          {resourcePicture(choice.give)}→{resourcePicture(choice.take)}
        </>
      );
    case "cast":
    case "scribe":
    case "discard":
      return choice.kind === "cast" && choice.scribed >= 0 ? (
        <ScribedIcon size={20} aria-hidden="true" />
      ) : (
        <SpellIcon size={20} aria-hidden="true" />
      );
    case "opponent":
    case "lead":
      return <SeatShield colour={table.colour(choice.seat) ?? "black"} size={20} />;
    default:
      return null;
  }
}

/** What a resource is worth on the Tax track now. */
function taxText({ view, props, words }: Table, resource: Resource): string {
  const { proc } = props.look.question ?? {};
  const space = view.tax.indexOf(resource);
  return proc === "tax" && space >= 0 ? words.taxGives(TAX[space] ?? 0) : "";
}

/** What a Unit counts for in a battle: as payment for a Tactic card, or against damage. */
function unitText({ view, words, props }: Table, piece: Piece): string {
  const { question } = props.look;
  if (question?.proc !== "battle") return "";
  const { strength } = pieceFacts[piece];
  return question.step === "payForTactic"
    ? words.pays(view.fight?.own?.worth[piece] ?? strength)
    : words.worth(strength);
}

function textOf(table: Table, choice: HlasChoice): string {
  const { names, words } = table;
  switch (choice.kind) {
    case "cast":
    case "scribe":
    case "discard":
      return `${spellFactsNow(table, choice.card, choice.kind === "cast" && choice.scribed >= 0)}. ${names.spells[choice.card].text}`;
    case "scribed":
      return "";
    case "use":
      // The question has told already what it does.
      return "";
    case "repeat":
      return words.repeatPrice;
    case "resource":
      return taxText(table, choice.resource);
    case "unit":
      return unitText(table, choice.piece);
    case "discover":
      return words.discoverAbout;
    default:
      return "";
  }
}

/** The name of a Scribed spell stands for its number. */
function labelOf({ own, names, offers }: Table, choice: HlasChoice): string {
  if (choice.kind === "scribed") {
    const card = own?.realm.scribed[choice.at];
    if (card) return names.spells[card].name;
  }
  return offers.label(choice);
}

/** The button. */
export function ChoiceButton({ choice, isMain = false }: { choice: HlasChoice; isMain?: boolean }) {
  const table = useTable();
  return (
    <kit.ChoiceButton
      choice={choice}
      offers={table.offers}
      isMain={isMain}
      picture={pictureOf(table, choice)}
      label={labelOf(table, choice)}
      text={textOf(table, choice)}
    />
  );
}
