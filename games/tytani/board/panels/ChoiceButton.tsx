// An option as a button, with the picture of what it is about where there is one.
import type { ReactNode } from "react";
import * as kit from "#web/kit/ChoiceButton.tsx";
import type { TytaniChoice } from "../../choices.ts";
import { ActionPicture, UnitSign } from "../pieces/Cards.tsx";
import { BattleDie } from "../pieces/Die.tsx";
import { BuyIcon, DeployIcon, MissionIcon, SupportIcon } from "../pieces/icons.tsx";
import { useTable } from "../table.tsx";

const reinforcementIcons = {
  "draw-support": SupportIcon,
  "draw-missions": MissionIcon,
  "buy-card": BuyIcon,
  deploy: DeployIcon,
} as const;

function pictureOf(choice: TytaniChoice): ReactNode {
  switch (choice.kind) {
    case "pick":
    case "bring":
    case "deploy":
    case "lose":
    case "station":
      return <UnitSign unit={choice.unit} size={22} />;
    case "addDie":
      return <BattleDie type={choice.die} shows={null} size={26} />;
    case "act":
      return <ActionPicture action={choice.action} size={20} />;
    case "reinforce": {
      const Face = reinforcementIcons[choice.with];
      return <Face size={22} aria-hidden="true" />;
    }
    default:
      return null;
  }
}

interface ChoiceButtonProps {
  readonly choice: TytaniChoice;
  readonly isMain?: boolean;
  readonly children?: ReactNode;
}

/** The button. */
export function ChoiceButton({ choice, isMain = false, children }: ChoiceButtonProps) {
  const { offers } = useTable();
  return (
    <kit.ChoiceButton choice={choice} offers={offers} isMain={isMain} picture={pictureOf(choice)}>
      {children}
    </kit.ChoiceButton>
  );
}
