// The colours of the coast, for both themes.
import type { Palette } from "#web/kit/board.ts";

/** Custom properties of the board. */
export const palette: Palette = {
  light: { "--be-land": "#cdbf9a", "--be-flame": "#d9661f" },
  dark: { "--be-land": "#4d4636", "--be-flame": "#ffb35c" },
};
