// The panel that answers the question of the moment, where the answer does not lie on the board itself.

import { equal } from "#kernel/json.ts";
import { Picker } from "#web/kit/ChoiceButton.tsx";
import { useAsked, useLeads } from "#web/kit/surroundings.ts";
import type { NorthChoice, Send } from "../../choices.ts";
import { resourceIds } from "../../content/resources.ts";
import { CardPiece } from "../pieces/CardFace.tsx";
import { GloryIcon, resourceIcons } from "../pieces/icons.tsx";
import { TilePicture } from "../pieces/TilePicture.tsx";
import { asNorth, buttonsOf, type CardZone, cardZone } from "../places.ts";
import type { Promised } from "../promise.ts";
import { useTable } from "../table.tsx";
import type { Work } from "../use-work.ts";
import { cardsIn } from "../zones.ts";
import { ChoiceButton } from "./ChoiceButton.tsx";
import { TurnOptions } from "./Hand.tsx";
import { OddsBar, oddsIn } from "./OddsBar.tsx";

/** The panel; empty when everything lies on the board. */
export function WorkPanel({ work }: { work: Work }) {
  const { props, view } = useTable();
  const { question } = props.look;
  if (!question) return null;
  const zone = cardZone(question, view.display);
  if (work.picker) {
    return (
      <Picker back={work.closePicker}>
        {work.picker.map(choice => (
          <ChoiceButton key={JSON.stringify(choice)} choice={choice} />
        ))}
      </Picker>
    );
  }
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

/** What lets things be is the plain way on only where nothing else is. */
const lettingBe: readonly NorthChoice["kind"][] = ["pass", "decline", "stop"];

/** Choices that lie on nothing: buttons. */
function Rest() {
  const { question } = useTable().props.look;
  const rest = buttonsOf(question);
  if (rest.length === 0) return null;
  const isAll = question?.options.length === 1;
  return (
    <div className="hk-rest">
      {rest.map(choice => (
        <ChoiceButton
          key={JSON.stringify(choice)}
          choice={choice}
          isMain={rest.length === 1 && (isAll || !lettingBe.includes(choice.kind))}
        />
      ))}
    </div>
  );
}

function MarchAdvice({ work }: { work: Work }) {
  const { words } = useTable();
  return <p className="ng-march">{work.marching?.from === null ? words.moveFrom : words.moveTo}</p>;
}

/** How many go. */
function SendPanel() {
  const { words, props, choose } = useTable();
  const leadsTo = useLeads();
  const { question } = props.look;
  const odds = question ? oddsIn(question) : [];
  const sends = (question?.options ?? []).map(asNorth).filter((each): each is Send => each.kind === "send");
  const most = Math.max(...sends.map(({ units }) => units));
  const hasKaija = sends.some(({ kaija }) => kaija);
  const label = ({ units, kaija }: Send): string => {
    if (kaija && units === 0) return words.kaijaAlone;
    return words.send(units, most) + (kaija ? ` ${words.withKaija}` : "");
  };
  return (
    <fieldset className="ng-send" aria-label={words.howMany}>
      <p className="hk-work-title">{words.howMany}</p>
      <div className="hk-rest">
        {sends
          .map((send, i) => ({ send, chance: odds[i] }))
          .reverse()
          .map(({ send, chance }) => (
            <button
              key={JSON.stringify(send)}
              type="button"
              className={send.units === most && send.kaija === hasKaija ? "hk-button hk-button-main" : "hk-button"}
              data-leads={leadsTo([send]) || undefined}
              onClick={() => choose(send)}
            >
              {label(send)}
              {chance && <OddsBar chance={chance} />}
            </button>
          ))}
      </div>
    </fieldset>
  );
}

/** Which creature to attack, with the chances against each. */
function HuntPanel() {
  const { words, props } = useTable();
  const { question } = props.look;
  const hunts = (question?.options ?? []).map(asNorth).filter(each => each.kind === "hunt");
  if (!question || hunts.length === 0) return null;
  const odds = oddsIn(question);
  return (
    <div className="ng-hunt">
      <div className="hk-rest">
        {hunts.map((choice, i) => (
          <ChoiceButton key={choice.creature} choice={choice}>
            {odds[i] && <OddsBar chance={odds[i]} />}
          </ChoiceButton>
        ))}
      </div>
      <p className="ng-quiet">{words.huntNote}</p>
    </div>
  );
}

/** The tile in hand: which one, how turned, and what it would do. */
function TilePanel({ work }: { work: Work }) {
  const { words, props } = useTable();
  const placing = work.placing!;
  const turn = placing.at?.turn ?? 0;
  const asked = useAsked<NorthChoice>();
  const wanted = asked?.kind === "place" ? asked : null;
  const isThere = placing.tile === wanted?.tile && placing.at?.x === wanted.x && placing.at.y === wanted.y;
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
            data-leads={(tile === wanted?.tile && tile !== placing.tile) || undefined}
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
        {placing.promised && <TilePreview promised={placing.promised} />}
        {!placing.at && <p className="hk-work-title">{words.tileWhere}</p>}
        <div className="hk-rest">
          <button
            type="button"
            className="hk-button"
            data-leads={(isThere && placing.at?.turn !== wanted?.turn) || undefined}
            disabled={!placing.at}
            onClick={work.turnTile}
          >
            <span aria-hidden="true">⟳</span> {words.tileTurn} <kbd className="ng-key">R</kbd>
          </button>
          <button
            type="button"
            className="hk-button hk-button-main"
            data-leads={(wanted !== null && equal(placing.at, wanted)) || undefined}
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

/** What the tile would do, in words. */
function TilePreview({ promised }: { promised: Promised }) {
  const { words, names, props, seatName } = useTable();
  const { lands, gains, hasLair } = promised;
  const own = props.look.question?.seat;
  const closed = lands.filter(({ isClosed }) => isClosed);
  const lines = closed.map(({ owner, size }) => {
    if (owner < 0) return words.closesNeutral(size);
    return owner === own ? words.closes(size) : words.closesOther(seatName(owner), size);
  });
  const joined = Math.max(...lands.map(land => land.joined));
  if (joined > 1) lines.push(words.merges(joined));
  const grown = lands.filter(land => land.owner === own && !land.isClosed && land.joined > 0).map(({ size }) => size);
  if (grown.length > 0) lines.push(words.grows(Math.max(...grown)));
  if (closed.length === 0) lines.push(words.closesNothing);
  if (hasLair) lines.push(words.wakes);
  return (
    <ul className="ng-preview" aria-live="polite">
      {gains.glory > 0 && (
        <li className="ng-preview-glory">
          <GloryIcon size={18} aria-hidden="true" /> +{gains.glory} {words.glory}
        </li>
      )}
      {resourceIds.map(id => {
        const Face = resourceIcons[id];
        return (
          gains[id] > 0 && (
            <li key={id} className="ng-preview-glory">
              <Face size={18} aria-hidden="true" /> +{gains[id]} {names.resources[id]}
            </li>
          )
        );
      })}
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
      <p className="hk-work-title">{title}</p>
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
