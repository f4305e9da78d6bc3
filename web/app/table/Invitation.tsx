// The way to a table for others: a link to copy or share, and the same as a QR code.
import { useMemo } from "react";
import { encode } from "uqr";
import type { TableInfo } from "#protocol/tables.ts";
import { copyText } from "../copy.ts";
import { useWords } from "../i18n/index.ts";

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

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const code = encode(text, { ecc: "M", border: 2 });
    const squares = code.data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
    return { path: squares.join(""), size: code.size };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fffaf0" />
      <path d={path} fill="#1b1f25" />
    </svg>
  );
}
