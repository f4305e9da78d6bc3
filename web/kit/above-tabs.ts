// Room for the tabs that lie on the lower edge of a map on narrow screens.
import type { Box } from "./MapLayer.tsx";

const tabsPx = 58;

/** A part of the map made higher, so that nothing important lies under the tabs. */
export function aboveTabs(box: Box, height: number): Box {
  return { ...box, height: (box.height * height) / Math.max(1, height - tabsPx) };
}
