// A guest's own way back to the seat: a link and a QR code for another device, kept in this browser.
import { useEffect, useState } from "react";
import { person, wayBack } from "../client/person.ts";
import { site } from "../client/site.ts";
import { useWords } from "../i18n/index.ts";
import { keep, kept } from "../kept.ts";
import { Link } from "../Link.tsx";
import { problemFrom } from "../problem.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { notify } from "../shell/notices.ts";
import { QrCode } from "../shell/QrCode.tsx";
import { useStore } from "../store.ts";
import { CopyLink } from "./Invitation.tsx";

const complain = (error: unknown) => void notify({ problem: problemFrom(error) });

function useWay(table: string): { readonly link: string | null; renew(): void } {
  const me = useStore(person);
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    if (me?.isGuest) wayBack(me).then(setCode, complain);
  }, [me]);
  return {
    link: code && `${location.origin}/back/${table}#${code}`,
    renew: () => void (me && wayBack(me, true).then(setCode, complain)),
  };
}

function Way({ table }: { readonly table: string }) {
  const t = useWords();
  const { link, renew } = useWay(table);
  const canMail = useStore(site)?.canMail ?? false;
  if (!link) return null;
  return (
    <>
      <p>{t("back.help")}</p>
      <CopyLink link={link} label={t("back.link")} />
      <details>
        <summary>{t("back.qr")}</summary>
        <QrCode text={link} label={t("back.qr")} />
      </details>
      <button type="button" className="hk-link small" onClick={renew}>
        {t("back.renew")}
      </button>
      {canMail && (
        <Link to="/me/account" className="small">
          {t("back.mail")}
        </Link>
      )}
    </>
  );
}

const SHOWN = "way-back-shown";

/** Shown once, to a guest who has just sat down. */
export function WayBackCard({ table }: { readonly table: string }) {
  const t = useWords();
  const me = useStore(person);
  const [isShown, setShown] = useState(() => kept(SHOWN) !== me?.id);
  if (!me?.isGuest || !isShown) return null;
  const close = () => {
    keep(SHOWN, me.id);
    setShown(false);
  };
  return (
    <section className="card card-pad stack way-back" aria-label={t("back.title")}>
      <h2>{t("back.title")}</h2>
      <Way table={table} />
      <button type="button" className="hk-button" onClick={close}>
        {t("back.kept")}
      </button>
    </section>
  );
}

/** Afterwards behind a button of the menu. */
export function WayBackButton({ table }: { readonly table: string }) {
  const t = useWords();
  const me = useStore(person);
  const [isOpen, setOpen] = useState(false);
  if (!me?.isGuest) return null;
  return (
    <>
      <button type="button" className="hk-button" onClick={() => setOpen(true)}>
        {t("back.open")}
      </button>
      {isOpen && (
        <Dialog title={t("back.title")} onClose={() => setOpen(false)}>
          <div className="stack">
            <Way table={table} />
            <button type="button" className="hk-button" onClick={() => setOpen(false)}>
              {t("shell.close")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
