// A board that breaks takes nothing with it: the table stays, the game goes on in words, and what happened can be
// copied for those who mend it.
import { Component, type ErrorInfo, type ReactNode } from "react";
import { copyText } from "../copy.ts";
import { useWords } from "../i18n/index.ts";

interface Props {
  readonly game: string;
  /** The board in words, shown instead. */
  readonly words: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly isBroken: boolean;
  readonly where: string;
}

const whole: State = { error: null, isBroken: false, where: "" };

export class BoardCrash extends Component<Props, State> {
  override state = whole;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, isBroken: true };
  }

  override componentDidCatch(_error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ where: componentStack ?? "" });
  }

  override render(): ReactNode {
    const { error, isBroken, where } = this.state;
    const { game, words, children } = this.props;
    if (!isBroken) return children;
    return (
      <div className="board-broken">
        <Broken report={reportOf(game, error, where)} onRetry={() => this.setState(whole)} />
        {words}
      </div>
    );
  }
}

/** What those who mend it need to know; nothing about the people at the table. */
function reportOf(game: string, error: unknown, where: string): string {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [`Hetman, ${game}, ${location.pathname}`, navigator.userAgent, what, where.trim()].join("\n");
}

function Broken({ report, onRetry }: { readonly report: string; onRetry(): void }) {
  const t = useWords();
  return (
    <div className="table-banner table-banner-bad" role="alert">
      <p>{t("table.boardBroke")}</p>
      <button type="button" className="hk-button" onClick={onRetry}>
        {t("table.boardAgain")}
      </button>
      <button type="button" className="hk-button" onClick={() => void copyText(report, t("gather.copied"))}>
        {t("table.boardReport")}
      </button>
    </div>
  );
}
