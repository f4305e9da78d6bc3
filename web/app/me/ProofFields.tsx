import type { Me, Proof } from "#protocol/people.ts";
import { useWords } from "../i18n/index.ts";
import { CodeField } from "./CodeField.tsx";
import { Field } from "./Field.tsx";

/** What was written so far of a proof. */
export interface WrittenProof {
  readonly password: string;
  readonly code: string;
}

export const noProof: WrittenProof = { password: "", code: "" };

/** A proof as the server wants it. */
export const proofOf = ({ password, code }: WrittenProof): Proof => ({ password, ...(code && { code }) });

interface Props {
  readonly me: Me;
  readonly proof: WrittenProof;
  onChange(proof: WrittenProof): void;
}

/** What an account is asked for before it changes how it is opened: the password, and a code where there is one. */
export function ProofFields({ me, proof, onChange }: Props) {
  const t = useWords();
  return (
    <>
      <Field
        label={t("access.current")}
        help={t("access.proofHelp")}
        type="password"
        value={proof.password}
        autoComplete="current-password"
        onChange={password => onChange({ ...proof, password })}
      />
      {me.hasFactor && <CodeField value={proof.code} onChange={code => onChange({ ...proof, code })} />}
    </>
  );
}
