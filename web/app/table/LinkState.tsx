import type { Link } from "../client/table-client.ts";
import { useWords } from "../i18n/index.ts";

/** Says when the connection is not there; otherwise takes no room. */
export function LinkState({ link }: { readonly link: Link }) {
  const t = useWords();
  const isBad = link === "lost";
  return (
    <p className="table-banner table-banner-bad" role="status" hidden={!isBad}>
      {isBad && t("table.lost")}
    </p>
  );
}
