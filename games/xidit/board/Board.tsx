// The whole board: the map, what surrounds it, and the viewer's own area with the decision of the moment.
import { useCallback, useEffect, useMemo, useRef } from "react";
import { BoardFrame } from "#web/kit/BoardFrame.tsx";
import { cities } from "../content/cities.ts";
import type { RegionId } from "../content/regions.ts";
import { Kingdom, type MapWork } from "./Kingdom.tsx";
import { palette } from "./palette.ts";
import { CensusTable } from "./panels/Census.tsx";
import { BardChoice, ColumnChoice, FloorChoice, ShowChoice, TitanChoice } from "./panels/Choices.tsx";
import { Destiny } from "./panels/Destiny.tsx";
import { Barracks, Calendar, Fame } from "./panels/Fame.tsx";
import { Lair } from "./panels/Lair.tsx";
import { Legend } from "./panels/Legend.tsx";
import { OrdersPanel } from "./panels/OrdersPanel.tsx";
import { OwnScreen } from "./panels/OwnScreen.tsx";
import { PaymentChoice } from "./panels/PaymentChoice.tsx";
import { PlanningBoard } from "./panels/PlanningBoard.tsx";
import { RewardChoice } from "./panels/RewardChoice.tsx";
import { orderTo } from "./plan.ts";
import { Scenes } from "./Scenes.tsx";
import { type Table, useTable, useTableOf, type XiditBoardProps } from "./table.tsx";
import { type Drops, useDrops } from "./use-drops.ts";
import { type Plan, usePlan } from "./use-plan.ts";
import "./styles/index.css";

const tabs = ["play", "path", "fame"] as const;

/** The board of Lords of Xidit. */
export function Board(props: XiditBoardProps) {
  const table = useTableOf(props);
  const plan = usePlan(table);
  const drops = useDrops(table);
  const { question } = props.look;
  // A starting city is chosen on the map alone.
  const isAnsweredBelow = question !== null && table.view.phase !== "placement";
  const work = useMapWork(table, plan, drops);
  return (
    <BoardFrame
      table={table}
      board={props}
      prefix="xi"
      palette={palette}
      tabs={tabs}
      ownTabs={["play"]}
      names={table.words.tabs}
      answeredIn={isAnsweredBelow ? "play" : null}
      marks={{ "data-still": props.reducedMotion || undefined }}
      sideName={table.words.tabs.fame}
      map={<Kingdom work={work} />}
      side={
        <>
          <Destiny />
          <Fame />
          <Lair />
          <Barracks />
        </>
      }
      own={
        <>
          <OwnScreen />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div className="xi-work" tabIndex={0}>
            <Work plan={plan} drops={drops} />
          </div>
        </>
      }
    >
      <Calendar />
      <Scenes />
    </BoardFrame>
  );
}

/** The panel that answers the question of the moment. */
function Work({ plan, drops }: { plan: Plan | null; drops: Drops | null }) {
  const { look, view } = useTable();
  const { question } = look;
  if (plan) return <PlanningBoard plan={plan} />;
  if (drops) return <BardChoice drops={drops} />;
  switch (question?.step) {
    case "choosePair":
      return <RewardChoice question={question} />;
    case "chooseTitan":
      return <TitanChoice question={question} />;
    case "chooseUnit":
      return <PaymentChoice question={question} />;
    case "chooseColumn":
      return <ColumnChoice />;
    case "show":
      return (
        <>
          <ShowChoice question={question} />
          <CensusTable />
        </>
      );
    case "chooseGuild":
      return <FloorChoice />;
    default:
      if (view.phase === "placement") return <Legend />;
      return view.census ? <CensusTable /> : <OrdersPanel />;
  }
}

const nowhere: ReadonlySet<number> = new Set();
const noDrops: Drops["counts"] = new Map();

/** Where a tap on the map may continue the plan from; null when none is being made. */
function planEnd(plan: Plan | null): number | null {
  if (!plan || plan.isConfirmed || plan.active === null) return null;
  return plan.steps[plan.active]?.from ?? null;
}

/** What tapping the map means now: a starting city, the next order of a plan, a region for a bard. */
function useMapWork(table: Table, plan: Plan | null, drops: Drops | null): MapWork {
  const { offers } = table;
  const end = planEnd(plan);
  const reach = useMemo(() => {
    if (end === null) return nowhere;
    return new Set(cities.map(({ number }) => number).filter(city => city === end || orderTo(end, city)));
  }, [end]);
  const act = {
    onCity: (city: number) => {
      const order = end === null ? null : city === end ? "action" : orderTo(end, city);
      if (order && plan) plan.put(order);
      else for (const choice of offers.wiring.at(`city:${city}`).choices.slice(0, 1)) offers.choose(choice);
    },
    onRegion: (region: RegionId) => drops?.drop(region),
  };
  // The pieces on the map must not be drawn again because what a tap means has changed.
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const onCity = useCallback((city: number) => latest.current.onCity(city), []);
  const onRegion = useCallback((region: RegionId) => latest.current.onRegion(region), []);
  const steps = plan?.steps ?? null;
  const counts = drops?.counts ?? noDrops;
  return useMemo(() => ({ steps, reach, drops: counts, onCity, onRegion }), [steps, reach, counts, onCity, onRegion]);
}
