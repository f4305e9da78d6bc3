// What the reader looks for among the open tables; kept in the browser.
import { useState } from "react";
import type { LobbyFilter } from "#protocol/tables.ts";
import { games } from "../catalogue.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { keep, kept } from "../kept.ts";

interface Props {
  readonly filter: LobbyFilter;
  readonly isPerson: boolean;
  onChange(filter: LobbyFilter): void;
}

/** The filter as it was left. */
export function useLobbyFilter(): readonly [LobbyFilter, (filter: LobbyFilter) => void] {
  const [filter, setFilter] = useState<LobbyFilter>(() => (kept("lobby") as LobbyFilter | null) ?? {});
  return [
    filter,
    next => {
      setFilter(next);
      // What was searched for is of the moment.
      const { search: _, ...lasting } = next;
      keep("lobby", lasting);
    },
  ];
}

/** How many things are asked for. */
const countOf = ({ search: _, ...filter }: LobbyFilter): number => Object.keys(filter).length;

/** A filter without what does not matter. */
function without(filter: LobbyFilter): LobbyFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== false && value !== ""),
  );
}

interface Choice {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly values: readonly (readonly [string, string])[];
  set(value: string): Partial<LobbyFilter>;
}

function useChoices(filter: LobbyFilter): Choice[] {
  const t = useWords();
  const language = useLanguage();
  const sizes = [...new Set(games.flatMap(({ seats }) => seats))].sort((a, b) => a - b);
  const one = <T extends string>(value: string, all: readonly T[]) => all.find(each => each === value);
  return [
    {
      id: "game",
      label: t("make.game"),
      value: filter.games?.[0] ?? "",
      values: games.map(({ id, texts }) => [id, texts[language].name] as const),
      set: value => ({ games: value ? [value] : undefined }),
    },
    {
      id: "seats",
      label: t("lobby.players"),
      value: String(filter.seats ?? ""),
      values: sizes.map(n => [String(n), String(n)] as const),
      set: value => ({ seats: value ? Number(value) : undefined }),
    },
    {
      id: "pace",
      label: t("pace.title"),
      value: filter.pace ?? "",
      values: (["none", "live", "days"] as const).map(pace => [pace, t(`pace.${pace}`)] as const),
      set: value => ({ pace: one(value, ["none", "live", "days"] as const) }),
    },
    {
      id: "language",
      label: t("lobby.language"),
      value: filter.language ?? "",
      values: (["pl", "en"] as const).map(each => [each, t(`lobby.speaks.${each}`)] as const),
      set: value => ({ language: one(value, ["pl", "en"] as const) }),
    },
    {
      id: "level",
      label: t("lobby.level"),
      value: filter.level ?? "",
      values: (["new", "practised"] as const).map(level => [level, t(`lobby.for.${level}`)] as const),
      set: value => ({ level: one(value, ["new", "practised"] as const) }),
    },
  ];
}

export function LobbyFilters({ filter, isPerson, onChange }: Props) {
  const t = useWords();
  const choices = useChoices(filter);
  const count = countOf(filter);
  const change = (part: Partial<LobbyFilter>) => onChange(without({ ...filter, ...part } as LobbyFilter));
  return (
    <div className="lobby-filters">
      <input
        className="hk-input"
        type="search"
        value={filter.search ?? ""}
        maxLength={80}
        placeholder={t("lobby.search")}
        aria-label={t("lobby.search")}
        onChange={event => change({ search: event.target.value })}
      />
      <details>
        <summary>{count > 0 ? t("lobby.filtersOn", { count }) : t("lobby.filters")}</summary>
        <div className="lobby-choices">
          {choices.map(({ id, label, value, values, set }) => (
            <label key={id} className="field">
              <span className="field-label">{label}</span>
              <select className="hk-input" value={value} onChange={event => change(set(event.target.value))}>
                <option value="">{t("lobby.any")}</option>
                {values.map(([each, text]) => (
                  <option key={each} value={each}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label className="row">
            <input
              type="checkbox"
              checked={filter.free ?? false}
              onChange={event => change({ free: event.target.checked || undefined })}
            />
            {t("lobby.free")}
          </label>
          <label className="row">
            <input
              type="checkbox"
              checked={filter.substitute ?? false}
              onChange={event => change({ substitute: event.target.checked || undefined })}
            />
            {t("lobby.substitute")}
          </label>
          {isPerson && (
            <label className="row">
              <input
                type="checkbox"
                checked={filter.friends ?? false}
                onChange={event => change({ friends: event.target.checked || undefined })}
              />
              {t("lobby.friends")}
            </label>
          )}
          {count > 0 && (
            <button type="button" className="hk-link small" onClick={() => onChange({})}>
              {t("lobby.clear")}
            </button>
          )}
        </div>
      </details>
    </div>
  );
}
