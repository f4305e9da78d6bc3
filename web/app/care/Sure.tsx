import { useWords } from "../i18n/index.ts";
import { Dialog } from "../shell/Dialog.tsx";

interface Props {
  readonly title: string;
  readonly about: string;
  readonly label: string;
  onEnd(isSure: boolean): void;
}

/** Asks once more before what cannot be undone. */
export function Sure({ title, about, label, onEnd }: Props) {
  const t = useWords();
  return (
    <Dialog title={title} onClose={() => onEnd(false)}>
      <div className="stack">
        <p>{about}</p>
        <div className="row">
          <button type="button" className="hk-button hk-button-bad" onClick={() => onEnd(true)}>
            {label}
          </button>
          <button type="button" className="hk-button" onClick={() => onEnd(false)}>
            {t("shell.cancel")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
