// Faces of cards: Spells, Tactics, the solo enemy's.
import type { ReactNode } from "react";
import { soloBoards } from "../../content/solo-boards.ts";
import { type SoloCardId, soloCards } from "../../content/solo-cards.ts";
import { type Difficulty, soloWorth } from "../../content/solo-levels.ts";
import { type SpellId, spells } from "../../content/spells.ts";
import { type TacticId, tactics } from "../../content/tactics.ts";
import type { Names } from "../../i18n/names.ts";
import type { Figure } from "../../view/figures.ts";
import { lettersOf } from "../describe.tsx";
import type { BoardWords } from "../words.ts";
import { resourceIcons, soloIcons, tacticIcons, VpIcon } from "./icons.tsx";

interface FaceProps {
  readonly names: Names;
  readonly words: BoardWords;
  readonly children?: ReactNode;
}

interface SpellLook {
  readonly name: string;
  readonly text: string;
  readonly type: "incanted" | "combat" | "reaction" | "solo";
  readonly mana: number;
  readonly vp: number;
}

/** A spell of the deck or of the solo enemy's board. */
function spellLook(names: Names, card: string): SpellLook | null {
  if (card in spells) {
    const { type, mana, vp } = spells[card as SpellId];
    return { ...names.spells[card as SpellId], type, mana, vp };
  }
  const solo = Object.values(soloBoards)
    .flatMap(({ heroes }) => heroes)
    .find(({ spell }) => spell.id === card)?.spell;
  return solo ? { ...names.soloSpells[solo.id], type: "solo", mana: solo.mana, vp: solo.vp } : null;
}

/** A Spell card: name, kind, cost, points, what it does. */
export function SpellFace({
  card,
  names,
  words,
  isBig = false,
  manaNow = null,
  children,
}: FaceProps & { card: string; isBig?: boolean; manaNow?: Figure | null }) {
  const spell = spellLook(names, card);
  if (!spell) return null;
  const { name, text, type, mana, vp } = spell;
  const Mana = resourceIcons.mana;
  return (
    <div className={isBig ? "hl-card hl-card-big" : "hl-card"} data-type={type}>
      <span className="hl-card-head">
        <b>{name}</b>
        <small>
          <Mana size={12} aria-hidden="true" />
          <span data-changed={(manaNow !== null && manaNow.changes.length > 0) || undefined}>
            {manaNow?.now ?? mana}
          </span>
          <VpIcon size={12} aria-hidden="true" />
          {vp}
        </small>
      </span>
      <span className="hl-card-kind">{words.spellType[type]}</span>
      <span className="hl-card-text" style={lettersOf([text])}>
        {text}
      </span>
      {children}
    </div>
  );
}

/** A Tactic card. */
export function TacticFace({
  card,
  names,
  words,
  costNow = null,
  children,
}: FaceProps & { card: TacticId; costNow?: Figure | null }) {
  const { resource, cost, strength, vp } = tactics[card];
  const { name, text } = names.tactics[card];
  const Face = tacticIcons[card];
  const Coin = resource === "" ? null : resourceIcons[resource];
  return (
    <>
      <span className="hl-tactic-head">
        <span className="hl-tactic-cost" title={words.cost}>
          {Coin ? (
            <>
              <Coin size={13} aria-hidden="true" />
              <span data-changed={(costNow !== null && costNow.changes.length > 0) || undefined}>
                {costNow?.now ?? cost}
              </span>
            </>
          ) : (
            "0"
          )}
        </span>
        <b className="hl-tactic-strength">+{strength}</b>
        <span className="hl-tactic-vp" title={words.vpName}>
          <VpIcon size={13} aria-hidden="true" />
          {vp < 0 ? `−${-vp}` : vp}
        </span>
      </span>
      <Face size={28} aria-hidden="true" className="hl-tactic-art" />
      <span className="hl-tactic-name">{name}</span>
      <span className="hl-tactic-text">{text}</span>
      {children}
    </>
  );
}

const compass = (degrees: number): string => `rotate(${degrees} 0 0)`;

/** A card of the solo enemy: its action, direction, and what it is worth in a battle. */
export function SoloFace({ card, difficulty, names, words }: FaceProps & { card: SoloCardId; difficulty: Difficulty }) {
  const { action, compass: degrees, attackerTactic, defenderTactic } = soloCards[card];
  const { strength, vp } = soloWorth(difficulty, card);
  const Face = soloIcons[action];
  const { name, text } = names.soloCards[card];
  return (
    <div className="hl-solo-card">
      <span className="hl-card-head">
        <Face size={22} aria-hidden="true" />
        <b>{name}</b>
        <svg width={26} height={26} viewBox="-14 -14 28 28" role="img" aria-label={words.compass(degrees)}>
          <circle r={12} className="hl-compass" />
          <path d="M0-11 4 3 0 0-4 3Z" transform={compass(degrees)} className="hl-compass-needle" />
        </svg>
      </span>
      <span className="hl-card-text">{text}</span>
      <small className="hl-solo-battle">
        {words.soloBattle(strength, vp, names.tactics[attackerTactic].name, names.tactics[defenderTactic].name)}
      </small>
    </div>
  );
}
