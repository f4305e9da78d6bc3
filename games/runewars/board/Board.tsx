// The whole board: the map, the table beside it, and the viewer's own area with the decision of the moment.
import { useEffect, useState } from "react";
import { KitProvider, paletteStyle } from "#web/kit/kit.tsx";
import { MapTabs } from "#web/kit/MapTabs.tsx";
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
import { type RuneBoardProps, TableProvider, useTable, useTableOf } from "./table.tsx";
import { useWork } from "./use-work.ts";
import "./styles/index.css";

const tabs = ["play", "table"] as const;
type Tab = (typeof tabs)[number];

/** The board of Runewars. */
export function Board(props: RuneBoardProps) {
  const table = useTableOf(props);
  const work = useWork(table);
  const { question } = props.look;
  const [tab, setTab] = useState<Tab>("play");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question brings what answers it to the front
  useEffect(() => setTab("play"), [question?.proc, question?.step]);
  return (
    <KitProvider {...props} seats={props.seats}>
      <TableProvider value={table}>
        <div className="rw-board" style={paletteStyle(palette)}>
          <div className="rw-layout" data-tab={tab}>
            <div className="rw-map-area">
              <RealmMap work={work} />
              <Scenes />
              <BattleScene />
              <DuelScene />
              <Factions work={work} />
            </div>
            <MapTabs
              tabs={tabs}
              names={table.words.tabs}
              tab={tab}
              onTab={setTab}
              lead={table.view.phase !== "setup" && <Today />}
            />
            <Side />
            <div className="rw-own">
              <div className="rw-work">
                <WorkPanel work={work} />
              </div>
              <OwnDials />
              <OwnCards work={work} />
            </div>
          </div>
        </div>
      </TableProvider>
    </KitProvider>
  );
}

/** The table beside the map. */
function Side() {
  const { words } = useTable();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard, so it must take the focus
    <section className="rw-side" tabIndex={0} aria-label={words.tabs.table}>
      <SeasonBox />
      <Peoples />
      <Titles />
      <FateBox />
    </section>
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
