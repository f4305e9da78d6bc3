// The whole board: the coast, the round beside it, the viewer's cards below.
import { BoardFrame } from "#web/kit/BoardFrame.tsx";
import { Sentence } from "#web/kit/Sentence.tsx";
import { Coast } from "./Coast.tsx";
import { Hand, Rest } from "./Hand.tsx";
import { palette } from "./palette.ts";
import { type BeaconsBoardProps, useTableOf } from "./table.ts";
import "./board.css";

const tabs = ["play", "table"] as const;

/** The board. */
export function Board(props: BeaconsBoardProps) {
  const table = useTableOf(props);
  const { words, view } = table;
  return (
    <BoardFrame
      board={props}
      table={table}
      prefix="be"
      palette={palette}
      tabs={tabs}
      ownTabs={["play"]}
      names={words.board.tabs}
      answeredIn={props.look.question ? "play" : null}
      sideName={words.board.tabs.table}
      map={<Coast />}
      side={
        <p>
          <Sentence sentence={words.round(view)} />
        </p>
      }
      own={
        <>
          <Rest />
          <Hand />
        </>
      }
    />
  );
}
