// Whether the reader works by keyboard at the moment. Browsers differ in what `:focus-visible` means for a thing that
// a script focuses after a click; hints and focus boxes follow this instead.

/** Begins to watch; the page says so once. Styles read the attribute. */
export function watchKeys(): void {
  const mark = (isKeys: boolean) => document.documentElement.toggleAttribute("data-keys", isKeys);
  addEventListener("keydown", () => mark(true), true);
  addEventListener("pointerdown", () => mark(false), true);
}

/** Whether the last thing done was done by keyboard. */
export function isByKeys(): boolean {
  return document.documentElement.hasAttribute("data-keys");
}
