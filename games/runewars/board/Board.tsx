// The whole board: the map, the table beside it, and the viewer's own area with the decision of the moment.
import { BoardFrame } from "#web/kit/BoardFrame.tsx";
import { YEARS } from "../content/numbers.ts";
import { seasonIds } from "../content/seasons.ts";
import { palette } from "./palette.ts";
import { BattleScene } from "./panels/BattleScene.tsx";
import { DuelScene } from "./panels/DuelScene.tsx";
import { Factions } from "./panels/Factions.tsx";
import { OwnCards, OwnDials } from "./panels/Own.tsx";
import { FateBox, Peoples, SeasonBox, Titles } from "./panels/Side.tsx";
import { WorkPanel } from "./panels/WorkPanel.tsx";
import { seasonIcons } from "./pieces/icons.tsx";
import { RealmMap } from "./RealmMap.tsx";
import { Scenes } from "./Scenes.tsx";
import { type RuneBoardProps, useTable, useTableOf } from "./table.tsx";
import { useWork } from "./use-work.ts";
import "./styles/index.css";

const tabs = ["play", "table"] as const;

/** The board of Runewars. */
export function Board(props: RuneBoardProps) {
  const table = useTableOf(props);
  const work = useWork(table);
  const { question } = props.look;
  return (
    <BoardFrame
      table={table}
      board={props}
      prefix="rw"
      palette={palette}
      tabs={tabs}
      ownTabs={["play"]}
      names={table.words.tabs}
      answeredIn={question ? "play" : null}
      lead={table.view.phase !== "setup" && <Today />}
      sideName={table.words.tabs.table}
      map={
        <>
          <RealmMap work={work} />
          <Scenes />
          <BattleScene />
          <DuelScene />
          <Factions work={work} />
        </>
      }
      side={
        <>
          <SeasonBox />
          <Peoples />
          <Titles />
          <FateBox />
        </>
      }
      own={
        <>
          <div className="rw-work">
            <WorkPanel work={work} />
          </div>
          <OwnDials />
          <OwnCards work={work} />
        </>
      }
    />
  );
}

/** The season and the year, before the tabs. */
function Today() {
  const { words, view, names } = useTable();
  const season = seasonIds[view.season]!;
  const Season = seasonIcons[season];
  return (
    <>
      <Season size={18} aria-hidden="true" />
      <span className="hk-hidden">{names.seasons[season].name}</span>
      {words.yearShort(view.year, YEARS)}
    </>
  );
}
