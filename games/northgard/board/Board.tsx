// The whole board: the map, what surrounds it, and the viewer's own area with the decision of the moment.
import { useEffect, useState } from "react";
import { KitProvider, paletteStyle } from "#web/kit/kit.tsx";
import { MapTabs } from "#web/kit/MapTabs.tsx";
import { LandMap } from "./LandMap.tsx";
import { palette } from "./palette.ts";
import { BattleScene } from "./panels/BattleScene.tsx";
import { ClanTable, OwnClan } from "./panels/Clan.tsx";
import { Hand, Piles } from "./panels/Hand.tsx";
import { WorkPanel } from "./panels/WorkPanel.tsx";
import { Achievements, Calendar, CreatureLine, Display, Supply } from "./panels/Year.tsx";
import { cardZone } from "./places.ts";
import { Scenes } from "./Scenes.tsx";
import { type NorthBoardProps, TableProvider, useTableOf } from "./table.tsx";
import { useBattle } from "./use-battle.ts";
import { useWork } from "./use-work.ts";
import "./styles/index.css";

const tabs = ["play", "year", "clans"] as const;
type Tab = (typeof tabs)[number];

/** The board of Northgard. */
export function Board(props: NorthBoardProps) {
  const table = useTableOf(props);
  const work = useWork(table);
  const battle = useBattle(table);
  const { question, view } = props.look;
  const zone = cardZone(question, view.display);
  const [tab, setTab] = useState<Tab>("play");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question brings what answers it to the front
  useEffect(() => setTab(zone === "display" ? "year" : "play"), [question?.step, zone]);
  return (
    <KitProvider {...props} seats={props.seats}>
      <TableProvider value={table}>
        <div className="ng-board" style={paletteStyle(palette)}>
          <div className="ng-layout" data-tab={tab}>
            <div className="ng-map-area">
              <LandMap work={work} />
              <Scenes />
            </div>
            <BattleScene show={battle} />
            <MapTabs
              tabs={tabs}
              names={table.words.tabs}
              tab={tab}
              onTab={setTab}
              lead={table.words.year(view.year, view.years)}
            />
            <aside className="ng-side">
              <div className="ng-side-year">
                <Calendar />
                <Display work={work} />
                <CreatureLine work={work} />
                <Achievements />
                <Supply />
              </div>
              <div className="ng-side-clans">
                <ClanTable />
              </div>
            </aside>
            <div className="ng-own">
              <OwnClan />
              <div className="ng-cards-area">
                <div className="ng-work">
                  <WorkPanel work={work} />
                </div>
                <Hand work={work} />
              </div>
              <Piles />
            </div>
          </div>
        </div>
      </TableProvider>
    </KitProvider>
  );
}
