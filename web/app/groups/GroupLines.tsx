// My groups as a list: those that ask me first.
import type { GroupLine } from "#protocol/groups.ts";
import { useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";

export function GroupLines({ groups }: { readonly groups: readonly GroupLine[] }) {
  const t = useWords();
  return (
    <ul className="plain-list group-lines">
      {groups.map(({ id, name, isIn, size, open, running }) => (
        <li key={id}>
          <Link to={`/groups/${id}`}>
            <strong>{name}</strong>
            <span className="row small">
              {!isIn && <span className="tag tag-turn">{t("groups.asksYou")}</span>}
              {open > 0 && <span className="tag tag-turn">{t("groups.openTables", { count: open })}</span>}
              <span className="soft">
                {[t("groups.people", { count: size }), running > 0 && t("groups.runningTables", { count: running })]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
