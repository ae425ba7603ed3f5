import type { CollectionName } from "@domain/collections";
import type { ErrorCode } from "@domain/errors";
import type { Animal } from "@domain/animal/animal";
import {
  bookDoseAlertsQuery,
  bookEndedQuery,
  bookEventsQuery,
  bookNotesQuery,
  bookRefusedQuery,
  bookValuesQuery,
  takenAtOnce,
  takenBackQuery,
} from "@domain/health/book/book-queries";
import { bookSight } from "@domain/health/book/book-sight";
import type { Asked, Chunk } from "@domain/health/book/chunks";
import { horizonOf, nextChunks } from "@domain/health/book/chunks";
import type { BookEntry, BookKind } from "@domain/health/book/entries";
import {
  birthEntries,
  doseAlertEntries,
  eventEntry,
  noteEntries,
  refusedEntries,
  treatmentEntries,
  valueEntries,
} from "@domain/health/book/entries";
import { foldBook } from "@domain/health/book/fold";
import { notesShown } from "@domain/health/notes/note-queries";
import { currentPrescriptionsQuery } from "@domain/health/prescriptions/prescription-queries";
import type { Prescription } from "@domain/health/prescriptions/prescription";
import { latestShown } from "@domain/measures/values/latest-queries";
import { useState } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  useEachQuery,
  useLiveQueries,
  useOnline,
} from "../../../data/hooks/use-live";
import type { Live, LiveList, Row } from "../../../data/live-store";

/** So many lines are shown at first, and so many more each time. */
const step = 20;

const sourceIds = [
  "values",
  "notes",
  "ended",
  "refused",
  "alerts",
  "events",
] as const;
type SourceId = (typeof sourceIds)[number];
type Chunks = Readonly<Partial<Record<SourceId, readonly Chunk[]>>>;

/** Of these the tab reads as many anyway: the latest values, the notes. */
const atFirst: Partial<Record<SourceId, number>> = {
  values: latestShown,
  notes: notesShown,
};

/** The lines of a book so far. */
export interface Book {
  entries: readonly BookEntry[];
  /** The treatments that are known, by their ids: what doses are of. */
  treatments: ReadonlyMap<string, Prescription>;
  unreadable: number;
  loading: boolean;
  /** What failed, and the way to try again; null: nothing. */
  failed: { code: ErrorCode; retry: () => void } | null;
  /** Shows earlier ones; null: there are none. */
  more: (() => void) | null;
}

type Lists = readonly Live<LiveList<CollectionName>>[];

const rowsOf = <C extends CollectionName>(
  lists: readonly Live<LiveList<C>>[],
): Row<C>[] => {
  const rows = lists.flatMap((live) =>
    live.state === "data" ? live.data.rows : [],
  );
  return [...new Map(rows.map((row) => [row.id, row])).values()];
};

/** What a source was asked and has answered. */
function askedOf<C extends CollectionName>(
  id: SourceId,
  chunks: readonly Chunk[],
  lists: readonly Live<LiveList<C>>[],
  atOf: (row: Row<C>) => Date | null,
): Asked {
  const answers = chunks.flatMap((chunk, index) => {
    const live = lists[index];
    if (live?.state !== "data") return [];
    const instants = live.data.rows.flatMap((row) => atOf(row) ?? []);
    return [{ chunk, instants }];
  });
  const first = atFirst[id];
  return first === undefined
    ? { id, answers }
    : { id, answers, atFirst: first };
}

/** The healthcare book of an animal as far as this person reads it, of one kind or of all; live, page after page. */
export function useBook(animal: Animal, kind: BookKind | null): Book {
  const session = useReadySession();
  const isOnline = useOnline();
  const { zooId, animalId, sectorId } = animal;
  const of = { zooId, animalId, sectorId };
  const sight = bookSight(session, of);
  const key = [animalId, sectorId, kind].join(" ");
  const fresh = { key, chunks: {} as Chunks, wanted: step };
  const [state, setState] = useState(fresh);
  const { chunks, wanted } = state.key === key ? state : fresh;
  const isOf = (one: BookKind) => kind === null || kind === one;
  const ofDoses = isOf("treatments") || isOf("doses");
  const reads: Record<SourceId, boolean> = {
    values: isOf("values") && sight.values !== null,
    notes: isOf("notes") && sight.notes !== null,
    ended: ofDoses && sight.over !== null,
    refused: isOf("doses") && sight.doses !== null,
    alerts: isOf("doses") && sight.alerts !== null,
    events: isOf("moves") || isOf("life"),
  };
  const chunksOf = (id: SourceId) => (reads[id] ? (chunks[id] ?? []) : []);
  const values = useEachQuery(
    chunksOf("values").map((chunk) =>
      bookValuesQuery(of, sight.values ?? [], chunk),
    ),
  );
  const notes = useEachQuery(
    chunksOf("notes").map((chunk) =>
      bookNotesQuery(of, sight.notes ?? [], chunk),
    ),
  );
  const ended = useEachQuery(
    chunksOf("ended").map((chunk) =>
      bookEndedQuery(of, sight.over ?? [], chunk),
    ),
  );
  const refused = useEachQuery(
    chunksOf("refused").map((chunk) =>
      bookRefusedQuery(of, sight.doses ?? [], chunk),
    ),
  );
  const alerts = useEachQuery(
    chunksOf("alerts").map((chunk) =>
      bookDoseAlertsQuery(of, sight.alerts ?? [], chunk),
    ),
  );
  const events = useEachQuery(
    chunksOf("events").map((chunk) => bookEventsQuery(of, kind, chunk)),
  );
  const current = useLiveQueries(
    ofDoses && sight.current !== null
      ? [currentPrescriptionsQuery(zooId, animalId, sight.current)]
      : null,
  );
  const refusals = rowsOf(refused).map(({ data }) => data);
  const ids = refusals.map(({ doseId }) => doseId).sort();
  const taken = useEachQuery(
    Array.from({ length: Math.ceil(ids.length / takenAtOnce) }, (_, index) =>
      takenBackQuery(
        of,
        sight.doses ?? [],
        ids.slice(index * takenAtOnce, (index + 1) * takenAtOnce),
      ),
    ),
  );

  const sources = [
    askedOf("values", chunksOf("values"), values, ({ data }) => data.at),
    askedOf("notes", chunksOf("notes"), notes, ({ data }) => data.at),
    askedOf("ended", chunksOf("ended"), ended, ({ data }) => data.endedAt),
    askedOf("refused", chunksOf("refused"), refused, ({ data }) => data.at),
    askedOf("alerts", chunksOf("alerts"), alerts, ({ data }) => data.openedAt),
    askedOf("events", chunksOf("events"), events, ({ data }) => data.at),
  ].filter(({ id }) => reads[id as SourceId]);
  const asksCurrent = ofDoses && sight.current !== null;
  const lists: Lists = [
    ...[values, notes, ended, refused, alerts, events, taken].flat(),
    ...(asksCurrent ? [current] : []),
  ] as Lists;
  // What the device has kept is shown, and nothing more is asked because of it.
  const isComing = (live: Lists[number]) =>
    live.state === "loading" ||
    (live.state === "data" && isOnline && !live.data.heard);
  const loading = lists.some(isComing);
  const failure = lists.find((live) => live.state === "error");
  const known = [
    ...(current.state === "data" ? current.data.rows : []),
    ...rowsOf(ended),
  ].map(({ data }) => data);
  const takenIds = new Set(
    rowsOf(taken).flatMap(({ data }) => data.voids ?? []),
  );
  const horizon = horizonOf(sources);
  const entries = foldBook(
    [
      ...valueEntries(rowsOf(values).map(({ id, data }) => ({ ...data, id }))),
      ...noteEntries(rowsOf(notes).map(({ data }) => data)),
      ...known.flatMap(treatmentEntries),
      ...refusedEntries(refusals, takenIds),
      ...rowsOf(alerts).flatMap(({ data }) => doseAlertEntries(data)),
      ...rowsOf(events).map(({ id, data }) => eventEntry(id, data)),
      ...birthEntries(animal.birthMonth),
    ],
    horizon,
    kind,
  );
  const next =
    loading || failure !== undefined
      ? []
      : nextChunks(sources, wanted - entries.length);
  if (next.length > 0 || state.key !== key) {
    const asked = { ...chunks };
    for (const { id, chunk } of next)
      asked[id as SourceId] = [...(asked[id as SourceId] ?? []), chunk];
    setState({ key, wanted, chunks: asked });
  }
  const isAll = horizon === -Infinity;
  return {
    entries,
    treatments: new Map(known.map((one) => [one.prescriptionId, one])),
    unreadable: lists.reduce(
      (sum, live) => sum + (live.state === "data" ? live.data.unreadable : 0),
      0,
    ),
    loading: loading || next.length > 0,
    failed: failure?.state === "error" ? failure : null,
    more: isAll
      ? null
      : () => setState({ key, chunks, wanted: entries.length + step }),
  };
}
