// The panel that answers the question of the moment, where the answer does not lie on the board itself.

import { useKit } from "#web/kit/kit.tsx";
import type { NorthChoice, Send } from "../../choices.ts";
import { huntOdds, sendOdds } from "../../view/odds.ts";
import type { Chance } from "../odds.ts";
import { isScored } from "../PlacingLayer.tsx";
import { CardPiece } from "../pieces/CardFace.tsx";
import { GloryIcon } from "../pieces/icons.tsx";
import { TilePicture } from "../pieces/TilePicture.tsx";
import { asNorth, buttonsOf, type CardZone, cardZone } from "../places.ts";
import { previewOf } from "../preview.ts";
import { useTable } from "../table.tsx";
import type { Work } from "../use-work.ts";
import { cardsIn } from "../zones.ts";
import { ChoiceButton } from "./ChoiceButton.tsx";
import { TurnOptions } from "./Hand.tsx";
import { Odds } from "./Odds.tsx";

/** The panel; empty when everything lies on the board. */
export function WorkPanel({ work }: { work: Work }) {
  const { props, view } = useTable();
  const { question } = props.look;
  if (!question) return null;
  const zone = cardZone(question, view.display);
  if (work.picker) return <Picker work={work} choices={work.picker} />;
  if (work.placing) return <TilePanel work={work} />;
  if (question.options.some(({ kind }) => kind === "send")) return <SendPanel />;
  return (
    <>
      {work.marching && <MarchAdvice work={work} />}
      {zone && zone !== "hand" && zone !== "display" && <Tray zone={zone} work={work} />}
      {question.options.some(({ kind }) => kind === "bury") && <BuryTray work={work} />}
      <HuntPanel />
      <TurnOptions work={work} />
      <Rest />
    </>
  );
}

/** Choices that lie on nothing: buttons. */
function Rest() {
  const { props } = useTable();
  const rest = buttonsOf(props.look.question);
  if (rest.length === 0) return null;
  return (
    <div className="ng-rest">
      {rest.map(choice => (
        <ChoiceButton key={JSON.stringify(choice)} choice={choice} isMain={rest.length === 1} />
      ))}
    </div>
  );
}

/** Several choices on one thing. */
function Picker({ work, choices }: { work: Work; choices: readonly NorthChoice[] }) {
  const { words } = useTable();
  return (
    <fieldset className="ng-picker" aria-label={words.pickOne}>
      <p className="ng-work-title">{words.pickOne}</p>
      <div className="ng-rest">
        {choices.map(choice => (
          <ChoiceButton key={JSON.stringify(choice)} choice={choice} />
        ))}
        <button type="button" className="hk-button ng-back" onClick={work.closePicker}>
          {words.back}
        </button>
      </div>
    </fieldset>
  );
}

function MarchAdvice({ work }: { work: Work }) {
  const { words, props } = useTable();
  const left = (props.look.question?.args as { left?: number } | null)?.left;
  return (
    <div className="ng-march">
      {left !== undefined && <span className="ng-moves">{words.moves(left)}</span>}
      <span>{work.marching?.from === null ? words.moveFrom : words.moveTo}</span>
    </div>
  );
}

/** How many go. */
function SendPanel() {
  const { words, props, choose, view } = useTable();
  const { lit } = useKit();
  const { question } = props.look;
  const sends = (props.look.question?.options ?? []).map(asNorth).filter((each): each is Send => each.kind === "send");
  const most = Math.max(...sends.map(({ units }) => units));
  const hasKaija = sends.some(({ kaija }) => kaija);
  const label = ({ units, kaija }: Send): string => {
    if (kaija && units === 0) return words.kaijaAlone;
    return words.send(units, most) + (kaija ? ` ${words.withKaija}` : "");
  };
  return (
    <fieldset className="ng-send" aria-label={words.howMany}>
      <p className="ng-work-title">{words.howMany}</p>
      <div className="ng-rest">
        {sends.toReversed().map(send => (
          <button
            key={JSON.stringify(send)}
            type="button"
            className={send.units === most && send.kaija === hasKaija ? "hk-button hk-button-main" : "hk-button"}
            data-lit={lit.has(`send:${send.units}`) || undefined}
            onClick={() => choose(send)}
          >
            {label(send)}
            {question && <MarchOdds chance={sendOdds(view, question.seat, send)} />}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Which creature to attack, with the chances against each. */
function HuntPanel() {
  const { words, props, view } = useTable();
  const { question } = props.look;
  const hunts = (question?.options ?? []).map(asNorth).filter(each => each.kind === "hunt");
  const frame = view.frames.findLast(each => each.proc === "move");
  const at = frame?.hunts[0];
  if (!question || !frame || at === undefined || hunts.length === 0) return null;
  const area = view.clans[question.seat]!.kaija;
  const hasKaija = area >= 0 && view.land.territory[area] === at;
  return (
    <div className="ng-hunt">
      <div className="ng-rest">
        {hunts.map(choice => (
          <ChoiceButton key={choice.creature} choice={choice}>
            <Odds chance={huntOdds(view, question.seat, choice.creature, view.units[at]!, hasKaija, frame.card)} />
          </ChoiceButton>
        ))}
      </div>
      <p className="ng-quiet">{words.huntNote}</p>
    </div>
  );
}

function MarchOdds({ chance }: { chance: Chance | null }) {
  return chance && <Odds chance={chance} />;
}

/** The tile in hand: which one, how turned, and what it would do. */
function TilePanel({ work }: { work: Work }) {
  const { words, props } = useTable();
  const placing = work.placing!;
  const turn = placing.at?.turn ?? 0;
  return (
    <div className="ng-tile-panel">
      <fieldset className="ng-tiles" aria-label={words.tileWhich}>
        {placing.tiles.map(tile => (
          <button
            key={tile}
            type="button"
            className="ng-tile-choice"
            aria-pressed={tile === placing.tile}
            aria-label={words.tile(tile)}
            onClick={() => work.takeTile(tile)}
          >
            <TilePicture
              tile={tile}
              turn={tile === placing.tile ? turn : 0}
              size={placing.tiles.length > 2 ? 78 : 104}
            />
          </button>
        ))}
      </fieldset>
      <div className="ng-tile-work">
        {placing.at ? <TilePreview work={work} /> : <p className="ng-work-title">{words.tileWhere}</p>}
        <div className="ng-rest">
          <button type="button" className="hk-button" disabled={!placing.at} onClick={work.turnTile}>
            <span aria-hidden="true">⟳</span> {words.tileTurn} <kbd className="ng-key">R</kbd>
          </button>
          <button
            type="button"
            className="hk-button hk-button-main"
            disabled={!placing.at || props.pending !== null}
            onClick={work.putTile}
          >
            {words.tilePut}
          </button>
          <RestOfTile />
        </div>
      </div>
    </div>
  );
}

function RestOfTile() {
  const { props } = useTable();
  return buttonsOf(props.look.question).map(choice => <ChoiceButton key={choice.kind} choice={choice} />);
}

function TilePreview({ work }: { work: Work }) {
  const { words, view, props, seatName } = useTable();
  const { question } = props.look;
  const at = work.placing?.at;
  if (!question || !at) return null;
  const preview = previewOf(view, question.seat, at, isScored(question));
  const lines = preview.closings.map(({ owner, size }) =>
    owner < 0
      ? words.closesNeutral(size)
      : owner === question.seat
        ? words.closes(size)
        : words.closesOther(seatName(owner), size),
  );
  if (preview.merged > 1) lines.push(words.merges(preview.merged));
  if (preview.grown > 0) lines.push(words.grows(preview.grown));
  if (preview.closings.length === 0) lines.push(words.closesNothing);
  if (preview.hasLair) lines.push(words.wakes);
  return (
    <ul className="ng-preview" aria-live="polite">
      {preview.glory > 0 && (
        <li className="ng-preview-glory">
          <GloryIcon size={18} aria-hidden="true" /> +{preview.glory} {words.glory}
        </li>
      )}
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Cards to choose from that lie nowhere else. */
function Tray({ zone, work }: { zone: CardZone; work: Work }) {
  const { view, words, props, seatName } = useTable();
  const question = props.look.question!;
  const cards = cardsIn(view, zone, question.seat, question.options.map(asNorth));
  const title = {
    hand: words.hand,
    display: words.display,
    upgrades: words.upgrades,
    drawn: words.drawn,
    peek: view.peek ? words.peek(seatName(view.peek.seat)) : "",
    discard: words.fetch,
    copy: words.copy,
  }[zone];
  return (
    <fieldset className="ng-tray" aria-label={title}>
      <p className="ng-work-title">{title}</p>
      <ul className="ng-hand">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike; their place is what counts
          <li key={`${card}:${i}`}>
            <CardPiece card={card} offer={work.offerAt(`card:${card}`)} onPick={() => work.pick(`card:${card}`)} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function BuryTray({ work }: { work: Work }) {
  const { props, words, offers } = useTable();
  const buried = (props.look.question?.options ?? []).map(asNorth).filter(each => each.kind === "bury");
  return (
    <fieldset className="ng-tiles" aria-label={words.tileWhich}>
      {buried.map(({ tile }) => (
        <button
          key={tile}
          type="button"
          className="ng-tile-choice"
          aria-label={offers.label({ kind: "bury", tile } as NorthChoice)}
          onClick={() => work.pick(`tile:${tile}`)}
        >
          <TilePicture tile={tile} turn={0} size={96} />
        </button>
      ))}
    </fieldset>
  );
}
