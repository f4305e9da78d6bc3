// Stands for d3-transition in the client: the map is moved at once, so the zoom of d3 needs nothing of it but the way to
// stop a transition, of which there is none. With it d3-color, d3-ease and most of d3-interpolate stay out.
import { type Selection, selection } from "d3-selection";

/** Stops nothing. */
export const interrupt = (): void => {};

selection.prototype.interrupt = function (this: Selection<Element, unknown, null, undefined>) {
  return this;
};
