// Answers given in advance: what the table answers for the reader, and the game's own questions that may come next, to be
// answered now.
import { useEffect, useState } from "react";
import type { Question } from "#kernel/look.ts";
import type { Order, OrderEnd } from "#kernel/orders.ts";
import type { Choice } from "#kernel/procedure.ts";
import { plain, type Sentence as Words } from "#kernel/texts.ts";
import { useKit } from "#web/kit/kit.tsx";
import { Sentence } from "#web/kit/Sentence.tsx";
import type { AheadQuestion, OnlineClient } from "../client/online-client.ts";
import type { LoadedGame } from "../games.ts";
import { useWords } from "../i18n/index.ts";
import { Choices } from "../shell/Choices.tsx";
import { Dialog } from "../shell/Dialog.tsx";
import { Switch } from "../shell/Switch.tsx";
import { useStore } from "../store.ts";
import { Windows } from "./Windows.tsx";

interface Props {
  readonly client: OnlineClient;
  readonly game: LoadedGame;
}

/** In the table's menu. */
export function OrdersButton(props: Props) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const orders = useStore(props.client.state).shared?.orders;
  if (!orders) return null;
  const count = orders.list.length;
  return (
    <>
      <button type="button" className="hk-button" onClick={() => setOpen(true)}>
        {t("orders.title")}
        {count > 0 && ` (${count})`}
      </button>
      {isOpen && (
        <Dialog title={t("orders.title")} onClose={() => setOpen(false)}>
          <p className="soft">{t("orders.about")}</p>
          <Windows client={props.client} />
          <OwnOrders {...props} />
          <button type="button" className="hk-button" onClick={() => setOpen(false)}>
            {t("shell.close")}
          </button>
        </Dialog>
      )}
    </>
  );
}

/** How the game says a question and its answer; a question is said as things would stand then, or as they stand now. */
function useSayings({ client, game }: Props) {
  const { standing, seats } = useStore(client.state);
  const reader = {
    viewer: standing?.viewer ?? ("spectator" as const),
    seatName: (seat: number) => seats[seat]?.name ?? "",
  };
  const now = standing?.look.view;
  return {
    asked: (question: Question, view: unknown = now): Words => game.texts.question(question, view, reader),
    answered: (choice: Choice, question: Question, view: unknown = now): Words =>
      game.texts.choice(choice, question, view, reader),
  };
}

/** The question of an order as a question. */
const questionOf = ({ seat }: Order, { question }: NonNullable<Order["answer"]>): Question => ({
  ...question,
  seat,
  options: [],
  soFar: [],
});

function OwnOrders(props: Props) {
  const t = useWords();
  const [isAdding, setAdding] = useState(false);
  const sayings = useSayings(props);
  const orders = useStore(props.client.state).shared?.orders;
  if (!orders) return null;
  const line = (order: Order) =>
    order.answer && (
      <span>
        <Sentence sentence={sayings.asked(questionOf(order, order.answer))} /> →{" "}
        <strong>
          <Sentence sentence={sayings.answered(order.answer.choice, questionOf(order, order.answer))} />
        </strong>
      </span>
    );
  const given = orders.list.filter(({ answer }) => answer !== null);
  const news = orders.news.filter(({ order }) => order.answer !== null).slice(-3);
  return (
    <section className="stack" aria-label={t("orders.mine")}>
      <h3>{t("orders.mine")}</h3>
      {given.length === 0 && <p className="soft">{t("orders.none")}</p>}
      <ul className="plain-list order-list">
        {given.map(order => (
          <li key={order.id} className="card">
            {line(order)}
            <span className="soft small">{t(`orders.until.${order.until}`)}</span>
            <button type="button" className="hk-link" onClick={() => props.client.changeOrders({ withdraw: order.id })}>
              {t("orders.withdraw")}
            </button>
          </li>
        ))}
        {news.map(({ order, what }) => (
          <li key={`${order.id} ${what}`} className="soft small">
            {t(`orders.news.${what}`)} {line(order)}
          </li>
        ))}
      </ul>
      {isAdding ? (
        <NewOrder {...props} ends={orders.ends} onEnd={() => setAdding(false)} />
      ) : (
        <button type="button" className="hk-button hk-button-main" onClick={() => setAdding(true)}>
          {t("orders.add")}
        </button>
      )}
    </section>
  );
}

interface NewProps extends Props {
  readonly ends: readonly OrderEnd[];
  onEnd(): void;
}

/** Which of the questions that may come, which answer, and for how long. */
function NewOrder({ client, game, ends, onEnd }: NewProps) {
  const t = useWords();
  const [ahead, setAhead] = useState<readonly AheadQuestion[] | null>(null);
  const [picked, pick] = useState<AheadQuestion | null>(null);
  const { asked } = useSayings({ client, game });
  useEffect(() => {
    void client.questionsAhead().then(setAhead);
  }, [client]);
  if (picked) return <Answer {...{ client, game, ends, onEnd, picked }} />;
  if (!ahead) return <p role="status">{t("orders.looking")}</p>;
  return (
    <div className="stack">
      <h3>{t("orders.pick")}</h3>
      {ahead.length === 0 && <p>{t("orders.nothing")}</p>}
      {ahead.map(each => (
        <button key={JSON.stringify(each.question)} type="button" className="hk-button" onClick={() => pick(each)}>
          <span>
            <Sentence sentence={asked(each.question, each.view)} />
          </span>
        </button>
      ))}
      <button type="button" className="hk-link" onClick={onEnd}>
        {t("shell.cancel")}
      </button>
    </div>
  );
}

interface AnswerProps extends NewProps {
  readonly picked: AheadQuestion;
}

function Answer({ client, game, ends, onEnd, picked: { question, view } }: AnswerProps) {
  const t = useWords();
  const { words } = useKit();
  const { asked, answered } = useSayings({ client, game });
  const [at, setAt] = useState("0");
  const [until, setUntil] = useState<OrderEnd>("used");
  // Of a question without numbers and names of its own there is only one.
  const isOne = question.args === null;
  const [isExact, setExact] = useState(!isOne);
  const give = () => {
    const { seat, proc, step, args, options } = question;
    const choice = options[Number(at)]!;
    client.changeOrders({ give: { seat, answer: { question: { proc, step, args, isExact }, choice }, until } });
    onEnd();
  };
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault();
        give();
      }}
    >
      <p>
        <Sentence sentence={asked(question, view)} />
      </p>
      <Choices
        legend={t("orders.answer")}
        value={at}
        tiles={question.options.map((choice, i) => ({
          value: String(i),
          label: plain(answered(choice, question, view)),
        }))}
        onChoose={setAt}
      />
      <Choices<OrderEnd>
        legend={t("orders.untilTitle")}
        value={until}
        tiles={ends.map(end => ({ value: end, label: t(`orders.until.${end}`) }))}
        onChoose={setUntil}
      />
      {!isOne && <Switch label={t("orders.exact")} about={t("orders.exactAbout")} isOn={isExact} onChange={setExact} />}
      <div className="row">
        <button type="submit" className="hk-button hk-button-main">
          {t("orders.give")}
        </button>
        <button type="button" className="hk-button" onClick={onEnd}>
          {words.back}
        </button>
      </div>
    </form>
  );
}
