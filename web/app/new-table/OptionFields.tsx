// The game's own settings, each with one sentence. Rulings, where the rulebook leaves something open, are folded away.
import type { OptionSpec } from "#kernel/game.ts";
import type { CatalogueGame } from "../catalogue.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Choices } from "../shell/Choices.tsx";
import type { Draft } from "./plan.ts";

interface Props {
  readonly game: CatalogueGame;
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

export function OptionFields(props: Props) {
  const t = useWords();
  const { game, draft } = props;
  const existing = game.options.filter(({ seats }) => !seats || seats.includes(draft.seats.length));
  const settings = existing.filter(({ ruling }) => !ruling);
  const rulings = existing.filter(({ ruling }) => ruling);
  const changed = rulings.filter(({ id, default: usual }) => (draft.options[id] ?? usual) !== usual).length;
  if (existing.length === 0) return null;
  return (
    <section className="card card-pad stack" aria-labelledby="make-options">
      <h2 id="make-options">{t("make.options")}</h2>
      <Fields {...props} specs={settings} />
      {rulings.length > 0 && (
        <details className="rulings">
          <summary>
            {t("make.rulings")}
            {changed > 0 && ` (${changed})`}
          </summary>
          <p className="field-help">{t("make.rulingsAbout")}</p>
          <div className="stack">
            <Fields {...props} specs={rulings} />
          </div>
        </details>
      )}
    </section>
  );
}

function Fields({ game, draft, onChange, specs }: Props & { readonly specs: readonly OptionSpec[] }) {
  const words = game.texts[useLanguage()].options;
  return specs.map(spec => {
    const text = words[spec.id];
    return (
      <div key={spec.id}>
        <Choices
          legend={text?.name ?? spec.id}
          value={draft.options[spec.id] ?? spec.default}
          tiles={spec.values.map(value => ({ value, label: text?.values[value] ?? value }))}
          onChoose={value => onChange({ ...draft, options: { ...draft.options, [spec.id]: value } })}
        />
        <p className="field-help option-about">
          {text?.about} {spec.ruling && <span className="ruling-rules">{spec.ruling.join(", ")}</span>}
        </p>
      </div>
    );
  });
}
