// The game's own settings, each with one sentence.
import type { CatalogueGame } from "../catalogue.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Choices } from "../shell/Choices.tsx";
import type { Draft } from "./plan.ts";

interface Props {
  readonly game: CatalogueGame;
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

export function OptionFields({ game, draft, onChange }: Props) {
  const t = useWords();
  const words = game.texts[useLanguage()].options;
  const existing = game.options.filter(({ seats }) => !seats || seats.includes(draft.seats.length));
  if (existing.length === 0) return null;
  return (
    <section className="card card-pad stack" aria-labelledby="make-options">
      <h2 id="make-options">{t("make.options")}</h2>
      {existing.map(spec => {
        const text = words[spec.id];
        return (
          <div key={spec.id}>
            <Choices
              legend={text?.name ?? spec.id}
              value={draft.options[spec.id] ?? spec.default}
              tiles={spec.values.map(value => ({ value, label: text?.values[value] ?? value }))}
              onChoose={value => onChange({ ...draft, options: { ...draft.options, [spec.id]: value } })}
            />
            <p className="field-help option-about">{text?.about}</p>
          </div>
        );
      })}
    </section>
  );
}
