// The whole board: the map, the table around it, and the viewer's own area with the decision of the moment.
import { BoardFrame } from "#web/kit/BoardFrame.tsx";
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
import { type TytaniBoardProps, useTableOf } from "./table.tsx";
import { useBattle } from "./use-battle.ts";
import { useWork } from "./use-work.ts";
import { WarMap } from "./WarMap.tsx";
import "./styles/index.css";

const tabs = ["play", "table", "powers"] as const;

/** The board of Titans. */
export function Board(props: TytaniBoardProps) {
  const table = useTableOf(props);
  const work = useWork(table);
  const battle = useBattle(table);
  const { question, view } = props.look;
  const zone = zoneOf(question);
  const answers = zone === "orders" || zone === "pool" ? "table" : "play";
  return (
    <BoardFrame
      table={table}
      board={props}
      prefix="ty"
      palette={palette}
      tabs={tabs}
      ownTabs={["play"]}
      names={table.words.tabs}
      answeredIn={question ? answers : null}
      lead={table.words.roundShort(view.round, view.rounds)}
      marks={{ "data-side": table.geometry.side }}
      sideName={table.words.tabs.table}
      map={
        <>
          <WarMap work={work} />
          <Scenes />
        </>
      }
      side={
        <>
          <div className="ty-side-table">
            <RoundBar />
            <Orders work={work} />
            <SupportPool work={work} />
          </div>
          <div className="ty-side-powers">
            <Powers />
          </div>
        </>
      }
      own={
        <>
          <OwnNation work={work} />
          <div className="ty-cards-area">
            <div className="ty-work">
              <WorkPanel work={work} />
            </div>
            <OwnCards work={work} />
          </div>
        </>
      }
    >
      <BattleScene show={battle} work={work} />
    </BoardFrame>
  );
}
