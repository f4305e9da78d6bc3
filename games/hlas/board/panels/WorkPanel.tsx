// What answers the question of the moment, apart from the map: buttons, the army that is gathered, what is recruited.
import { Picker } from "#web/kit/ChoiceButton.tsx";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { useLeads } from "#web/kit/surroundings.ts";
import { Target } from "#web/kit/Target.tsx";
import type { HlasChoice } from "../../choices.ts";
import { actionOf } from "../../content/actions.ts";
import { factionIds, factions } from "../../content/factions.ts";
import { battleIn } from "../battle.ts";
import { actionIcons, factionIcons } from "../pieces/icons.tsx";
import { asksFor, buttonsOf, isAboutMap, optionsOf, shiftsOf } from "../places.ts";
import { factionColours, useTable } from "../table.tsx";
import { marchIn, voyageIn, type Work } from "../use-work.ts";
import { ChoiceButton } from "./ChoiceButton.tsx";
import { Discards, Gathering } from "./Gathering.tsx";
import { Tactics } from "./Tactics.tsx";
import { Recruits, Sites } from "./Trays.tsx";

/** The panel; while others are asked it tells what is going on. */
export function WorkPanel({ work }: { work: Work }) {
  const { props } = useTable();
  const { question } = props.look;
  if (!question) return <UnderWay />;
  if (work.picker) {
    return (
      <Picker back={work.back}>
        {work.picker.map(choice => (
          <ChoiceButton key={JSON.stringify(choice)} choice={choice} />
        ))}
      </Picker>
    );
  }
  if (work.groups.length > 0) return <Gathering work={work} />;
  return (
    <>
      {asksFor(question, "faction") && <Factions work={work} />}
      {question.proc === "recruit" && asksFor(question, "recruit") && <Recruits work={work} />}
      {question.proc === "build" && <Sites work={work} />}
      {asksFor(question, "discards") && <Discards work={work} />}
      <TacticsBelow work={work} />
      <Advice />
      <Rest />
      <Shifts />
    </>
  );
}

/** On a phone the battle leaves no room for the cards: they lie here. */
function TacticsBelow({ work }: { work: Work }) {
  const { props, view } = useTable();
  const battle = battleIn(view);
  if (!battle || !asksFor(props.look.question, "tactic")) return null;
  return (
    <div className="hl-tactics-below">
      <Tactics work={work} />
    </div>
  );
}

/** How to answer where the map is to be tapped, and how far a move has come. */
function Advice() {
  const { props, words, view } = useTable();
  const { question } = props.look;
  if (question?.proc === "turn" && question.step === "chooseAction")
    return <p className="hl-advice">{words.chooseSlot}</p>;
  if (asksFor(question, "discard", "scribe", "cast")) return <p className="hl-advice">{words.chooseCard}</p>;
  if (question?.proc === "spell") return <p className="hl-advice">{words.noReaction}</p>;
  if (question?.proc === "battle" && question.step === "castSpell")
    return <p className="hl-advice">{words.noCombatSpell}</p>;
  if (asksFor(question, "tactic")) return <p className="hl-advice">{words.chooseTactic}</p>;
  if (!isAboutMap(question) || question?.proc === "build") return null;
  const march = marchIn(view);
  const voyage = voyageIn(view);
  const { speed = 0 } = (question?.args ?? {}) as { readonly speed?: number };
  return (
    <p className="hl-advice">
      {march && march.army.length > 0
        ? words.marching(march.steps, speed)
        : voyage
          ? words.voyaging(voyage.spent, speed)
          : asksFor(question, "continent")
            ? words.chooseContinent
            : words.chooseOnMap}
    </p>
  );
}

/** The action that is being carried out, for those who wait. */
function UnderWay() {
  const { view, words, seatName, colour, own } = useTable();
  const turn = view.frames.findLast(frame => frame.proc === "turn");
  if (turn?.proc !== "turn" || turn.slot === "")
    return <p className="hk-quiet">{own ? words.othersChoose : words.watching}</p>;
  const slot = turn.mustered === "" ? turn.slot : turn.mustered;
  const Face = actionIcons[actionOf[slot]];
  return (
    <p className="hl-under">
      <SeatShield colour={colour(turn.seat) ?? "black"} size={18} />
      <Face size={22} aria-hidden="true" />
      <b>
        {seatName(turn.seat)}: {words.slots[slot]}
      </b>
      <small>{words.slotAbout[actionOf[slot]]}</small>
    </p>
  );
}

/** What one most often wants among buttons. */
const mains: readonly HlasChoice["kind"][] = ["repeat", "accept", "stop", "done", "endTurn", "noMuster", "pay"];

/** Choices that lie on nothing: buttons. */
function Rest() {
  const { props } = useTable();
  const rest = buttonsOf(props.look.question);
  if (rest.length === 0) return null;
  const isAll = rest.length === props.look.question?.options.length;
  const main = rest.find(({ kind }) => mains.includes(kind)) ?? (isAll && rest.length === 1 ? rest[0] : null);
  return (
    <div className="hk-rest">
      {rest.map(choice => (
        <ChoiceButton key={JSON.stringify(choice)} choice={choice} isMain={choice === main} />
      ))}
    </div>
  );
}

/** Going aboard and ashore: free, and out of the way until wanted. */
function Shifts() {
  const { props, words } = useTable();
  const leadsTo = useLeads();
  const isAsked = (choice: HlasChoice): boolean => leadsTo([choice]);
  const shifts = shiftsOf(props.look.question).sort((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
  if (shifts.length === 0) return null;
  const isWanted = props.look.question?.proc === "voyage" || shifts.some(isAsked);
  return (
    <details className="hl-shifts" open={isWanted}>
      <summary>{words.shifts(shifts.length)}</summary>
      <div className="hk-rest">
        {shifts.map(choice => (
          <ChoiceButton key={JSON.stringify(choice)} choice={choice} />
        ))}
      </div>
    </details>
  );
}

/** The factions that are still free. */
function Factions({ work }: { work: Work }) {
  const { names, words, props } = useTable();
  const free = optionsOf(props.look.question);
  return (
    <ul className="hl-factions">
      {factionIds
        .filter(id => free.some(option => option.kind === "faction" && option.faction === id))
        .map(id => {
          const Face = factionIcons[id];
          const { name, style } = names.factions[id];
          const { heroes, seaVessel, airVessel } = factions[id];
          const people = heroes.map(hero => names.units[hero.id]).join(", ");
          const text = words.factionFacts(people, names.units[seaVessel.id] ?? "", names.units[airVessel.id] ?? "");
          return (
            <li key={id}>
              <Target
                as="div"
                place={`faction:${id}`}
                label={`${name}: ${style} ${text}`}
                offer={work.offerAt(`faction:${id}`)}
                hint={null}
                className="hl-faction"
                onPick={() => work.pick(`faction:${id}`)}
              >
                <span className="hl-faction-mark" data-colour={factionColours[id]}>
                  <Face size={32} aria-hidden="true" />
                </span>
                <span>
                  <b>{name}</b>
                  <span className="hl-faction-style">{style}</span>
                  <small>{text}</small>
                </span>
              </Target>
            </li>
          );
        })}
    </ul>
  );
}
