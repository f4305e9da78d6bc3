// The colours of Northgard, for both themes: cold sea, short summer, snow on the ridges.
import type { Palette } from "#web/kit/board.ts";

/** Custom properties of the board. */
export const palette: Palette = {
  light: {
    "--sea": "#a9c4cc",
    "--sea-deep": "#7fa3af",
    "--sea-ink": "#46707d",
    "--ng-land": "#b7bf8c",
    "--ng-meadow": "#bcc68d",
    "--ng-heath": "#b3bb91",
    "--ng-field": "#d3c983",
    "--ng-forest": "#94b083",
    "--ng-stones": "#bcbaa8",
    "--ng-waste": "#b5a88f",
    "--ng-shore": "#e6dcc0",
    "--ng-gold": "#e0a92b",
    "--ng-track": "#fdf6e2",
  },
  dark: {
    "--sea": "#2f4f5b",
    "--sea-deep": "#213c47",
    "--sea-ink": "#12262e",
    "--ng-land": "#8b956b",
    "--ng-meadow": "#8f9b6c",
    "--ng-heath": "#87916f",
    "--ng-field": "#a89f63",
    "--ng-forest": "#6c8762",
    "--ng-stones": "#918f80",
    "--ng-waste": "#8a7f6b",
    "--ng-shore": "#b5ab8f",
    "--ng-gold": "#e3ae33",
    "--ng-track": "#f4ecd6",
  },
};
