// A link inside the app: a real link that needs no reload.
import type { AnchorHTMLAttributes } from "react";
import { go, isPlainClick } from "./router.ts";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

export function Link({ to, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={event => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        go(to);
      }}
    />
  );
}
