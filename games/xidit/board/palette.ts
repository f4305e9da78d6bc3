// The colours of Xidit, for both themes.
import type { Palette } from "#web/kit/board.ts";

/** Custom properties of the board. */
export const palette: Palette = {
  light: {
    "--xi-table": "#8a7557",
    "--xi-table-edge": "#6b583f",
    "--xi-dusk": "transparent",
    "--xi-waste": "#b6ab98",
    "--xi-road-bed": "#fbf3dc",
    "--xi-road-black": "#26221e",
    "--xi-road-red": "#b3301f",
    "--xi-road-blue": "#1f62ab",
    "--xi-recruit": "#f7efd9",
    "--xi-threat": "#3d1c1f",
  },
  dark: {
    "--xi-table": "#2a231b",
    "--xi-table-edge": "#17130e",
    "--xi-dusk": "rgb(22 30 40 / 24%)",
    "--xi-waste": "#8b8374",
    "--xi-road-bed": "#eadfc0",
    "--xi-road-black": "#221e1a",
    "--xi-road-red": "#b02c1c",
    "--xi-road-blue": "#1b5aa0",
    "--xi-recruit": "#efe4c6",
    "--xi-threat": "#35171a",
  },
};
