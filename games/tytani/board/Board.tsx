// The whole board: the map, the table around it, and the viewer's own area with the decision of the moment.
import { useEffect, useState } from "react";
import { KitProvider, paletteStyle } from "#web/kit/kit.tsx";
import { palette } from "./palette.ts";
import { BattleScene } from "./panels/BattleScene.tsx";
import { Orders } from "./panels/Orders.tsx";
import { OwnCards, OwnNation } from "./panels/Own.tsx";
import { Powers } from "./panels/Powers.tsx";
import { RoundBar } from "./panels/Round.tsx";
import { SupportPool } from "./panels/Support.tsx";
import { WorkPanel } from "./panels/WorkPanel.tsx";
import { zoneOf } from "./places.ts";
import { Scenes } from "./Scenes.tsx";
import { TableProvider, type TytaniBoardProps, useTable, useTableOf } from "./table.tsx";
import { useBattle } from "./use-battle.ts";
import { useWork } from "./use-work.ts";
import { WarMap } from "./WarMap.tsx";
import "./styles/index.css";

const tabs = ["play", "table", "powers"] as const;
type Tab = (typeof tabs)[number];

/** The board of Titans. */
export function Board(props: TytaniBoardProps) {
  const table = useTableOf(props);
  const work = useWork(table);
  const battle = useBattle(table);
  const { question } = props.look;
  const zone = zoneOf(question);
  const [tab, setTab] = useState<Tab>("play");
  const isTable = zone === "orders" || zone === "pool";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question brings what answers it to the front
  useEffect(() => setTab(isTable ? "table" : "play"), [question?.proc, question?.step, isTable]);
  return (
    <KitProvider {...props} seats={props.seats}>
      <TableProvider value={table}>
        <div className="ty-board" style={paletteStyle(palette)}>
          <div className="ty-layout" data-tab={tab} data-side={table.geometry.side}>
            <div className="ty-map-area">
              <WarMap work={work} />
              <Scenes />
            </div>
            <BattleScene show={battle} work={work} />
            <Tabs tab={tab} onTab={setTab} />
            <aside className="ty-side">
              <div className="ty-side-table">
                <RoundBar />
                <Orders work={work} />
                <SupportPool work={work} />
              </div>
              <div className="ty-side-powers">
                <Powers />
              </div>
            </aside>
            <div className="ty-own">
              <OwnNation work={work} />
              <div className="ty-cards-area">
                <div className="ty-work">
                  <WorkPanel work={work} />
                </div>
                <OwnCards work={work} />
              </div>
            </div>
          </div>
        </div>
      </TableProvider>
    </KitProvider>
  );
}

/** On narrow screens the surroundings of the map wait behind tabs. */
function Tabs({ tab, onTab }: { tab: Tab; onTab(tab: Tab): void }) {
  const { words, view } = useTable();
  return (
    <div className="ty-tabs">
      <span className="ty-tabs-round">{words.roundShort(view.round, view.rounds)}</span>
      {tabs.map(each => (
        <button key={each} type="button" aria-pressed={tab === each} onClick={() => onTab(each)}>
          {words.tabs[each]}
        </button>
      ))}
    </div>
  );
}
