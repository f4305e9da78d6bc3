import { useState } from "react";
import type { SiteState } from "#protocol/api-care.ts";
import { call } from "../client/api.ts";
import { lookAtSite, site } from "../client/site.ts";
import { useWords } from "../i18n/index.ts";
import { Field } from "../me/Field.tsx";
import { ProblemLine } from "../me/ProblemLine.tsx";
import { useDeed } from "../me/use-deed.ts";
import { notify } from "../shell/notices.ts";
import { Switch } from "../shell/Switch.tsx";
import { useStore } from "../store.ts";
import { CopyLink } from "../table/Invitation.tsx";

/** How the site is open: an announcement, read-only, by invitation. */
export function SiteForm() {
  const t = useWords();
  const deed = useDeed();
  const found = useStore(site);
  const [en, setEn] = useState(found?.announcement?.en ?? "");
  const [pl, setPl] = useState(found?.announcement?.pl ?? "");
  const change = async (body: Partial<SiteState>) => {
    const done = await deed.run(async () => {
      await call("PUT /api/care/site", { body });
      await lookAtSite();
    });
    if (done) notify({ text: t("care.done") });
  };
  return (
    <>
      <section className="card card-pad stack" aria-label={t("care.part.site")}>
        <Switch
          label={t("care.readOnly")}
          isOn={found?.isReadOnly ?? false}
          onChange={isReadOnly => void change({ isReadOnly })}
        />
        <Switch
          label={t("care.byInvitation")}
          isOn={found?.isByInvitation ?? false}
          onChange={isByInvitation => void change({ isByInvitation })}
        />
        <ProblemLine problem={deed.problem} />
      </section>
      <form
        className="card card-pad stack"
        onSubmit={event => {
          event.preventDefault();
          void change({ announcement: { en: en.trim(), pl: pl.trim() } });
        }}
      >
        <h2>{t("care.announcement")}</h2>
        <Field label={t("care.announceEn")} value={en} maxLength={300} onChange={setEn} />
        <Field label={t("care.announcePl")} value={pl} maxLength={300} onChange={setPl} />
        <div className="row">
          <button type="submit" className="hk-button" disabled={deed.isBusy}>
            {t("care.announce")}
          </button>
          {found?.announcement && (
            <button
              type="button"
              className="hk-button"
              disabled={deed.isBusy}
              onClick={() => void change({ announcement: null })}
            >
              {t("care.announceEnd")}
            </button>
          )}
        </div>
      </form>
      <Invite />
    </>
  );
}

function Invite() {
  const t = useWords();
  const deed = useDeed();
  const [uses, setUses] = useState("1");
  const [link, setLink] = useState<string | null>(null);
  const invite = () =>
    deed.run(async () =>
      setLink((await call("POST /api/care/invitations", { body: { uses: Number.parseInt(uses, 10) || 1 } })).link),
    );
  return (
    <form
      className="card card-pad stack"
      onSubmit={event => {
        event.preventDefault();
        void invite();
      }}
    >
      <h2>{t("care.invitation")}</h2>
      <Field label={t("care.uses")} help={t("care.inviteHelp")} value={uses} maxLength={4} onChange={setUses} />
      <ProblemLine problem={deed.problem} />
      {link && <CopyLink link={link} label={t("care.invitation")} />}
      <div className="row">
        <button type="submit" className="hk-button" disabled={deed.isBusy}>
          {t("care.invite")}
        </button>
      </div>
    </form>
  );
}
