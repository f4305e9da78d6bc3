// The way to a table for others: a link to copy or share, and the same as a QR code.
import type { TableInfo } from "#protocol/tables.ts";
import { copyText } from "../copy.ts";
import { useWords } from "../i18n/index.ts";
import { QrCode } from "../shell/QrCode.tsx";

/** The address of a table for somebody who has none of its seats. */
export const linkTo = ({ id, key }: Pick<TableInfo, "id" | "key">) =>
  `${location.origin}/table/${id}${key ? `?key=${key}` : ""}`;

export function Invitation({ info }: { readonly info: TableInfo }) {
  const t = useWords();
  const link = linkTo(info);
  return (
    <section className="card card-pad stack invitation" aria-label={t("gather.link")}>
      <h2>{t("gather.link")}</h2>
      <CopyLink link={link} label={t("gather.link")} />
      <QrCode text={link} label={t("gather.qr")} />
    </section>
  );
}

/** A link to copy or share. */
export function CopyLink({ link, label }: { readonly link: string; readonly label: string }) {
  const t = useWords();
  const copy = () => copyText(link, t("gather.copied"));
  return (
    <div className="row">
      <input className="hk-input" readOnly value={link} aria-label={label} onFocus={e => e.target.select()} />
      <button type="button" className="hk-button hk-button-main" onClick={() => void copy()}>
        {t("gather.copy")}
      </button>
      {"share" in navigator && (
        <button
          type="button"
          className="hk-button"
          onClick={() => void navigator.share({ title: "Hetman", url: link }).catch(() => null)}
        >
          {t("gather.share")}
        </button>
      )}
    </div>
  );
}
