// The whole board: the map, the table beside it, and the viewer's own board with the decision of the moment.
import { useEffect, useState } from "react";
import { KitProvider, paletteStyle } from "#web/kit/kit.tsx";
import { MapTabs } from "#web/kit/MapTabs.tsx";
import { palette } from "./palette.ts";
import { BattleScene } from "./panels/BattleScene.tsx";
import { EnemyBox } from "./panels/Enemy.tsx";
import { ActionBar, OwnRealm } from "./panels/Own.tsx";
import { Buildings, Spells } from "./panels/Realm.tsx";
import { Objectives, Realms, RoundBox } from "./panels/Side.tsx";
import { WorkPanel } from "./panels/WorkPanel.tsx";
import { isAboutCards } from "./places.ts";
import { Scenes } from "./Scenes.tsx";
import { type HlasBoardProps, TableProvider, useTable, useTableOf } from "./table.tsx";
import { useWork } from "./use-work.ts";
import { WorldMap } from "./WorldMap.tsx";
import "./styles/index.css";

const tabs = ["play", "realm", "table"] as const;
type Tab = (typeof tabs)[number];

/** The board of Heroes of Land, Air & Sea. */
export function Board(props: HlasBoardProps) {
  const table = useTableOf(props);
  const work = useWork(table);
  const { question } = props.look;
  const [tab, setTab] = useState<Tab>("play");
  const step = question ? `${question.proc}.${question.step}` : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question brings what answers it to the front
  useEffect(() => setTab("play"), [step]);
  return (
    <KitProvider {...props} seats={props.seats}>
      <TableProvider value={table}>
        <div className="hl-board" style={paletteStyle(palette)}>
          <div className="hl-layout" data-tab={tab} data-cards={isAboutCards(question) || undefined}>
            <div className="hl-map-area">
              <WorldMap work={work} />
              <Scenes />
              <BattleScene work={work} />
            </div>
            <MapTabs
              tabs={tabs.filter(each => table.own !== null || each !== "realm")}
              names={table.words.tabs}
              tab={tab}
              onTab={setTab}
              lead={table.words.roundShort(table.view.round, table.view.lastRound)}
            />
            <Side />
            <div className="hl-own">
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
            </div>
          </div>
        </div>
      </TableProvider>
    </KitProvider>
  );
}

/** The table beside the map. */
function Side() {
  const { words, view } = useTable();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard, so it must take the focus
    <section className="hl-side" tabIndex={0} aria-label={words.tabs.table}>
      <RoundBox />
      {view.solo && <EnemyBox />}
      <Realms />
      <Objectives />
    </section>
  );
}
