// What everybody should know about the server, above every quiet screen; at a table it is a message.
import "./site-banner.css";
import { useEffect } from "react";
import { site, watchSite } from "../client/site.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { useStore } from "../store.ts";
import { notify } from "./notices.ts";

export function SiteBanner({ isFull }: { readonly isFull: boolean }) {
  const t = useWords();
  const language = useLanguage();
  const found = useStore(site);
  useEffect(watchSite, []);
  const lines = [found?.announcement?.[language], found?.isReadOnly && t("site.readOnly")].filter(
    line => typeof line === "string",
  );
  const text = lines.join(" ");
  useEffect(() => {
    if (isFull && text !== "") notify({ text });
  }, [isFull, text]);
  if (isFull || text === "") return null;
  return (
    <p className="site-banner" role="status">
      {text}
    </p>
  );
}
