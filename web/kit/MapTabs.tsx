// On smaller screens the surroundings of a map wait behind tabs that lie on its edge; the board's styles say when.
import type { ReactNode } from "react";

interface MapTabsProps<T extends string> {
  readonly tabs: readonly T[];
  readonly names: Readonly<Record<NoInfer<T>, string>>;
  /** The open one; null: the map has all the room. */
  readonly tab: T | null;
  onTab(tab: NoInfer<T> | null): void;
  /** Tabs of the viewer's own area, which is always in sight where there is room. */
  readonly ownTabs: readonly NoInfer<T>[];
  /** What stands before the tabs: the round, the year. */
  readonly lead?: ReactNode;
}

/** The tabs on a map; pressing the open one closes it. */
export function MapTabs<T extends string>({ tabs, names, tab, onTab, ownTabs, lead }: MapTabsProps<T>) {
  return (
    <div className="hk-tabs">
      {lead && <span className="hk-tabs-lead">{lead}</span>}
      {tabs.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={tab === each}
          data-own={ownTabs.includes(each) || undefined}
          onClick={() => onTab(tab === each ? null : each)}
        >
          {names[each]}
        </button>
      ))}
    </div>
  );
}
