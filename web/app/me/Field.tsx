import { type ReactNode, useId } from "react";
import { useWords } from "../i18n/index.ts";

interface Props {
  readonly label: string;
  readonly help?: string;
  readonly isOptional?: boolean;
  readonly type?: "text" | "password" | "email" | "url" | "date";
  readonly value: string;
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly minLength?: number;
  onChange(value: string): void;
}

/** A labelled line to write in. */
export function Field(props: Props): ReactNode {
  const {
    label,
    help,
    isOptional = false,
    type = "text",
    value,
    autoComplete,
    maxLength = 200,
    minLength,
    onChange,
  } = props;
  const t = useWords();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {isOptional && <span className="field-optional">({t("me.optional")})</span>}
      </label>
      <input
        id={id}
        className="hk-input"
        type={type}
        value={value}
        required={!isOptional}
        autoComplete={autoComplete}
        maxLength={maxLength}
        minLength={minLength}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={event => onChange(event.target.value)}
      />
      {help && (
        <span id={`${id}-help`} className="field-help">
          {help}
        </span>
      )}
    </div>
  );
}
