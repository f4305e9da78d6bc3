// What lies behind the viewer's own screen: units, sovereigns, bards, floors. Never scrolls away.
import type { ReactNode } from "react";
import { useKit } from "#web/kit/kit.tsx";
import { units } from "../../content/units.ts";
import { rewardIcons } from "../pieces/icons.tsx";
import { UnitIcon } from "../pieces/Unit.tsx";
import { useTable } from "../table.tsx";

/** The viewer's own things; nothing for spectators. */
export function OwnScreen() {
  const { own, words, names, colour } = useTable();
  const { lit } = useKit();
  if (!own) return null;
  const { view, seat } = own;
  return (
    <section
      className="xi-screen"
      aria-label={words.screen}
      data-colour={colour(seat)}
      data-lit={lit.has("screen") || undefined}
    >
      <h3 className="xi-heading">{words.screen}</h3>
      <ul className="xi-units">
        {units.map(({ id }, type) => {
          const count = view.units?.[type] ?? 0;
          return (
            <li key={id} data-none={count === 0 || undefined} title={names.units[id].title}>
              <UnitIcon unit={id} size={30} />
              <span className="hk-hidden">{names.units[id].title}: </span>
              <b>{count}</b>
            </li>
          );
        })}
      </ul>
      <dl className="xi-goods">
        <Good kind="sovereigns" label={words.sovereigns} value={view.sovereigns ?? 0} />
        <Good kind="bards" label={words.bards} value={view.bards ?? 0} />
        <Good kind="floors" label={words.floors} value={view.floors}>
          {view.waiting > 0 && (
            <span className="xi-waiting" title={words.waitingFloors}>
              +{view.waiting}
            </span>
          )}
        </Good>
      </dl>
    </section>
  );
}

function Good(props: { kind: "sovereigns" | "bards" | "floors"; label: string; value: number; children?: ReactNode }) {
  const Icon = rewardIcons[props.kind];
  return (
    <div className={`xi-good xi-good-${props.kind}`} title={props.label}>
      <dt>
        <Icon size={20} aria-hidden="true" />
        <span className="hk-hidden">{props.label}</span>
      </dt>
      <dd>
        {props.value}
        {props.children}
      </dd>
    </div>
  );
}
