// The whole board: the map, what surrounds it, and the viewer's own area with the decision of the moment.
import { BoardFrame } from "#web/kit/BoardFrame.tsx";
import { LandMap } from "./LandMap.tsx";
import { palette } from "./palette.ts";
import { BattleScene } from "./panels/BattleScene.tsx";
import { ClanTable, OwnClan } from "./panels/Clan.tsx";
import { Hand, Piles } from "./panels/Hand.tsx";
import { WorkPanel } from "./panels/WorkPanel.tsx";
import { Achievements, Calendar, CreatureLine, Display, Supply } from "./panels/Year.tsx";
import { cardZone } from "./places.ts";
import { Scenes } from "./Scenes.tsx";
import { type NorthBoardProps, useTableOf } from "./table.tsx";
import { useBattle } from "./use-battle.ts";
import { useWork } from "./use-work.ts";
import "./styles/index.css";

const tabs = ["play", "year", "clans"] as const;

/** The board of Northgard. */
export function Board(props: NorthBoardProps) {
  const table = useTableOf(props);
  const work = useWork(table);
  const battle = useBattle(table);
  const { question, view } = props.look;
  const zone = cardZone(question, view.display);
  const answers = zone === "display" ? "year" : "play";
  return (
    <BoardFrame
      table={table}
      board={props}
      prefix="ng"
      palette={palette}
      tabs={tabs}
      ownTabs={["play"]}
      names={table.words.tabs}
      answeredIn={question ? answers : null}
      lead={table.words.year(view.year, view.years)}
      sideName={table.words.tabs.year}
      map={
        <>
          <LandMap work={work} />
          <Scenes />
        </>
      }
      side={
        <>
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
        </>
      }
      own={
        <>
          <OwnClan />
          <div className="ng-cards-area">
            <div className="ng-work">
              <WorkPanel work={work} />
            </div>
            <Hand work={work} />
          </div>
          <Piles />
        </>
      }
    >
      <BattleScene show={battle} />
    </BoardFrame>
  );
}
