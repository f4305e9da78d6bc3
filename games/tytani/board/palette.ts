// The colours of Titans, for both themes: an old war map on a dark table.
import type { Palette } from "#web/kit/board.ts";

/** Custom properties of the board. */
export const palette: Palette = {
  light: {
    "--sea": "#b4c8cc",
    "--sea-deep": "#8fabb3",
    "--sea-ink": "#4f7480",
    "--ty-table": "#c9b995",
    "--ty-land": "#e6d9b4",
    "--ty-land-edge": "#c8b688",
    "--ty-idle": "#cfc6b1",
    "--ty-gold": "#c9921a",
    "--ty-iron": "#57534b",
    "--ty-infantry": "#e9e2cf",
    "--ty-cavalry": "#e2c48d",
    "--ty-artillery": "#a9b0b6",
    "--ty-titan": "#7a2f6b",
    "--ty-energy": "#1d7fa8",
  },
  dark: {
    "--sea": "#33505a",
    "--sea-deep": "#233c46",
    "--sea-ink": "#132830",
    "--ty-table": "#1a1712",
    "--ty-land": "#a99b74",
    "--ty-land-edge": "#8b7c56",
    "--ty-idle": "#6b6557",
    "--ty-gold": "#e8b443",
    "--ty-iron": "#3d3a34",
    "--ty-infantry": "#e3dcc9",
    "--ty-cavalry": "#dcbd84",
    "--ty-artillery": "#a3abb2",
    "--ty-titan": "#93447f",
    "--ty-energy": "#5cc0ea",
  },
};
