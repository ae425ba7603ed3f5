import type { CollectionName } from "@domain/collections";
import { entryOf } from "@domain/directory/entry-of";
import type { DirectoryHeader } from "@domain/directory/header";
import type { DirectoryKind, Entries } from "@domain/directory/kinds";
import { isOwnKind } from "@domain/directory/kinds";
import {
  changedSinceQuery,
  unbuiltQuery,
} from "@domain/query/facility-queries";
import { backend } from "../backend";
import { shown, watchDemonstration } from "../demonstration/mode";
import { animalShifts } from "../demonstration/shifts";
import type { Live, LiveList, Row } from "../live-store";
import { isOnline, watchOnline } from "../online";
import { subscriptions, type Source } from "../subscriptions";
import { partsHere, partsVersion, wantParts, watchParts } from "./part-store";
import { seenVersion, watchSeen, withSeen } from "./seen";

/** The kinds that are collections of this product by now. */
export type NamedKind = DirectoryKind & CollectionName;

export interface Named<K extends NamedKind> {
  byId: ReadonlyMap<string, Entries[K]>;
  list: readonly Entries[K][];
  /** Everything there is: false where the device holds a part at most and nobody can be asked. */
  whole: boolean;
}

/** A change is marked and built within a minute; this much earlier is looked at again. */
const marginMs = 120_000;

const named = <K extends NamedKind>(
  byId: Map<string, Entries[K]>,
  whole: boolean,
): Named<K> => ({ byId, list: [...byId.values()], whole });

/** Counts the animals of each place with what is only shown. */
function shiftCounts<K extends NamedKind>(
  kind: K,
  byId: Map<string, Entries[K]>,
): void {
  if (kind !== "enclosures" && kind !== "groups") return;
  for (const [id, by] of animalShifts(kind)) {
    const said = byId.get(id);
    if (said !== undefined && "animals" in said)
      byId.set(id, { ...said, animals: Math.max(0, said.animals + by) });
  }
}

/**
 * What a directory says of one kind. `live`: also what others changed since it was built, at the
 * cost of those records. A directory that is not built yet is the records themselves, live; of
 * species it then says nothing.
 */
export function directorySource<K extends NamedKind>(
  kind: K,
  directoryId: string,
  live: boolean,
): Source<Named<K>> {
  const header = subscriptions.doc("directories", directoryId);
  const listeners = new Set<() => void>();
  let ends: (() => void)[] = [];
  let records: Source<LiveList<K>> | null = null;
  let isWhole = false;
  let endRecords: (() => void) | null = null;
  let inputs: readonly unknown[] = [];
  let made: Live<Named<K>> = { state: "loading" };

  const versionsOf = (row: Row<"directories">): readonly number[] =>
    row.data.versions[kind] ?? [];

  /** Which records are listened to beside the parts follows from the header. */
  function follow(found: DirectoryHeader | null): void {
    // Which species an establishment has, nothing but its directory says.
    if (!isOwnKind(kind)) return;
    const whole = found === null;
    if (records !== null && whole === isWhole) return;
    if (!whole && !live && records === null) return;
    endRecords?.();
    endRecords = null;
    isWhole = whole;
    records = null;
    if (whole) records = subscriptions.list(unbuiltQuery(kind, directoryId));
    else if (live)
      records = subscriptions.list(
        changedSinceQuery(
          kind,
          directoryId,
          new Date(found.builtAt.getTime() - marginMs),
        ),
      );
    endRecords = records?.subscribe(tell) ?? null;
  }
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  /** The header, null for none; without a network one that the device does not hold counts as none. */
  const headerNow = (): Live<Row<"directories"> | null> => {
    const now = header.snapshot();
    return now.state === "loading" && !isOnline()
      ? { state: "data", data: null }
      : now;
  };
  const update = () => {
    const now = headerNow();
    if (now.state === "data") {
      follow(now.data?.data ?? null);
      if (now.data !== null) wantParts(directoryId, kind, versionsOf(now.data));
    }
    tell();
  };
  const rowsOf = (): readonly Row<K>[] | null => {
    const now = records?.snapshot();
    return now?.state === "data" ? now.data.rows : null;
  };

  function compute(): Live<Named<K>> {
    const now = headerNow();
    if (now.state !== "data") return now;
    const byId = new Map<string, Entries[K]>();
    let whole = true;
    if (now.data === null) {
      const rows = records?.snapshot() ?? ({ state: "loading" } as const);
      if (isOwnKind(kind) && rows.state !== "data") return rows;
      whole = rows.state === "data" && rows.data.heard;
    } else {
      const versions = versionsOf(now.data);
      const here = partsHere(directoryId, kind, versions.length);
      if (here === null) return { state: "loading" };
      if (typeof here === "string")
        return {
          state: "error",
          code: here,
          retry: () => wantParts(directoryId, kind, versions, true),
        };
      for (const part of here)
        for (const entry of part) byId.set(entry.id, entry);
      withSeen(directoryId, kind, byId);
    }
    for (const { id, data } of rowsOf() ?? []) {
      const said = byId.get(id);
      const entry = entryOf(kind, id, data);
      byId.set(
        id,
        said !== undefined && "animals" in said
          ? { ...entry, animals: said.animals }
          : entry,
      );
    }
    if (shown().length > 0) shiftCounts(kind, byId);
    return { state: "data", data: named(byId, whole) };
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        ends = [
          header.subscribe(update),
          watchParts(tell),
          watchSeen(tell),
          watchOnline(update),
          watchDemonstration(tell),
          () => {
            endRecords?.();
            endRecords = null;
            records = null;
          },
        ];
        update();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const end of ends) end();
        ends = [];
      };
    },
    snapshot() {
      const next = [
        header.snapshot(),
        isOnline(),
        records?.snapshot(),
        partsVersion(),
        seenVersion(),
        shown(),
      ];
      if (next.some((one, index) => one !== inputs[index])) {
        inputs = next;
        made = compute();
      }
      return made;
    },
  };
}

/** Whether a directory's names of a kind are at hand: to ask for them then reads nothing. */
export function isAtHand(kind: NamedKind, directoryId: string): boolean {
  const header = subscriptions.doc("directories", directoryId).snapshot();
  if (header.state !== "data" || header.data === null) return false;
  const { length } = header.data.data.versions[kind] ?? [];
  return Array.isArray(partsHere(directoryId, kind, length));
}

const made = new WeakMap<object, Map<string, Source<Named<never>>>>();

/** The same source for all who ask the same, as long as the store is the same. */
export function sharedSource<K extends NamedKind>(
  kind: K,
  directoryId: string,
  live: boolean,
): Source<Named<K>> {
  const store = backend();
  const sources = made.get(store) ?? new Map<string, Source<Named<never>>>();
  made.set(store, sources);
  const key = `${kind} ${directoryId} ${String(live)}`;
  // A key stands for one kind: what it was made for fits.
  const known = sources.get(key) as Source<Named<K>> | undefined;
  if (known !== undefined) return known;
  const source = directorySource(kind, directoryId, live);
  sources.set(key, source as Source<Named<never>>);
  return source;
}
