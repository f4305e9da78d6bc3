// The way from a table to the next one that waits for the reader.
import { useEffect } from "react";
import { person } from "../client/person.ts";
import { askedOf, inOrder, sharedGame, useTables } from "../home/my-games.ts";
import { useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { useStore } from "../store.ts";

const onlyMine = ["mine"] as const;

export function NextGame({ here }: { readonly here: string }) {
  const t = useWords();
  const me = useStore(person)?.id ?? null;
  const { mine } = useTables(onlyMine);
  const waiting = inOrder(
    mine
      .filter(table => table.id !== here && askedOf(table, me) !== null)
      .map(table => sharedGame(table, me, () => "")),
  );
  const [next] = waiting;
  useTitleCount(waiting.length);
  if (!next) return null;
  return (
    <Link to={next.href} className="quiet-button next-game">
      {t("mine.next", { count: waiting.length })}
    </Link>
  );
}

/** The tab's title tells how many other games wait, whatever else it says. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const mark = () => {
      const plain = document.title.replace(/^\(\d+\) /, "");
      const wanted = count > 0 ? `(${count}) ${plain}` : plain;
      if (document.title !== wanted) document.title = wanted;
    };
    mark();
    const watch = new MutationObserver(mark);
    const title = document.querySelector("title");
    if (title) watch.observe(title, { childList: true });
    return () => watch.disconnect();
  }, [count]);
}
