// The raging titans in words: what each takes and gives. The lair itself lies on the map.
import { useKit } from "#web/kit/kit.tsx";
import { titans } from "../../content/titans.ts";
import { rewardIcons, titanIcons } from "../pieces/icons.tsx";
import { useTable } from "../table.tsx";

/** A panel while titans rage. */
export function Lair() {
  const { view, words, names } = useTable();
  const { lit } = useKit();
  const raging = titans.filter(({ id }) => view.titans.some(stack => stack.raging === id));
  if (raging.length === 0) return null;
  return (
    <section className="xi-panel xi-lair-panel" aria-label={words.lair}>
      <h3 className="xi-heading">{words.lair}</h3>
      <ul>
        {raging.map(({ id, units, rewards }) => {
          const Icon = titanIcons[id];
          return (
            <li key={id} data-lit={lit.has(`titan:${id}`) || undefined}>
              <Icon size={26} aria-hidden="true" />
              <span>
                <b>{names.titans[id].name}</b>
                <span className="xi-card-rewards">
                  {words.anyUnits(units)}
                  {rewards.map(reward => {
                    const Reward = rewardIcons[reward.id];
                    return (
                      <span
                        key={reward.id}
                        className={`xi-good-${reward.id}`}
                        title={words.rewardOf[reward.id](reward.amount)}
                      >
                        <Reward size={14} aria-hidden="true" /> {reward.amount}
                      </span>
                    );
                  })}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
