// The checks of a game, which live with its tests: only the suite and the command line load them, never a server or a
// page.
import type { Registered } from "#games/registry.ts";
import type { AnyChecks } from "#kernel/checks.ts";

/** What must hold in every position of a game, and what content it has. */
export async function checksOf({ game, checks }: Registered): Promise<AnyChecks> {
  if (checks) return checks();
  const file = new URL(`../${game.id}/test/checks.ts`, import.meta.url);
  return ((await import(/* @vite-ignore */ file.href)) as { checks: AnyChecks }).checks;
}
