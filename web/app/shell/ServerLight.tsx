// A small light that says how the connection is, and lets the reader try again.
import { useEffect } from "react";
import { connection, holdSocket, reconnect } from "../client/socket.ts";
import { useWords } from "../i18n/index.ts";
import { useStore } from "../store.ts";

const nothing = () => {};

export function ServerLight() {
  const t = useWords();
  const state = useStore(connection);
  useEffect(() => holdSocket(nothing), []);
  if (state === "connected" || state === "closed") {
    return (
      <span className="server-light" data-state={state} role="status">
        {t(`shell.server.${state}`)}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="server-light"
      data-state={state}
      title={t("shell.server.retry")}
      onClick={state === "old-client" ? () => location.reload() : reconnect}
    >
      {t(`shell.server.${state}`)}
    </button>
  );
}
