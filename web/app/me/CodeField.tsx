import { useWords } from "../i18n/index.ts";
import { Field } from "./Field.tsx";

/** Where a code of the second factor is written. */
export function CodeField({ value, onChange }: { readonly value: string; onChange(value: string): void }) {
  const t = useWords();
  return (
    <Field
      label={t("access.code")}
      help={t("access.codeHelp")}
      value={value}
      maxLength={40}
      autoComplete="one-time-code"
      onChange={onChange}
    />
  );
}
