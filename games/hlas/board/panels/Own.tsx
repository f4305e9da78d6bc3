// What is the viewer's own and always in sight: faction, points, resources, the nine slots of the Action Bar.
import { plain } from "#kernel/texts.ts";
import { Breakdown } from "#web/kit/Breakdown.tsx";
import { Target } from "#web/kit/Target.tsx";
import { actionOf, CAPITAL_SLOTS, type SlotId, slotIds } from "../../content/actions.ts";
import { CLOSED, FREE, SERF, TOKEN } from "../../content/marks.ts";
import { ACTION_TOKENS, RESOURCE_MAX } from "../../content/numbers.ts";
import { resourceIds } from "../../content/resources.ts";
import { actionIcons, factionIcons, resourceIcons, SerfIcon, TokenIcon, VpIcon } from "../pieces/icons.tsx";
import { useTable } from "../table.tsx";
import type { Work } from "../use-work.ts";

/** Faction, level, points now and if the game ended now, resources. */
export function OwnRealm() {
  const { own, names, words, colour } = useTable();
  if (!own || own.realm.faction === "") return null;
  const { faction, level } = own.realm;
  const Face = factionIcons[faction];
  return (
    <section className="hl-realm" aria-label={words.ownRealm}>
      <p className="hl-realm-name" data-colour={colour(own.seat)}>
        <Face size={26} aria-hidden="true" />
        <span>
          <b>{names.factions[faction].name}</b>
          <small>{words.level(level)}</small>
        </span>
      </p>
      <Points seat={own.seat} />
      <ul className="hl-resources">
        {resourceIds.map(resource => (
          <ResourceRow key={resource} resource={resource} />
        ))}
      </ul>
    </section>
  );
}

/** Points so far, and what the whole would be if the game ended now. */
export function Points({ seat }: { seat: number }) {
  const { view, words, props } = useTable();
  const score = view.scores[seat];
  const realm = view.realms[seat];
  if (!score || !realm) return null;
  const { total, ...sources } = score;
  const parts = Object.entries(sources).map(([id, amount]) => ({
    id,
    label: [props.texts.scores[id] ?? id],
    amount,
  }));
  return (
    <p className="hl-points">
      <VpIcon size={17} aria-hidden="true" />
      <b title={words.vpNow}>{realm.vp}</b>
      <Breakdown title={words.vpIfEnded} parts={parts} total={total}>
        <small>{words.ifEnded(total)}</small>
      </Breakdown>
    </p>
  );
}

function ResourceRow({ resource }: { resource: (typeof resourceIds)[number] }) {
  const { own, words } = useTable();
  const n = own?.realm[resource] ?? 0;
  const Face = resourceIcons[resource];
  return (
    <li className={`hl-resource hl-resource-${resource}`} title={words.resource[resource]}>
      <Face size={18} aria-hidden="true" />
      <span className="hk-hidden">{words.resource[resource]}: </span>
      <b>{n}</b>
      <span className="hl-pips" aria-hidden="true">
        {Array.from({ length: RESOURCE_MAX }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are known by their number
          <i key={i} data-on={i < n || undefined} />
        ))}
      </span>
    </li>
  );
}

/** The nine slots: four Capital actions above, five Command actions below. */
export function ActionBar({ work }: { work: Work }) {
  const { own, words } = useTable();
  if (!own || own.realm.faction === "") return null;
  const serfs = own.realm.courtyard;
  const tokens = ACTION_TOKENS - own.realm.slots.filter(slot => slot === TOKEN).length;
  return (
    <section className="hl-bar" aria-label={words.actionBar}>
      <div className="hl-slots">
        {slotIds.slice(0, CAPITAL_SLOTS).map(slot => (
          <Slot key={slot} slot={slot} work={work} />
        ))}
        <p className="hl-courtyard" title={words.courtyardHelp}>
          <span className="hk-hidden">{words.courtyard(serfs, tokens)}</span>
          <span aria-hidden="true">
            <TokenIcon size={15} /> {tokens}
          </span>
          <span aria-hidden="true">
            <SerfIcon size={15} /> {serfs}
          </span>
        </p>
      </div>
      <div className="hl-slots">
        {slotIds.slice(CAPITAL_SLOTS).map(slot => (
          <Slot key={slot} slot={slot} work={work} />
        ))}
      </div>
    </section>
  );
}

/** Why a free slot would lead to nothing; it can be taken all the same (HLAS-065). */
function useIdle(slot: SlotId): string | null {
  const { props, offers } = useTable();
  const { idle } = (props.look.question?.args ?? {}) as { readonly idle?: Readonly<Record<string, string>> };
  const why = idle?.[slot];
  return why ? plain(offers.why({ choice: { kind: "slot" }, why, rule: "HLAS-065" })) : null;
}

function Slot({ slot, work }: { slot: SlotId; work: Work }) {
  const { own, words, offers } = useTable();
  const idle = useIdle(slot);
  const state = own?.realm.slots[slotIds.indexOf(slot)] ?? FREE;
  const Face = actionIcons[actionOf[slot]];
  const name = words.slots[slot];
  const short = words.slotShort[slot];
  const called = name.startsWith(short) ? name : `${short} (${name})`;
  const about = words.slotAbout[actionOf[slot]];
  const place = `slot:${slot}`;
  const isCapital = slotIds.indexOf(slot) < CAPITAL_SLOTS;
  return (
    <Target
      as="div"
      place={place}
      label={`${called}: ${idle ?? words.slotState[state] ?? ""}. ${about}`}
      offer={work.offerAt(place)}
      hint={{
        title: name,
        body: [
          <div key="about">{about}</div>,
          <div key="more">{isCapital ? words.capitalAction : words.commandAction}</div>,
          <div key="state" className={idle ? "hl-warning" : undefined}>
            {idle ?? words.slotState[state]}
          </div>,
        ],
      }}
      className={["hl-slot", isCapital && "hl-slot-capital", idle && "hl-slot-idle"].filter(Boolean).join(" ")}
      onPick={() => work.pick(place)}
      want={offers.want}
      why={offers.why}
    >
      <Face size={24} aria-hidden="true" />
      <span className="hl-slot-name">{short}</span>
      {state !== FREE && (
        <span className="hl-slot-mark" data-state={state}>
          {state === TOKEN && <TokenIcon size={15} aria-hidden="true" />}
          {state === SERF && <SerfIcon size={15} aria-hidden="true" />}
          {state === CLOSED && "×"}
        </span>
      )}
    </Target>
  );
}
