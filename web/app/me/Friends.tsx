// Friends, requests, and people the reader does not want to meet.
import type { Tie } from "#protocol/people.ts";
import { setTie, useTies } from "../client/ties.ts";
import { useWords } from "../i18n/index.ts";

type Act = "friend" | "none";

/** What can be done about somebody, by what they are. */
const acts: Readonly<Record<Tie["state"], readonly Act[]>> = {
  asks: ["friend", "none"],
  friend: ["none"],
  asked: ["none"],
  blocked: ["none"],
};
const order: readonly Tie["state"][] = ["asks", "friend", "asked", "blocked"];

export function Friends() {
  const t = useWords();
  const ties = useTies();
  return (
    <section className="card card-pad stack" aria-labelledby="friends">
      <h2 id="friends">{t("friends.title")}</h2>
      <p className="soft">{t("friends.help")}</p>
      {ties.length === 0 && <p>{t("friends.none")}</p>}
      {order.map(state => {
        const those = ties.filter(tie => tie.state === state);
        if (those.length === 0) return null;
        return (
          <div key={state} className="stack">
            <h3>{t(`friends.state.${state}`)}</h3>
            <ul className="plain-list stack">
              {those.map(({ person }) => (
                <li key={person.id} className="row">
                  <strong>{person.name}</strong>
                  {acts[state].map(act => (
                    <button key={act} type="button" className="hk-button" onClick={() => void setTie(person.id, act)}>
                      {t(act === "friend" ? "friends.accept" : `friends.end.${state}`)}
                    </button>
                  ))}
                  {state !== "blocked" && (
                    <button type="button" className="hk-button" onClick={() => void setTie(person.id, "block")}>
                      {t("friends.block", { name: person.name })}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
