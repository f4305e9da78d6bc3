// Put into the page before it begins: what is drawn, how long the page is busy, and how soon a press is answered.

/** How often each component was drawn; names are short in a built client. */
type Names = Readonly<Record<string, number>>;

/** What the page has noted. */
export interface Counted {
  /** Components drawn by each commit, and all there are. */
  readonly commits: readonly { readonly rendered: number; readonly all: number; readonly names: Names }[];
  /** The longest task so far, in milliseconds. */
  readonly longest: number;
  /** From each press to the frame that answers it, in milliseconds. */
  readonly reactions: readonly number[];
}

/** What React keeps of a component; its tools read the same. */
interface Fiber {
  readonly tag: number;
  readonly type: { readonly name?: string; readonly type?: { readonly name?: string } } | null;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** Counts the components that each commit draws; the hook is the one that React's tools use. */
export function countRenders(): void {
  const page = window as unknown as { commits: Counted["commits"][number][] };
  page.commits = [];
  const kinds = [0, 1, 11, 15];
  const drawn = 1;
  const children = (fiber: Fiber): Fiber[] => {
    const out = [];
    for (let child = fiber.child; child; child = child.sibling) out.push(child);
    return out;
  };
  const count = (
    fiber: Fiber,
    isFresh: boolean,
    sum: { rendered: number; all: number; names: Record<string, number> },
  ) => {
    if (kinds.includes(fiber.tag)) {
      sum.all++;
      if (isFresh && (fiber.flags & drawn) !== 0) {
        sum.rendered++;
        const name = fiber.type?.name ?? fiber.type?.type?.name ?? "";
        sum.names[name] = (sum.names[name] ?? 0) + 1;
      }
    }
    const areFresh = isFresh && fiber.child !== fiber.alternate?.child;
    for (const child of children(fiber)) count(child, areFresh, sum);
    return sum;
  };
  const nothing = () => {};
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) =>
        page.commits.push(count(root.current, true, { rendered: 0, all: 0, names: {} })),
    },
  });
}

/** Notes long tasks and how soon presses are answered. */
export function watchTasks(): void {
  const page = window as unknown as { longest: number; reactions: number[] };
  Object.assign(page, { longest: 0, reactions: [] });
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) page.longest = Math.max(page.longest, duration);
  }).observe({ type: "longtask" });
  new PerformanceObserver(list => {
    for (const { name, duration } of list.getEntries()) if (/^pointer|^click/.test(name)) page.reactions.push(duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
