// What is the viewer's own: dials, influence, cards in hand, the Objective, heroes with their rewards.
import type { CSSProperties } from "react";
import { Target } from "#web/kit/Target.tsx";
import { type DialSpace, factions } from "../../content/factions.ts";
import { attributes, heroCardOf } from "../../content/heroes.ts";
import { questOf } from "../../content/quests.ts";
import { type Resource, resourceIds } from "../../content/resources.ts";
import { saidThen } from "../../content/versions.ts";
import { heroHint, heroLabel } from "../describe.tsx";
import { HeroFigure, UnitSign } from "../pieces/Figures.tsx";
import {
  attributeIcons,
  InfluenceIcon,
  ObjectiveIcon,
  QuestIcon,
  RewardIcon,
  resourceIcons,
  TacticsIcon,
} from "../pieces/icons.tsx";
import { useTable } from "../table.tsx";
import type { Work } from "../use-work.ts";

/** The three dials and the influence. */
export function OwnDials() {
  const { own, words } = useTable();
  if (!own || own.state.faction === "") return null;
  return (
    <section className="rw-dials" aria-label={words.dials}>
      {resourceIds.map(resource => (
        <Dial key={resource} resource={resource} />
      ))}
      <p className="rw-influence" title={words.influence}>
        <InfluenceIcon size={20} aria-hidden="true" />
        <span className="hk-hidden">{words.influence}: </span>
        <b>{own.state.influence}</b>
      </p>
    </section>
  );
}

/** A dial: everything up to the arrow counts. */
function Dial({ resource }: { resource: Resource }) {
  const { own, words } = useTable();
  const { faction } = own!.state;
  const n = own!.state[resource];
  const Face = resourceIcons[resource];
  const spaces = factions[faction || "daqan"].dials[resource];
  return (
    <div className={`rw-dial rw-dial-${resource}`}>
      <span className="rw-dial-name" title={words.resource[resource]}>
        <Face size={17} aria-hidden="true" />
        <span className="hk-hidden">{words.dial(words.resource[resource], n)}</span>
        <b aria-hidden="true">{n}</b>
      </span>
      <ol aria-hidden="true">
        {spaces.map((space, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is known by its number
          <li key={i} data-on={i <= n || undefined} data-arrow={i === n || undefined}>
            <Space space={space} n={i} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Space({ space, n }: { space: DialSpace; n: number }) {
  const { own, colour } = useTable();
  if (space.unit) return <UnitSign unit={space.unit} colour={colour(own!.seat)} size={21} />;
  if (space.influence) return <InfluenceIcon size={14} />;
  if (space.tactics) return <TacticsIcon size={14} />;
  return <i>{n}</i>;
}

/** Cards in hand and heroes. */
export function OwnCards({ work }: { work: Work }) {
  const { own, words, names, view } = useTable();
  if (!own || own.state.faction === "") return null;
  const { tactics, fresh, quests, objective } = own.state;
  const heroes = view.heroes.filter(hero => hero.seat === own.seat);
  return (
    <ul className="rw-hand">
      {objective && (
        <HandCard
          work={work}
          place="objective"
          kind="objective"
          group={words.objective}
          name={names.objectives[objective].name}
          text={saidThen(names.earlierObjectives, view.designs, objective) ?? names.objectives[objective].text}
        />
      )}
      {heroes.map(hero => (
        <HeroCard key={hero.id} id={hero.id} work={work} />
      ))}
      {[...new Set(tactics ?? [])].map(card => (
        <HandCard
          key={card}
          work={work}
          place={`tactics:${card}`}
          kind="tactics"
          group={words.tactics}
          name={names.tactics[card].name}
          text={names.tactics[card].text}
          count={tactics!.filter(each => each === card).length}
        />
      ))}
      {[...new Set(fresh ?? [])].map(card => (
        <HandCard
          key={`fresh:${card}`}
          work={work}
          place={`tactics:${card}`}
          kind="tactics"
          group={words.tactics}
          name={names.tactics[card].name}
          text={names.tactics[card].text}
          note={words.freshTactics}
          count={fresh!.filter(each => each === card).length}
        />
      ))}
      {(quests ?? []).map(quest => {
        const { area } = questOf(quest);
        return (
          <HandCard
            key={quest}
            work={work}
            place={`quest:${quest}`}
            kind="quest"
            group={words.quests}
            name={names.quests[quest].name}
            text={names.quests[quest].text}
            note={words.questAt(typeof area === "string" ? area : words.questKinds[area.kind])}
          />
        );
      })}
    </ul>
  );
}

const kindIcons = { tactics: TacticsIcon, quest: QuestIcon, objective: ObjectiveIcon } as const;

interface HandCardProps {
  readonly work: Work;
  readonly place: string;
  readonly kind: keyof typeof kindIcons;
  readonly group: string;
  readonly name: string;
  readonly text: string;
  readonly note?: string;
  readonly count?: number;
}

function HandCard({ work, place, kind, group, name, text, note = "", count = 1 }: HandCardProps) {
  const { offers } = useTable();
  const Face = kindIcons[kind];
  return (
    <li>
      <Target
        as="div"
        place={place}
        label={`${group}: ${name}. ${text} ${note}`}
        offer={work.offerAt(place)}
        hint={{ title: name, body: [<div key="t">{text}</div>, <div key="n">{note}</div>] }}
        className={`rw-card rw-card-${kind}${kind === "tactics" && note ? " rw-card-fresh" : ""}`}
        onPick={() => work.pick(place)}
        want={offers.want}
        why={offers.why}
      >
        <span className="rw-card-head">
          <Face size={15} aria-hidden="true" /> {name}
          {count > 1 && <b> ×{count}</b>}
        </span>
        <span className="rw-card-text" style={{ "--letters": text.length } as CSSProperties}>
          {text}
        </span>
        {note && <span className="rw-card-note">{note}</span>}
      </Target>
    </li>
  );
}

function HeroCard({ id, work }: { id: string; work: Work }) {
  const table = useTable();
  const { view, names, words, colour, areaName } = table;
  const hero = view.heroes.find(each => each.id === id)!;
  const card = heroCardOf(hero.id);
  return (
    <li>
      <Target
        as="div"
        place={`hero:${hero.id}`}
        label={heroLabel(table, hero)}
        offer={work.offerAt(`hero:${hero.id}`)}
        hint={heroHint(table, hero)}
        className="rw-card rw-card-hero"
        onPick={() => work.pick(`hero:${hero.id}`)}
      >
        <span className="rw-card-head">
          <svg width={18} height={21} viewBox="-18 -21 36 43" aria-hidden="true">
            <HeroFigure colour={colour(hero.seat)} isRouted={hero.routed} />
          </svg>
          {names.heroes[hero.id].name}
          <small>{areaName(hero.area)}</small>
        </span>
        <span className="rw-hero-values">
          {attributes.map(attribute => {
            const Face = attributeIcons[attribute];
            return (
              <span key={attribute} title={words.attribute[attribute]}>
                <Face size={14} aria-hidden="true" />
                {card[attribute] + hero[attribute]}
              </span>
            );
          })}
          <span
            className="rw-hero-health"
            style={{ "--part": (card.health - hero.damage) / card.health } as CSSProperties}
            title={words.health(card.health - hero.damage, card.health)}
          >
            {card.health - hero.damage}/{card.health}
          </span>
        </span>
        <span
          className="rw-card-text rw-hero-text"
          style={{ "--letters": names.heroes[hero.id].text.length } as CSSProperties}
        >
          {names.heroes[hero.id].text}
        </span>
        <span className="rw-hero-rewards">
          {hero.rewards.map((reward, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards under a hero have no other name
            <span key={i} data-up={reward.up || undefined}>
              <RewardIcon size={13} aria-hidden="true" />
              {reward.card === "" ? "?" : names.rewards[reward.card].name}
            </span>
          ))}
        </span>
      </Target>
    </li>
  );
}
