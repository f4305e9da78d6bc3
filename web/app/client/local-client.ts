// A table on this device: solo against bots, hot-seat, or a lesson. The rules run in the worker.
import type { Seat } from "#kernel/procedure.ts";
import type { LocalInfo, Story, Update } from "../local/messages.ts";
import { problemFrom } from "../problem.ts";
import { settings } from "../settings.ts";
import { notify } from "../shell/notices.ts";
import { type Store, storeOf } from "../store.ts";
import { keeping, keepingAll } from "./keeping.ts";
import { type Listeners, listenersOf } from "./listeners.ts";
import { rules, watchLocal } from "./rules.ts";
import { localSeats } from "./seat-info.ts";
import { type TableClient, type TableState, unknownTable } from "./table-client.ts";

const peopleOf = (info: LocalInfo): Seat[] => info.seats.flatMap((seat, i) => (seat.kind === "person" ? [i] : []));

/** On a shared device the next person asked must take it before the eyes change. */
function nextPerson(info: LocalInfo, viewer: Seat): Seat | null {
  const people = peopleOf(info);
  const asked = info.open.filter(seat => people.includes(seat));
  if (people.length < 2 || asked.length === 0 || asked.includes(viewer)) return null;
  return asked[0]!;
}

interface Here {
  readonly id: string;
  readonly state: Store<TableState>;
  readonly listeners: Listeners;
}

const patch = ({ state }: Here, part: Partial<TableState>) => state.set({ ...state.get(), ...part });

function eyesOf({ state }: Here): Seat {
  const { standing, mine } = state.get();
  return typeof standing?.viewer === "number" ? standing.viewer : (mine[0] ?? 0);
}

function show(here: Here, { info, position, past }: Story): void {
  const { viewer, version, look, choseAt } = position;
  patch(here, {
    game: info.game,
    options: info.options,
    seats: localSeats(info),
    mine: peopleOf(info),
    isLearning: (info.learning ?? false) || info.lesson !== null,
    standing: { version, viewer, look, canUndo: false, choseAt },
    past,
    pending: null,
    handTo: null,
    result: look.result,
  });
  here.listeners.tell({ look, events: null });
  void askUndo(here);
}

/**
 * Whether taking back is possible is asked apart, so that nobody waits for it. A person who plays alone may always
 * go back, whatever was learned.
 */
async function askUndo(here: Here): Promise<void> {
  const { mine, standing, result } = here.state.get();
  if (standing?.choseAt == null || mine.length < 2 || result) return;
  const canUndo = await rules.canUndo(here.id, eyesOf(here)).catch(() => false);
  const now = here.state.get().standing;
  if (canUndo && now?.version === standing.version) patch(here, { standing: { ...now, canUndo } });
}

async function sit(here: Here, seat: Seat): Promise<void> {
  try {
    show(here, await rules.sit(here.id, seat));
  } catch (error) {
    patch(here, { failure: problemFrom(error) });
  }
}

function follow(here: Here, { info, position, fresh, views: copies }: Update): void {
  if (info.id !== here.id) return;
  const { version, viewer, line, choseAt } = position;
  const now = here.state.get();
  if (now.standing?.viewer !== viewer || version <= now.standing.version) return;
  if (!fresh) return void sit(here, eyesOf(here));
  const before = now.standing.look.view;
  const views = keepingAll(before, copies);
  const look = { ...position.look, view: keeping(views.at(-1) ?? before, position.look.view) };
  patch(here, {
    standing: { version, viewer, look, canUndo: false, choseAt },
    past: fresh.length > 0 ? [...now.past, { line, events: fresh }] : now.past,
    pending: null,
    handTo: nextPerson(info, eyesOf(here)),
    result: look.result,
  });
  here.listeners.tell({ look, events: fresh, views });
  void askUndo(here);
}

async function attempt(here: Here, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    patch(here, { pending: null });
    notify({ problem: problemFrom(error) });
  }
}

async function open(here: Here): Promise<void> {
  try {
    const info = await rules.peek(here.id);
    const people = peopleOf(info);
    if (people.length < 2 || info.result) return await sit(here, people[0] ?? 0);
    // Nothing secret is shown until it is said who holds the device.
    const asked = people.find(seat => info.open.includes(seat)) ?? people[0]!;
    patch(here, { game: info.game, seats: localSeats(info), mine: people, handTo: asked });
  } catch (error) {
    patch(here, { failure: problemFrom(error) });
  }
}

/** Opens a table on this device. */
export function openLocal(id: string): TableClient {
  const here: Here = { id, state: storeOf(unknownTable(id, "local")), listeners: listenersOf() };
  const unwatch = watchLocal(update => follow(here, update));
  const askAll = () => void rules.askAll(settings.get().windows === "ask");
  const unwatchSettings = settings.watch(askAll);
  askAll();
  void open(here);
  return {
    state: here.state,
    listen: listener => {
      const standing = here.state.get().standing;
      if (standing) listener({ look: standing.look, events: null });
      return here.listeners.add(listener);
    },
    choose: choices => {
      patch(here, { pending: choices });
      void attempt(here, () => rules.choose(id, eyesOf(here), choices));
    },
    retract: keep => void attempt(here, () => rules.retract(id, eyesOf(here), keep)),
    undo: () => void attempt(here, () => rules.undo(id, eyesOf(here))),
    refusals: () => rules.refusals(id, eyesOf(here)),
    preview: wish => rules.preview(id, eyesOf(here), wish),
    takeDevice: () => {
      const next = here.state.get().handTo;
      if (next !== null) void sit(here, next);
    },
    forgetMissed: () => patch(here, { missed: null }),
    close: () => {
      unwatch();
      unwatchSettings();
    },
  };
}
