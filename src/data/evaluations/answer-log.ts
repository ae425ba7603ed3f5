import type { Answer, Answers } from "@domain/survey/answer";
import { answerSchema } from "@domain/survey/answer";
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { report } from "../../lib/report";

/** One answer as it was given, until it is written with the others. */
interface Logged {
  key: string;
  uid: string;
  evaluationId: string;
  questionRef: string;
  answer: Answer;
}

/** Where an answer lies from the moment it is given until the outbox has it: whoever kills the tab takes nothing along. */
export interface AnswerLog {
  put(uid: string, evaluationId: string, ref: string, answer: Answer): void;
  /** What is still here of an evaluation; {} for nothing. */
  of(uid: string, evaluationId: string): Promise<Answers>;
  /** Forgets what is written now, unless a later answer has taken its place. */
  drop(uid: string, evaluationId: string, written: Answers): Promise<void>;
}

interface Schema extends DBSchema {
  answers: { key: string; value: Logged };
}

interface Entries {
  put: (entry: Logged) => Promise<unknown>;
  all: () => Promise<Logged[]>;
  /** In one step, so that what is put meanwhile stays. */
  removeIf: (isGone: (entry: Logged) => boolean) => Promise<void>;
}

/** So long an answer waits for its author to come back. */
const keptMs = 14 * 24 * 60 * 60_000;

function inTab(): Entries {
  const entries = new Map<string, Logged>();
  return {
    put: (entry) => Promise.resolve(entries.set(entry.key, entry)),
    all: () => Promise.resolve([...entries.values()]),
    removeIf: (isGone) => {
      for (const entry of [...entries.values()])
        if (isGone(entry)) entries.delete(entry.key);
      return Promise.resolve();
    },
  };
}

const inDatabase = (db: IDBPDatabase<Schema>): Entries => ({
  put: (entry) => db.put("answers", entry),
  all: () => db.getAll("answers"),
  removeIf: async (isGone) => {
    const change = db.transaction("answers", "readwrite");
    const gone = (await change.store.getAll()).filter(isGone);
    for (const { key } of gone) void change.store.delete(key);
    await change.done;
  },
});

async function open(name: string): Promise<Entries> {
  try {
    return inDatabase(
      await openDB<Schema>(name, 1, {
        upgrade: (fresh) => {
          fresh.createObjectStore("answers", { keyPath: "key" });
        },
      }),
    );
  } catch (error) {
    report({
      code: error instanceof Error ? error.name : "unknown",
      where: "answers",
    });
    return inTab();
  }
}

const instantOf = ({ at }: Answer): number => at?.getTime() ?? 0;

/** A log in IndexedDB, or in a browser that keeps none as long as the tab lives. */
export function answerLog(name: string): AnswerLog {
  let opened: Promise<Entries> | null = null;
  let ready: Entries | null = null;
  const entries = () =>
    (opened ??= open(name).then((store) => {
      ready = store;
      return store;
    }));
  const mine = async (uid: string, evaluationId: string): Promise<Logged[]> => {
    const all = await (await entries()).all();
    return all.filter(
      (one) => one.uid === uid && one.evaluationId === evaluationId,
    );
  };
  const failed = () => report({ code: "unknown", where: "answers put" });
  return {
    put(uid, evaluationId, questionRef, answer) {
      const key = JSON.stringify([uid, evaluationId, questionRef]);
      const entry = { key, uid, evaluationId, questionRef, answer };
      // Given at once to a database that is open: a tab may have no next moment.
      if (ready !== null) ready.put(entry).catch(failed);
      else
        entries()
          .then((store) => store.put(entry))
          .catch(failed);
    },
    async of(uid, evaluationId) {
      const found = await mine(uid, evaluationId);
      return Object.fromEntries(
        found.flatMap(({ questionRef, answer }) => {
          const { success, data } = answerSchema.safeParse(answer);
          return success ? [[questionRef, data] as const] : [];
        }),
      );
    },
    async drop(uid, evaluationId, written) {
      await (
        await entries()
      ).removeIf((one) => {
        const stored = written[one.questionRef];
        const isWritten =
          one.uid === uid &&
          one.evaluationId === evaluationId &&
          stored !== undefined &&
          instantOf(one.answer) <= instantOf(stored);
        return isWritten || instantOf(one.answer) < Date.now() - keptMs;
      });
    },
  };
}

/** This browser's. */
export const givenAnswers = answerLog("suricate-answers");
