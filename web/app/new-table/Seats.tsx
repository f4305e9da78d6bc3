// Who sits where.
import { SeatShield, seatColours } from "#web/kit/seat-colours.tsx";
import type { CatalogueGame } from "../catalogue.ts";
import { levelAbout, levelName } from "../client/start-local.ts";
import { strengthAbout, strengthOf, strengthText } from "../client/strength.ts";
import { leadText } from "../client/strength-words.ts";
import { useLanguage, useWords, type Words } from "../i18n/index.ts";
import { Choices } from "../shell/Choices.tsx";
import { type Draft, kindsIn, reseated, resized, type SeatDraft } from "./plan.ts";

interface Props {
  readonly game: CatalogueGame;
  readonly draft: Draft;
  onChange(draft: Draft): void;
  nameOf(seat: number): string;
}

export function Seats({ game, draft, onChange, nameOf }: Props) {
  const t = useWords();
  return (
    <section className="card card-pad stack" aria-labelledby="make-seats">
      <div className="row seats-head">
        <h2 id="make-seats">{t("make.seats")}</h2>
        <Choices
          legend={t("make.howMany")}
          isLegendHidden
          value={String(draft.seats.length)}
          tiles={game.seats.map(n => ({ value: String(n), label: n }))}
          onChoose={n => onChange(resized(draft, Number(n), game))}
        />
      </div>
      <ol className="plain-list seat-list">
        {draft.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={i} className="seat-row">
            <SeatRow
              game={game}
              draft={draft}
              seat={seat}
              at={i}
              placeholder={nameOf(i)}
              onChange={change => onChange(reseated(draft, i, change))}
            />
          </li>
        ))}
      </ol>
      {draft.seats.some(({ kind }) => kind === "bot") && (
        <p className="field-help">{strengthAbout(t, game, draft.seats.length)}</p>
      )}
    </section>
  );
}

/** What a level is like, in words and in games it won. */
function botAbout(t: Words, game: CatalogueGame, draft: Draft, level: string): string {
  return [levelAbout(t, level), leadText(t, game, draft.seats.length, level)].filter(Boolean).join(" ");
}

interface RowProps {
  readonly game: CatalogueGame;
  readonly draft: Draft;
  readonly seat: SeatDraft;
  readonly at: number;
  readonly placeholder: string;
  onChange(change: Partial<SeatDraft>): void;
}

function SeatRow({ game, draft, seat, at, placeholder, onChange }: RowProps) {
  const t = useWords();
  const n = at + 1;
  return (
    <>
      <span className="seat-shield">
        <SeatShield colour={shieldOf(seat, at)} size={34} />
      </span>
      <div className="stack seat-fields">
        <Choices
          legend={t("make.who", { n })}
          isLegendHidden
          value={seat.kind}
          tiles={kindsIn[draft.where].map(kind => ({ value: kind, label: t(`make.kind.${kind}`) }))}
          onChoose={kind => onChange({ kind })}
        />
        <p className="field-help">
          {seat.kind === "bot" ? botAbout(t, game, draft, seat.level) : t(`make.kindAbout.${seat.kind}`)}
        </p>
        {seat.kind === "bot" && (
          <Choices
            legend={t("make.level", { n })}
            isLegendHidden
            value={seat.level}
            tiles={game.levels.map(level => {
              const strength = strengthOf(game, draft.seats.length, level);
              const about = strength && strengthText(strength);
              return { value: level, label: levelName(t, level), ...(about && { about }) };
            })}
            onChoose={level => onChange({ level })}
          />
        )}
        {(seat.kind === "here" || (seat.kind === "me" && draft.where === "device")) && (
          <input
            className="hk-input seat-name"
            value={seat.name}
            maxLength={32}
            placeholder={placeholder}
            aria-label={t("make.nameOf", { n })}
            onChange={event => onChange({ name: event.target.value })}
          />
        )}
        <SeatOptions game={game} seat={seat} onChange={onChange} />
      </div>
    </>
  );
}

/** The shield shows the chosen colour where the game lets a seat choose one. */
function shieldOf(seat: SeatDraft, at: number) {
  const chosen = seatColours.find(colour => colour === seat.options.color);
  return chosen ?? seatColours[at % seatColours.length]!;
}

function SeatOptions({ game, seat, onChange }: Pick<RowProps, "game" | "seat" | "onChange">) {
  const words = game.texts[useLanguage()].seatOptions;
  return game.seatOptions.map(spec => {
    const text = words[spec.id];
    if (!text) return null;
    return (
      <details key={spec.id} className="seat-option">
        <summary>
          {text.name}: {text.values[seat.options[spec.id] ?? spec.default]}
        </summary>
        <p className="field-help">{text.about}</p>
        <Choices
          legend={text.name}
          isLegendHidden
          value={seat.options[spec.id] ?? spec.default}
          tiles={spec.values.map(value => ({
            value,
            label: text.values[value] ?? value,
            about: text.brings?.[value],
          }))}
          onChoose={value => onChange({ options: { ...seat.options, [spec.id]: value } })}
        />
      </details>
    );
  });
}
