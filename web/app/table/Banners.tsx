import type { ReactNode } from "react";
import type { Link } from "../client/table-client.ts";
import { useWords } from "../i18n/index.ts";

/** What stands above the board: first that the connection is not there, then what the people are asked. */
export function Banners({ link, children }: { readonly link: Link; readonly children: ReactNode }) {
  const t = useWords();
  const isBad = link === "lost";
  return (
    <>
      <p className="table-banner table-banner-bad" role="status" hidden={!isBad}>
        {isBad && t("table.lost")}
      </p>
      {children}
    </>
  );
}
