// The whole board: the map, the table beside it, and the viewer's own board with the decision of the moment.
import { BoardFrame } from "#web/kit/BoardFrame.tsx";
import { palette } from "./palette.ts";
import { BattleScene } from "./panels/BattleScene.tsx";
import { EnemyBox } from "./panels/Enemy.tsx";
import { ActionBar, OwnRealm } from "./panels/Own.tsx";
import { Buildings, Spells } from "./panels/Realm.tsx";
import { Objectives, RoundBox } from "./panels/Side.tsx";
import { WorkPanel } from "./panels/WorkPanel.tsx";
import { isAboutCards } from "./places.ts";
import { Scenes } from "./Scenes.tsx";
import { type HlasBoardProps, useTableOf } from "./table.tsx";
import { useWork } from "./use-work.ts";
import { WorldMap } from "./WorldMap.tsx";
import "./styles/index.css";

const tabs = ["play", "realm", "table"] as const;

/** The board of Heroes of Land, Air & Sea. */
export function Board(props: HlasBoardProps) {
  const table = useTableOf(props);
  const work = useWork(table);
  const { question, view } = props.look;
  return (
    <BoardFrame
      table={table}
      board={props}
      prefix="hl"
      palette={palette}
      tabs={tabs.filter(each => table.own !== null || each !== "realm")}
      ownTabs={["play", "realm"]}
      names={table.words.tabs}
      answeredIn={question ? "play" : null}
      lead={table.words.roundShort(view.round, view.lastRound)}
      marks={{ "data-cards": isAboutCards(question) || undefined }}
      sideName={table.words.tabs.table}
      map={
        <>
          <WorldMap work={work} />
          <Scenes />
          <BattleScene work={work} />
        </>
      }
      side={
        <>
          <RoundBox />
          {view.solo && <EnemyBox />}
          <Objectives />
        </>
      }
      own={
        <>
          <OwnRealm />
          <div className="hl-own-main">
            <div className="hl-work">
              <WorkPanel work={work} />
            </div>
            <div className="hl-shelf">
              <ActionBar work={work} />
              <Spells work={work} />
              <Buildings work={work} />
            </div>
          </div>
        </>
      }
    />
  );
}
