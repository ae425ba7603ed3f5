import {
  ClientError,
  type Hand,
  type ListenTarget,
  type SeenSnapshot,
} from "../clients/client";
import type { Failure, Family, SnapshotExpectation } from "../format/scenario";
import {
  failureDifferences,
  documentDifferences,
  resultDifferences,
} from "./expectations";
import { casePath, type Place } from "./place";

const SNAPSHOT_WAIT_MS = 10_000;
const QUIET_MS = 150;

type Event = SeenSnapshot | ClientError;

interface Listener {
  events: Event[];
  wake: () => void;
  stop: () => void;
}

/** The listeners of one case, and what they were told and nobody has looked at yet. */
export interface Listeners {
  start(
    name: string,
    hand: Hand,
    target: ListenTarget,
    options: { includeMetadataChanges: boolean },
  ): void;
  stop(name: string): void;
  /** Waits for the next snapshot of a listener and compares it. */
  expect(
    name: string,
    expected: SnapshotExpectation | Failure,
    family: Family,
  ): Promise<string[]>;
  expectQuiet(name: string): Promise<string[]>;
  leftOver(): string[];
  stopAll(): void;
}

const idOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

function snapshotDifferences(
  place: Place,
  expected: SnapshotExpectation,
  seen: SeenSnapshot,
): string[] {
  const [document] = seen.docs;
  const differences = [...resultDifferences(place, expected, seen.docs)];
  if (expected.data || expected.missing)
    differences.push(
      ...documentDifferences(
        place,
        expected,
        document ?? { path: "", data: null },
      ),
    );
  if (expected.changes) {
    const changes = seen.changes.map(({ type, path, oldIndex, newIndex }) =>
      [type, idOf(casePath(place, path)), oldIndex, newIndex].join(" "),
    );
    const wanted = expected.changes.map((change) => change.join(" "));
    if (changes.join(", ") !== wanted.join(", "))
      differences.push(
        `changes: expected ${wanted.join(", ")}; got ${changes.join(", ")}`,
      );
  }
  for (const key of ["fromCache", "hasPendingWrites"] as const)
    if (expected[key] !== undefined && expected[key] !== seen[key])
      differences.push(`${key}: expected ${String(expected[key])}`);
  return differences;
}

const shownEvent = (event: Event) =>
  event instanceof ClientError
    ? `${event.code} ${event.message}`
    : JSON.stringify(event.docs.map(({ path, data }) => [idOf(path), data])) +
      (event.fromCache ? " from the cache" : "");

export function createListeners(place: Place): Listeners {
  const listeners = new Map<string, Listener>();
  const find = (name: string): Listener => {
    const listener = listeners.get(name);
    if (!listener) throw new Error(`No listener ${name}.`);
    return listener;
  };

  const next = async (
    listener: Listener,
    ms: number,
  ): Promise<Event | null> => {
    if (listener.events.length === 0)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        listener.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    return listener.events.shift() ?? null;
  };

  return {
    start(name, hand, target, options) {
      const listener: Listener = {
        events: [],
        wake: () => undefined,
        stop: () => undefined,
      };
      const tell = (event: Event) => {
        listener.events.push(event);
        listener.wake();
      };
      listeners.set(name, listener);
      listener.stop = hand.listen(target, options, tell, tell);
    },
    stop: (name) => find(name).stop(),
    async expect(name, expected, family) {
      const event = await next(find(name), SNAPSHOT_WAIT_MS);
      if (!event) return ["no snapshot came"];
      if ("error" in expected)
        return event instanceof ClientError
          ? failureDifferences(place, family, expected, event)
          : [
              `expected ${JSON.stringify(expected.error)}, got ${shownEvent(event)}`,
            ];
      if (event instanceof ClientError) return [`failed: ${shownEvent(event)}`];
      const differences = snapshotDifferences(place, expected, event);
      return differences.length > 0
        ? [...differences, `seen: ${shownEvent(event)}`]
        : [];
    },
    async expectQuiet(name) {
      const event = await next(find(name), QUIET_MS);
      return event ? [`a snapshot came: ${shownEvent(event)}`] : [];
    },
    leftOver: () =>
      [...listeners].flatMap(([name, { events }]) =>
        events.map(
          (event) => `listener ${name} was told more: ${shownEvent(event)}`,
        ),
      ),
    stopAll: () => listeners.forEach((listener) => listener.stop()),
  };
}
