import type { Loose } from "@domain/observation/collect/tapped";
import type { DBSchema, IDBPDatabase } from "idb";
import { openDB } from "idb";
import { report } from "../../lib/report";

/** A row from the moment of its touch until its chunk is with the outbox. */
export type Logged = Loose & {
  uid: string;
  obsSessionId: string;
  /** The chunk it is sealed in; null: in none yet. */
  chunk: number | null;
};

/** Whose rows of which session. */
interface LogOf {
  uid: string;
  obsSessionId: string;
}

/** What is here of a session: its rows in the order of the touches, and the number of the next chunk. */
export interface Held {
  rows: Logged[];
  next: number;
}

/** Where touches lie from the moment they are made: whoever kills the tab takes none along. */
export interface TapLog {
  put(rows: readonly Logged[]): void;
  of(of: LogOf): Promise<Held>;
  /** Says which chunk some rows are sealed in, before it is made: made twice it is the same. */
  bind(rows: readonly Logged[], chunk: number): Promise<void>;
  drop(rows: readonly Logged[]): Promise<void>;
  /** How many rows somebody has here of each session that the outbox has not; null: whoever. */
  held(uid: string | null): Promise<ReadonlyMap<string, number>>;
}

type Key = [uid: string, obsSessionId: string, seq: number];
interface Next extends LogOf {
  next: number;
}
interface Schema extends DBSchema {
  rows: { key: Key; value: Logged };
  next: { key: [string, string]; value: Next };
}

interface Entries {
  put: (rows: readonly Logged[]) => Promise<unknown>;
  of: (of: LogOf) => Promise<Held>;
  bind: (rows: readonly Logged[], next: Next) => Promise<unknown>;
  drop: (rows: readonly Logged[]) => Promise<unknown>;
  all: () => Promise<readonly Logged[]>;
}

const keyOf = ({ uid, obsSessionId, seq }: Logged): Key => [
  uid,
  obsSessionId,
  seq,
];

function inTab(): Entries {
  const rows = new Map<string, Logged>();
  const nexts = new Map<string, number>();
  const name = ({ uid, obsSessionId }: LogOf) => `${uid} ${obsSessionId}`;
  const put = (given: readonly Logged[]) => {
    for (const row of given) rows.set(JSON.stringify(keyOf(row)), row);
    return Promise.resolve();
  };
  return {
    put,
    of: (of) =>
      Promise.resolve({
        rows: [...rows.values()]
          .filter((row) => name(row) === name(of))
          .sort((a, b) => a.seq - b.seq),
        next: nexts.get(name(of)) ?? 0,
      }),
    bind: (given, next) => {
      nexts.set(name(next), next.next);
      return put(given);
    },
    drop: (given) => {
      for (const row of given) rows.delete(JSON.stringify(keyOf(row)));
      return Promise.resolve();
    },
    all: () => Promise.resolve([...rows.values()]),
  };
}

const inDatabase = (db: IDBPDatabase<Schema>): Entries => ({
  put: async (rows) => {
    const change = db.transaction("rows", "readwrite");
    for (const row of rows) void change.store.put(row);
    // A tab that dies before it says that there is nothing more to put would take this along.
    change.commit();
    await change.done;
  },
  of: async ({ uid, obsSessionId }) => {
    // An array comes after every number.
    const all = IDBKeyRange.bound([uid, obsSessionId], [uid, obsSessionId, []]);
    const change = db.transaction(["rows", "next"]);
    const rows = await change.objectStore("rows").getAll(all);
    const next = await change.objectStore("next").get([uid, obsSessionId]);
    return { rows, next: next?.next ?? 0 };
  },
  bind: async (rows, next) => {
    const change = db.transaction(["rows", "next"], "readwrite");
    void change.objectStore("next").put(next);
    for (const row of rows) void change.objectStore("rows").put(row);
    await change.done;
  },
  drop: async (rows) => {
    const change = db.transaction("rows", "readwrite");
    for (const row of rows) void change.store.delete(keyOf(row));
    await change.done;
  },
  all: () => db.getAll("rows"),
});

const failed = (where: string) => (error: unknown) =>
  report({ code: error instanceof Error ? error.name : "unknown", where });

async function open(name: string): Promise<Entries> {
  try {
    return inDatabase(
      await openDB<Schema>(name, 1, {
        upgrade: (fresh) => {
          const keys = ["uid", "obsSessionId"];
          fresh.createObjectStore("rows", { keyPath: [...keys, "seq"] });
          fresh.createObjectStore("next", { keyPath: keys });
        },
      }),
    );
  } catch (error) {
    failed("taps")(error);
    return inTab();
  }
}

/** A log in IndexedDB, or in a browser that keeps none as long as the tab lives. */
export function tapLog(name: string): TapLog {
  let opened: Promise<Entries> | null = null;
  let ready: Entries | null = null;
  const entries = () =>
    (opened ??= open(name).then((store) => {
      ready = store;
      return store;
    }));
  return {
    put(rows) {
      // Given at once to a database that is open: a tab may have no next moment.
      const kept =
        ready === null
          ? entries().then((store) => store.put(rows))
          : ready.put(rows);
      kept.catch(failed("taps put"));
    },
    of: async (of) => (await entries()).of(of),
    async bind(rows, chunk) {
      const [first] = rows;
      if (first === undefined) return;
      const { uid, obsSessionId } = first;
      await (
        await entries()
      ).bind(
        rows.map((row) => ({ ...row, chunk })),
        { uid, obsSessionId, next: chunk + 1 },
      );
    },
    async drop(rows) {
      await (await entries()).drop(rows);
    },
    async held(uid) {
      const counts = new Map<string, number>();
      for (const { obsSessionId, ...row } of await (await entries()).all())
        if (uid === null || row.uid === uid)
          counts.set(obsSessionId, (counts.get(obsSessionId) ?? 0) + 1);
      return counts;
    },
  };
}

/** This browser's. */
export const taps = tapLog("suricate-taps");
