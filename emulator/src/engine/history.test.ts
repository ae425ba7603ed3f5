import { beforeEach, describe, expect, it } from "vitest";
import type { Doc } from "../contract/values";
import type { DocChange } from "../contract/write";
import { DocumentTree } from "../store/document-tree";
import { Clock } from "./clock";
import type { HistoryLimits } from "./history";
import { History } from "./history";
import { encodeFields, nameOf, ROOT } from "./test-support/encode";
import { randomFrom } from "./test-support/random";
import { formatMicros } from "./values/timestamp";

const START = 1_800_000_000_000;
const HOUR = 3_600_000;
const GROUP = { parent: ROOT, collectionId: "", allDescendants: true };

let wall = START;
let clock: Clock;
let tree: DocumentTree;
beforeEach(() => {
  wall = START;
  clock = new Clock(() => wall);
  tree = new DocumentTree();
});

const open = (limits?: HistoryLimits): History =>
  new History(clock, tree, clock.next(), limits);

function docOf(path: string, text: string, time: string): Doc {
  const fields = encodeFields({ text });
  return { name: nameOf(path), fields, createTime: time, updateTime: time };
}

/** Applies one commit; null deletes. */
function write(
  history: History,
  writes: Record<string, string | null>,
  time = clock.next(),
): string {
  const changes = Object.entries(writes).map(([path, text]): DocChange => {
    const name = nameOf(path);
    const after = text === null ? null : docOf(path, text, time);
    return { name, before: tree.get(name), after };
  });
  for (const { name, after } of changes) {
    if (after) tree.put(after);
    else tree.remove(name);
  }
  history.add(time, changes);
  return time;
}

const all = (history: History, time: string): Doc[] | null => {
  const reader = history.readerAt(time);
  return reader && [...reader.scan(GROUP, false)];
};

describe("history", () => {
  it("answers with what was there, and with what has changed since", () => {
    const history = open();
    const start = clock.next();
    const first = write(history, { "c/a": "1", "c/b": "1" });
    const between = clock.next();
    const second = write(history, { "c/a": "2", "c/b": null });
    expect(all(history, start)).toEqual([]);
    for (const time of [first, between]) {
      expect(all(history, time)).toEqual([
        docOf("c/a", "1", first),
        docOf("c/b", "1", first),
      ]);
      expect(history.changedSince(time)).toEqual(
        new Set([nameOf("c/a"), nameOf("c/b")]),
      );
    }
    expect(all(history, second)).toEqual([docOf("c/a", "2", second)]);
    expect(history.changedSince(second)).toEqual(new Set());
  });

  it("knows nothing of an earlier life and nothing of the future", () => {
    const before = clock.next();
    const history = open();
    const future = formatMicros((wall + 1000) * 1000);
    for (const time of [before, future]) {
      expect(history.readerAt(time)).toBeNull();
      expect(history.changedSince(time)).toBeNull();
    }
    wall += 1000;
    expect(history.changedSince(future)).toEqual(new Set());
  });

  it("forgets what is older than an hour, written since or not", () => {
    const history = open();
    const first = write(history, { "c/a": "1" });
    wall += HOUR / 2;
    const second = write(history, { "c/a": "2" });
    wall += HOUR / 2 + 1;
    expect(all(history, first)).toBeNull();
    expect(all(history, second)).toEqual([docOf("c/a", "2", second)]);
    write(history, { "c/a": "3" });
    expect(all(history, second)).toEqual([docOf("c/a", "2", second)]);
    wall += HOUR;
    expect(all(history, second)).toBeNull();
  });

  it("forgets the oldest commits when there are too many versions", () => {
    const history = open({ versions: 10, bytes: 1e9, age: HOUR });
    const times = Array.from({ length: 50 }, (_, i) =>
      write(history, { "c/a": String(i) }),
    );
    for (const [i, time] of times.entries()) {
      const expected = i < 39 ? null : [docOf("c/a", String(i), time)];
      expect(all(history, time)).toEqual(expected);
    }
  });

  it("forgets the oldest commits when they hold too many bytes", () => {
    const history = open({ versions: 1e9, bytes: 10_000, age: HOUR });
    const large = "x".repeat(4000);
    const times = [1, 2, 3, 4, 5].map((n) =>
      write(history, { "c/a": `${large}${String(n)}` }),
    );
    const known = times.map((time) => history.readerAt(time) !== null);
    expect(known).toEqual([false, false, true, true, true]);
  });

  it("gives a reader that holds once told of later commits", () => {
    const history = open();
    const time = write(history, { "c/a": "1" });
    const reader = history.readerAt(time);
    reader?.keep(nameOf("c/a"), tree.get(nameOf("c/a")));
    write(history, { "c/a": null });
    expect(reader?.get(nameOf("c/a"))).toEqual(docOf("c/a", "1", time));
  });

  it("finds every state of a random past again", () => {
    const random = randomFrom(5);
    const history = open({ versions: 120, bytes: 1e9, age: HOUR });
    const states: { time: string; docs: Doc[] }[] = [];
    for (let i = 0; i < 200; i++) {
      const path = `${random.pick(["c", "c/d1/s", "d"])}/d${random.below(5)}`;
      const text = random.below(3) === 0 ? null : String(i);
      const time = write(history, { [path]: text, "c/always": String(i) });
      states.push({ time, docs: [...tree.scan(GROUP, false)] });
    }
    const found = states.map(({ time }) => all(history, time));
    const kept = found.findIndex((docs) => docs !== null);
    expect(kept).toBe(139);
    expect(found.slice(kept)).toEqual(
      states.slice(kept).map(({ docs }) => docs),
    );
  });
});
