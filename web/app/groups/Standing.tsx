// How the members of a group did against each other.
import type { StandingLine } from "#protocol/groups.ts";
import { useWords } from "../i18n/index.ts";

export function Standing({ lines }: { readonly lines: readonly StandingLine[] }) {
  const t = useWords();
  return (
    <section className="stack" aria-labelledby="group-standing">
      <h2 id="group-standing">{t("groups.standing")}</h2>
      {lines.length === 0 ? (
        <p className="soft">{t("groups.noStanding")}</p>
      ) : (
        <>
          <table className="group-standing">
            <thead>
              <tr>
                <th scope="col">{t("groups.member")}</th>
                <th scope="col">{t("groups.games")}</th>
                <th scope="col">{t("groups.first")}</th>
                <th scope="col">{t("groups.beaten")}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ person, games, first, beaten, met }) => (
                <tr key={person.id}>
                  <th scope="row">{person.name}</th>
                  <td>{games}</td>
                  <td>{first}</td>
                  <td>
                    {beaten} / {met}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="soft small">{t("groups.standingHelp")}</p>
        </>
      )}
    </section>
  );
}
