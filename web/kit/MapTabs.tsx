// On narrow screens the surroundings of a map wait behind tabs that lie on its edge; the board's styles say when.
import type { ReactNode } from "react";

interface MapTabsProps<T extends string> {
  readonly tabs: readonly T[];
  readonly names: Readonly<Record<NoInfer<T>, string>>;
  readonly tab: T;
  onTab(tab: NoInfer<T>): void;
  /** What stands before the tabs: the round, the year. */
  readonly lead?: ReactNode;
}

/** The tabs on a map. */
export function MapTabs<T extends string>({ tabs, names, tab, onTab, lead }: MapTabsProps<T>) {
  return (
    <div className="hk-tabs">
      {lead && <span className="hk-tabs-lead">{lead}</span>}
      {tabs.map(each => (
        <button key={each} type="button" aria-pressed={tab === each} onClick={() => onTab(each)}>
          {names[each]}
        </button>
      ))}
    </div>
  );
}
