// The colours of Runewars, for both themes: a painted realm map on a dark oak table.
import type { Palette } from "#web/kit/board.ts";

/** Custom properties of the board. */
export const palette: Palette = {
  light: {
    "--rw-table": "#b9ab8c",
    "--rw-table-edge": "#8f8163",
    "--rw-plain": "#ddd3a4",
    "--rw-food": "#dfc679",
    "--rw-wood": "#a9be8d",
    "--rw-ore": "#c9b6a4",
    "--rw-barren": "#d6cfba",
    "--rw-mountain": "#8c3b2a",
    "--rw-water": "#2f7fae",
    "--rw-ice": "#cfe9f5",
    "--rw-dragon": "#c22f1f",
    "--rw-stone": "#8d8778",
    "--rw-gold": "#b8860b",
    "--rw-neutral": "#7d7463",
  },
  dark: {
    "--rw-table": "#211c16",
    "--rw-table-edge": "#0f0c09",
    "--rw-plain": "#b9ae83",
    "--rw-food": "#bfa45c",
    "--rw-wood": "#7f9a6b",
    "--rw-ore": "#a29180",
    "--rw-barren": "#a8a190",
    "--rw-mountain": "#96402d",
    "--rw-water": "#2c83b8",
    "--rw-ice": "#bfe2f2",
    "--rw-dragon": "#d8402d",
    "--rw-stone": "#827c6e",
    "--rw-gold": "#e0b23c",
    "--rw-neutral": "#8a8170",
  },
};
