// How strong the bot in a seat is: a word that opens to what it means.
import { Popover } from "radix-ui";
import { gameNamed } from "../catalogue.ts";
import { levelAbout, levelName } from "../client/start-local.ts";
import { strengthAbout, strengthOf, strengthText } from "../client/strength.ts";
import { leadText } from "../client/strength-words.ts";
import { useWords } from "../i18n/index.ts";

interface Props {
  readonly game: string;
  readonly seats: number;
  readonly level: string;
}

export function BotNote({ game: id, seats, level }: Props) {
  const t = useWords();
  const game = gameNamed(id);
  const strength = strengthOf(game, seats, level);
  const lead = leadText(t, game, seats, level);
  const about = strengthAbout(t, game, seats);
  return (
    <Popover.Root>
      <Popover.Trigger className="bot-note">
        {levelName(t, level)} {strength && <b>{strength.points}</b>}
        <span className="hk-hidden"> ({t("bots.noteOf")})</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="hk-hint" sideOffset={6} collisionPadding={8}>
          <div className="hk-hint-title">
            {t("bots.bot")}: {levelName(t, level)}
          </div>
          <div className="hk-hint-body bot-note-about">
            <p>{levelAbout(t, level)}</p>
            {strength && (
              <p>
                <strong>{t("bots.strength", { strength: strengthText(strength) })}</strong>
              </p>
            )}
            {lead && <p>{lead}</p>}
            {strength && about && <p>{about}</p>}
            <p>{t("bots.honest")}</p>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
