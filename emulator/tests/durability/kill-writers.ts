import type { Firestore, Timestamp } from "@google-cloud/firestore";
import type { Ledger } from "./ledger";
import { microsOf, type RestClient } from "../support/rest-client";

/** Documents of one commit, which all carry its number. */
export const groups = {
  grpc: Array.from({ length: 6 }, (_, i) => `group-${i}/grpc`),
  rest: Array.from({ length: 420 }, (_, i) => `large/d${i}`),
} as const;

/** Numbers its writes; `next` never gives one twice, in whichever life of the process. */
export interface Numbers {
  next(): number;
}

interface Work {
  rest: RestClient;
  grpc: Firestore;
  ledger: Ledger;
  numbers: Numbers;
}
type Writer = (work: Work) => Promise<void>;

const fieldsOf = (n: number) => ({ n: { integerValue: String(n) } });
const micros = ({ seconds, nanoseconds }: Timestamp) =>
  seconds * 1_000_000 + Math.floor(nanoseconds / 1000);

const singleSet: Writer = async ({ rest, ledger, numbers }) => {
  const n = numbers.next();
  const path = `single/s${n % 7}`;
  ledger.attempt(path, n);
  const { updateTime } = await rest.set(path, fieldsOf(n));
  ledger.accept(path, n, microsOf(updateTime));
};

const setAndDelete: Writer = async ({ rest, ledger, numbers }) => {
  const n = numbers.next();
  const path = `passing/p${n % 5}`;
  ledger.attempt(path, n);
  const { updateTime } = await rest.set(path, fieldsOf(n));
  ledger.accept(path, n, microsOf(updateTime));
  ledger.attempt(path, null);
  await rest.call("DELETE", `/${path}`);
  ledger.accept(path, null);
};

const grpcBatch: Writer = async ({ grpc, ledger, numbers }) => {
  const n = numbers.next();
  const batch = grpc.batch();
  for (const path of groups.grpc) {
    ledger.attempt(path, n);
    batch.set(grpc.doc(path), { n });
  }
  const results = await batch.commit();
  for (const [i, path] of groups.grpc.entries()) {
    const time = results[i]?.writeTime;
    if (time) ledger.accept(path, n, micros(time));
  }
};

const largeCommit: Writer = async ({ rest, ledger, numbers }) => {
  const n = numbers.next();
  for (const path of groups.rest) ledger.attempt(path, n);
  const { commitTime } = await rest.commit(
    groups.rest.map((path) => ({
      update: { name: rest.name(path), fields: fieldsOf(n) },
    })),
  );
  for (const path of groups.rest) ledger.accept(path, n, microsOf(commitTime));
};

const batchWrite: Writer = async ({ rest, ledger, numbers }) => {
  const n = numbers.next();
  const paths = [0, 1, 2, 3].map((i) => `each/e${i}`);
  for (const path of paths) ledger.attempt(path, n);
  const writes = paths.map((path) => ({
    update: { name: rest.name(path), fields: fieldsOf(n) },
  }));
  const { writeResults } = await rest.call<{
    writeResults: { updateTime: string }[];
  }>("POST", ":batchWrite", { writes });
  for (const [i, path] of paths.entries())
    ledger.accept(path, n, microsOf(writeResults[i]?.updateTime ?? ""));
};

/** Counts up and notes each number in a document of its own, in one transaction. */
const transaction: Writer = async ({ grpc, ledger }) => {
  const counter = grpc.doc("counter/c");
  const kept = await grpc.runTransaction(async (t) => {
    const now: unknown = (await t.get(counter)).get("n");
    const n = (typeof now === "number" ? now : 0) + 1;
    ledger.attempt("counter/c", n);
    ledger.attempt(`counted/t${n}`, n);
    t.set(counter, { n });
    t.create(grpc.doc(`counted/t${n}`), { n });
    return n;
  });
  ledger.accept(`counted/t${kept}`, kept);
};

const writers: readonly Writer[] = [
  singleSet,
  singleSet,
  setAndDelete,
  grpcBatch,
  largeCommit,
  batchWrite,
  transaction,
  transaction,
];

/**
 * Lets every kind of client write, each one thing after another, until its calls fail or `stop`
 * is called; what `stop` gives is fulfilled when the last call has ended, well or not.
 */
export function startWriters(work: Work): { stop: () => Promise<void> } {
  let stopped = false;
  const loop = async (writer: Writer) => {
    while (!stopped) await writer(work);
  };
  const ended = Promise.allSettled(writers.map(loop));
  return {
    stop: async () => {
      stopped = true;
      await ended;
    },
  };
}
