// The whole board: the map, the table around it, and the viewer's own area with the decision of the moment.
import { useEffect, useState } from "react";
import { KitProvider, paletteStyle } from "#web/kit/kit.tsx";
import { MapTabs } from "#web/kit/MapTabs.tsx";
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
import { TableProvider, type TytaniBoardProps, useTableOf } from "./table.tsx";
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
            <MapTabs
              tabs={tabs}
              names={table.words.tabs}
              tab={tab}
              onTab={setTab}
              lead={table.words.roundShort(table.view.round, table.view.rounds)}
            />
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
