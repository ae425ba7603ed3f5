import type { ErrorCode } from "@domain/errors";
import { toAppError } from "../errors";
import type { OutboxEntry, OutboxOperation } from "./entry";
import type { EntryStore } from "./entry-store";
import { judge, winnerOf, type JudgeContext } from "./judge";
import type { Tabs } from "./tabs";

type Docs = (Record<string, unknown> | null)[];

export interface SweepParts {
  entries: EntryStore;
  tabs: Tabs;
  /** Entries that this tab is sending. */
  inFlight: ReadonlySet<string>;
  uid: string | null;
  settled: () => Promise<void>;
  serverDocs: (entry: OutboxEntry) => Promise<Docs>;
  put: (entry: OutboxEntry) => Promise<void>;
  remove: (id: string) => Promise<void>;
  send: (entry: OutboxEntry) => Promise<void>;
  /** The server has decided, as opposed to could not be asked. */
  isRefusal: (error: unknown) => boolean;
}

/** This person's unanswered entries that no living tab is sending, oldest first. */
async function orphans(parts: SweepParts): Promise<OutboxEntry[]> {
  const { entries, tabs, inFlight, uid } = parts;
  const alive = await tabs.alive();
  return (await entries.all()).filter(
    ({ id, uid: owner, state, tab }) =>
      owner === uid &&
      state === "pending" &&
      !inFlight.has(id) &&
      (tab === tabs.id || !alive.has(tab)),
  );
}

const key = ({ collection, id, parentId }: OutboxOperation) =>
  JSON.stringify([collection, id, parentId]);

/** The fields that the entries after this one write again, by document. */
function supersededBy(
  later: readonly OutboxEntry[],
): NonNullable<JudgeContext["superseded"]> {
  const operations = later.flatMap((entry) => entry.operations);
  return (operation) =>
    new Set(
      operations
        .filter((other) => key(other) === key(operation))
        .flatMap(({ values }) => Object.keys(values)),
    );
}

/** The server's documents, or why this person may not see them any more. */
async function read(
  { serverDocs, isRefusal }: SweepParts,
  entry: OutboxEntry,
): Promise<{ docs: Docs } | { reason: ErrorCode }> {
  try {
    return { docs: await serverDocs(entry) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { reason: toAppError(error).code };
  }
}

/** Sends again; false when the server refuses, which `send` has recorded. */
async function resend(
  { send, isRefusal }: SweepParts,
  entry: OutboxEntry,
): Promise<boolean> {
  try {
    await send(entry);
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return false;
  }
}

/** Resends or settles one entry; true when its values have reached the server. */
async function settle(
  parts: SweepParts,
  entry: OutboxEntry,
  context: JudgeContext,
): Promise<boolean> {
  const refuse = async (reason: ErrorCode, docs: Docs) => {
    const winner = winnerOf(entry, docs);
    await parts.put({ ...entry, state: "refused", reason, winner });
    return false;
  };
  const found = await read(parts, entry);
  if ("reason" in found) return refuse(found.reason, []);
  switch (judge(entry, found.docs, context)) {
    case "done":
      await parts.remove(entry.id);
      return true;
    case "resend":
      return resend(parts, entry);
    case "conflict":
      return refuse("conflict", found.docs);
  }
}

async function sweepAlone(parts: SweepParts): Promise<void> {
  const left = await orphans(parts);
  if (left.length === 0) return;
  for (const entry of left) await parts.put({ ...entry, tab: parts.tabs.id });
  // A persistent cache sends its own queue first; only then does the server's document tell.
  await parts.settled();
  const failed = new Set(
    (await parts.entries.all())
      .filter(({ state }) => state === "refused")
      .map(({ id }) => id),
  );
  for (const [index, entry] of left.entries()) {
    const context: JudgeContext = {
      superseded: supersededBy(left.slice(index + 1)),
      ...(entry.after === null
        ? {}
        : { earlier: failed.has(entry.after) ? "failed" : "accepted" }),
    };
    const claimed = { ...entry, tab: parts.tabs.id };
    if (!(await settle(parts, claimed, context))) failed.add(entry.id);
  }
}

/**
 * Judges every entry that a closed tab left without an answer, one tab at a time. Rejects "offline"
 * when the server cannot be asked; the rest waits for the next sweep.
 */
export async function sweepEntries(parts: SweepParts): Promise<void> {
  if (parts.uid === null || (await orphans(parts)).length === 0) return;
  await parts.tabs.alone(() => sweepAlone(parts));
}
