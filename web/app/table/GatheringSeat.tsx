// One seat before the start: who sits there, what they have chosen, whether they are here and ready, and what its person
// and the owner may do about it.
import { useState } from "react";
import type { SeatPlan, SeatState, Sitter, TableInfo } from "#protocol/tables.ts";
import type { SeatColour } from "#web/kit/board.ts";
import { SeatShield, seatColours } from "#web/kit/seat-colours.tsx";
import { teamLetter } from "#web/kit/team.tsx";
import { useNow } from "../ago.ts";
import { gameNamed } from "../catalogue.ts";
import { call } from "../client/api.ts";
import type { OnlineClient } from "../client/online-client.ts";
import { colourAt, teamOfEach } from "../client/seat-info.ts";
import { botName, levelName } from "../client/start-local.ts";
import { strengthOf, strengthText } from "../client/strength.ts";
import type { Shared } from "../client/table-client.ts";
import { useTies } from "../client/ties.ts";
import { finishText } from "../home/pace-text.ts";
import { useLanguage, useWords, type Words } from "../i18n/index.ts";
import { problemFrom } from "../problem.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { notify } from "../shell/notices.ts";
import { QrCode } from "../shell/QrCode.tsx";
import { dayText } from "../times.ts";
import { CopyLink } from "./Invitation.tsx";
import { Menu, useCloseMenu } from "./Menu.tsx";

interface Props {
  readonly client: OnlineClient;
  readonly shared: Shared;
  readonly seat: SeatState;
  readonly sitter: Sitter | undefined;
  onSit(): void;
}

/** Does something at the table and shows what came of it. */
export function useAct(client: OnlineClient): (act: Promise<{ table: TableInfo }>) => Promise<void> {
  return act =>
    act.then(
      ({ table }) => client.refresh(table),
      error => void notify({ problem: problemFrom(error) }),
    );
}

/** The shield shows the chosen colour where the game lets a seat choose one; the others share what is left. */
function shieldOf({ seats }: TableInfo, at: number): SeatColour {
  const chosen = seats.map(({ options }) => seatColours.find(colour => colour === options.color));
  const left = seatColours.filter(colour => !chosen.includes(colour));
  const before = chosen.slice(0, at).filter(colour => colour === undefined).length;
  return chosen[at] ?? (chosen.some(Boolean) ? left[before] : undefined) ?? colourAt(at);
}

export function GatheringSeat({ client, shared, seat, sitter, onSit }: Props) {
  const t = useWords();
  const act = useAct(client);
  const { info, personId, away } = shared;
  const isOwner = info.owner.id === personId;
  const isMine = seat.person !== null && seat.person.id === personId;
  const amSeated = info.seats.some(each => each.person !== null && each.person.id === personId);
  const isAsked = seat.invitee !== null && seat.invitee.id === personId;
  const leave = () => act(call("POST /api/tables/:table/leave", { params: { table: info.id }, body: {} }));
  const team = teamOfEach(info)[seat.seat] ?? null;
  const isHere = seat.person !== null && !(seat.person.id in away);
  return (
    <li className="gathering-seat" data-free={seat.kind === "open" || undefined} data-mine={isMine || undefined}>
      <SeatShield colour={shieldOf(info, seat.seat)} size={34} />
      <div className="gathering-who">
        <strong>{nameOf(t, seat)}</strong>
        <span className="row small soft">
          {isMine && <span className="tag">{t("gather.you")}</span>}
          {team !== null && <span className="tag">{t("end.team", { team: teamLetter(team) })}</span>}
          {seat.person?.id === info.owner.id && <span className="tag">{t("gather.owner")}</span>}
          {seat.person && <span className={isHere ? "here" : "gone"}>{t(isHere ? "gather.here" : "gather.gone")}</span>}
          {seat.person && (seat.person.id === info.owner.id || <Ready isReady={seat.isReady} />)}
          {sitter && <span>{finishText(t, sitter.finishRate)}</span>}
          {sitter && <NextHoliday sitter={sitter} />}
          {seat.level && seat.kind === "bot" && <LevelLine info={info} level={seat.level} />}
        </span>
        <SeatChoices client={client} info={info} seat={seat} mayChoose={isMine || isOwner} />
        {seat.invite && <SeatLink info={info} seat={seat} />}
      </div>
      {seat.kind === "open" && !amSeated && (
        <button type="button" className="hk-button hk-button-main" onClick={onSit}>
          {t("gather.sit")}
        </button>
      )}
      {isAsked && (
        <>
          <button type="button" className="hk-button hk-button-main" onClick={onSit}>
            {t("again.accept")}
          </button>
          <button type="button" className="hk-button" onClick={() => void leave()}>
            {t("again.decline")}
          </button>
        </>
      )}
      {isMine && !isOwner && (
        <button type="button" className="hk-button" onClick={() => void leave()}>
          {t("gather.leave")}
        </button>
      )}
      {isOwner && (
        <Menu label={t("gather.seatMenu", { n: seat.seat + 1 })}>
          <OwnerActs client={client} info={info} seat={seat} />
        </Menu>
      )}
    </li>
  );
}

/** The holiday that a person is on or has announced next. */
function NextHoliday({ sitter }: { readonly sitter: Sitter }) {
  const t = useWords();
  const language = useLanguage();
  const now = useNow();
  const next = sitter.rest.holidays.find(({ until }) => until > now);
  if (!next) return null;
  const [since, until] = [dayText(language, next.since), dayText(language, next.until - 1)];
  return <span>{t("rest.next", { since, until })}</span>;
}

function Ready({ isReady }: { readonly isReady: boolean }) {
  const t = useWords();
  return <span className={isReady ? "ready" : undefined}>{t(isReady ? "gather.ready" : "gather.notReady")}</span>;
}

/** A bot's strength in words and, where it was measured, in numbers. */
function LevelLine({ info, level }: { readonly info: TableInfo; readonly level: string }) {
  const t = useWords();
  const strength = strengthOf(gameNamed(info.game), info.seats.length, level);
  return [levelName(t, level), strength && strengthText(strength)].filter(Boolean).join(" · ");
}

export function nameOf(t: Words, seat: SeatState): string {
  if (seat.kind === "person") return seat.name;
  if (seat.kind === "bot") return botName(t, seat.seat);
  if (seat.invitee) return t("again.asked", { name: seat.invitee.name });
  return t(`gather.${seat.kind === "open" ? "free" : seat.kind}`);
}

interface ChoiceProps {
  readonly client: OnlineClient;
  readonly info: TableInfo;
  readonly seat: SeatState;
  readonly mayChoose: boolean;
}

/** Faction, colour and whatever else the game lets a seat choose; what another seat has is not offered. */
function SeatChoices({ client, info, seat, mayChoose }: ChoiceProps) {
  const t = useWords();
  const act = useAct(client);
  const language = useLanguage();
  const game = gameNamed(info.game);
  const words = game?.texts[language].seatOptions ?? {};
  const existing = (game?.seatOptions ?? []).filter(({ seats }) => !seats || seats.includes(info.seats.length));
  if (existing.length === 0) return null;
  const choose = (id: string, value: string) => {
    const body = { options: { ...seat.options, [id]: value } };
    const params = { table: info.id, seat: seat.seat };
    return act(call("PUT /api/tables/:table/seats/:seat/options", { params, body }));
  };
  const isTaken = (id: string, value: string) =>
    info.seats.some(each => each.seat !== seat.seat && each.options[id] === value);
  return (
    <div className="row gathering-choices">
      {existing.map(spec => {
        const text = words[spec.id];
        const chosen = seat.options[spec.id] ?? spec.default;
        const label = text?.name ?? spec.id;
        if (!mayChoose) {
          return (
            <span key={spec.id} className="small">
              {label}: {text?.values[chosen] ?? chosen}
            </span>
          );
        }
        return (
          <label key={spec.id} className="small">
            {label}{" "}
            <select
              className="hk-input"
              value={chosen}
              aria-label={t("gather.choiceOf", { what: label, n: seat.seat + 1 })}
              onChange={event => void choose(spec.id, event.target.value)}
            >
              {spec.values.map(value => (
                <option
                  key={value}
                  value={value}
                  disabled={(spec.unique ?? false) && value !== spec.default && isTaken(spec.id, value)}
                >
                  {text?.values[value] ?? value}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </div>
  );
}

/** The link of one seat, which says which game it is for and by whom. */
function SeatLink({ info, seat }: { readonly info: TableInfo; readonly seat: SeatState }) {
  const t = useWords();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const link = `${location.origin}/join/${info.id}/${seat.invite}`;
  const game = gameNamed(info.game)?.texts[language].name ?? info.game;
  return (
    <>
      <button type="button" className="hk-link small" onClick={() => setOpen(true)}>
        {t("gather.inviteSeat", { n: seat.seat + 1 })}
      </button>
      {isOpen && (
        <Dialog title={t("gather.inviteSeat", { n: seat.seat + 1 })} onClose={() => setOpen(false)}>
          <p>{t("gather.inviteText", { name: info.owner.name, game, n: seat.seat + 1 })}</p>
          <CopyLink link={link} label={t("gather.inviteSeat", { n: seat.seat + 1 })} />
          <QrCode text={link} label={t("gather.qr")} />
          <button type="button" className="hk-button" onClick={() => setOpen(false)}>
            {t("shell.close")}
          </button>
        </Dialog>
      )}
    </>
  );
}

/** What the owner may do about a seat. */
function OwnerActs({ client, info, seat }: Omit<ChoiceProps, "mayChoose">) {
  const t = useWords();
  const close = useCloseMenu();
  const run = useAct(client);
  const game = gameNamed(info.game);
  const params = { table: info.id };
  const act = (what: Promise<{ table: TableInfo }>) => {
    close();
    void run(what);
  };
  const plan = (body: SeatPlan) =>
    act(call("PUT /api/tables/:table/seats/:seat", { params: { ...params, seat: seat.seat }, body }));
  const swap = (other: number) =>
    act(call("POST /api/tables/:table/swap", { params, body: { seats: [seat.seat, other] } }));
  const known = new Set(info.seats.flatMap(each => [each.person?.id, each.invitee?.id]));
  const friends = useTies().filter(tie => tie.state === "friend" && !known.has(tie.person.id));
  const isMe = seat.person?.id === info.owner.id;
  const last = info.seats.length - 1;
  const button = (label: string, onClick: () => void) => (
    <button type="button" className="hk-button" onClick={onClick}>
      {label}
    </button>
  );
  return (
    <>
      {seat.seat > 0 && button(t("gather.earlier"), () => swap(seat.seat - 1))}
      {seat.seat < last && button(t("gather.later"), () => swap(seat.seat + 1))}
      {seat.person &&
        !isMe &&
        button(t("gather.remove", { name: seat.name }), () => plan({ kind: "open", options: seat.options }))}
      {seat.person &&
        !isMe &&
        button(t("gather.handOver", { name: seat.name }), () =>
          act(call("POST /api/tables/:table/owner", { params, body: { person: seat.person?.id ?? "" } })),
        )}
      {!seat.person &&
        friends.map(({ person }) => (
          <button
            key={person.id}
            type="button"
            className="hk-button"
            onClick={() => plan({ kind: "invited", friend: person.id })}
          >
            {t("gather.inviteFriend", { name: person.name })}
          </button>
        ))}
      {!seat.person && seat.kind !== "open" && button(t("gather.makeOpen"), () => plan({ kind: "open" }))}
      {!seat.person && seat.kind !== "invited" && button(t("gather.makeInvited"), () => plan({ kind: "invited" }))}
      {!seat.person &&
        game?.levels.map(level => (
          <button key={level} type="button" className="hk-button" onClick={() => plan({ kind: "bot", level })}>
            {t("gather.makeBot", { level: levelName(t, level) })}
          </button>
        ))}
    </>
  );
}
