// The reader's groups on the start page, once there are any.
import "../groups/groups.css";
import { useGroups } from "../client/groups.ts";
import { GroupLines } from "../groups/GroupLines.tsx";
import { useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";

export function MyGroups() {
  const t = useWords();
  const groups = useGroups();
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="my-groups">
      <h2 id="my-groups">
        <Link to="/groups">{t("groups.title")}</Link>
      </h2>
      <div className="card card-pad">
        <GroupLines groups={groups} />
      </div>
    </section>
  );
}
