// The duel that is being fought, over the map.
import { heroCardOf } from "../../content/heroes.ts";
import { units } from "../../content/units.ts";
import type { DuelistView } from "../../view/frames.ts";
import { FateFace } from "../pieces/Cards.tsx";
import { HeroFigure, UnitSign } from "../pieces/Figures.tsx";
import { isAboutMap } from "../places.ts";
import { useTable } from "../table.tsx";

/** The duel that is being fought: both heroes, their damage, the cards of the round. */
export function DuelScene() {
  const { view, words, areaName, props } = useTable();
  const duel = view.frames.findLast(frame => frame.proc === "duel");
  if (duel?.proc !== "duel") return null;
  return (
    <section
      className="rw-battle rw-duel"
      data-folded={isAboutMap(props.look.question) || undefined}
      aria-label={words.duel}
    >
      <header>
        <h3>
          {words.duel} · {areaName(duel.area)}
        </h3>
        {duel.round > 0 && <span>{words.duelRound(duel.round)}</span>}
      </header>
      <div className="rw-battle-sides">
        <DuelSide duelist={duel.attacker} />
        <span className="hk-versus" aria-hidden="true">
          ⚔
        </span>
        <DuelSide duelist={duel.defender} />
      </div>
    </section>
  );
}

function DuelSide({ duelist }: { duelist: DuelistView }) {
  const { view, names, words, colour } = useTable();
  const hero = view.heroes.find(({ id }) => id === duelist.hero);
  const unit = duelist.hero === "" ? units[duelist.type]! : null;
  const health = hero ? heroCardOf(hero.id).health : duelist.health;
  const damage = hero ? hero.damage : duelist.damage;
  const name = duelist.hero === "" ? names.units[unit!.id].name : names.heroes[duelist.hero].name;
  return (
    <div className="rw-battle-side">
      <p className="rw-battle-who">
        {unit ? (
          <UnitSign unit={unit.id} colour={null} size={38} />
        ) : (
          <svg width={32} height={38} viewBox="-18 -21 36 43" aria-hidden="true">
            <HeroFigure colour={colour(duelist.seat)} isRouted={false} />
          </svg>
        )}
        <b>{name}</b>
        <strong className="rw-hero-health" title={words.health(health - damage, health)}>
          <span className="hk-hidden">{words.health(health - damage, health)}</span>
          <span aria-hidden="true">
            {health - damage}/{health}
          </span>
        </strong>
      </p>
      {duelist.card > 0 && <FateFace card={duelist.card} size={80} />}
      {duelist.pending > 0 && <p className="hk-quiet">{words.damageOn(duelist.pending)}</p>}
    </div>
  );
}
