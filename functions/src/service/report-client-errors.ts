import { callables } from "@domain/callables";
import { collectionNames } from "@domain/collections";
import type { ClientProblem } from "@domain/service/client-error";
import { problemKey } from "@domain/service/client-error";
import { AppError } from "@domain/errors";
import { parseCreate, parsePatch } from "@domain/record/parse";
import { FieldValue } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import { ref, stampChange, stampNew } from "../edge/documents";
import { sha256 } from "../edge/hash";
import { count } from "../edge/limits";

const day = 24 * 60;

/**
 * So many failures that nobody told before are kept a day, of one teller and of all who are signed in, or are not:
 * whoever makes some up fills no database, and hides nobody else's.
 */
const newPerDay = {
  person: {
    one: { count: 40, minutes: day },
    all: { count: 500, minutes: day },
  },
  stranger: {
    one: { count: 20, minutes: day },
    all: { count: 200, minutes: day },
  },
} as const;

/** Who tells, as their own new ones are counted. */
interface Teller {
  kind: keyof typeof newPerDay;
  key: string;
}

/** What the parts of the app beside collections and callables are called, word by word. */
const partWords =
  "page promise fullscreen device file queue outbox words sweep call closeBackend signOut create change remove publish";
const placeWords: ReadonlySet<string> = new Set([
  ...collectionNames,
  ...Object.keys(callables),
  ...partWords.split(" "),
]);

/** Who tells of it is not kept. */
const by = "system";

async function countNew({ kind, key }: Teller): Promise<void> {
  const { one, all } = newPerDay[kind];
  await count(`new client errors ${key}`, one);
  await count(`new client errors of all, ${kind}`, all);
}

/** Counts a failure that was told before, or keeps it as new; false where no more new ones are kept. */
async function countProblem(
  problem: ClientProblem,
  teller: Teller,
): Promise<boolean> {
  const id = sha256(problemKey(problem)).slice(0, 40);
  const at = ref("clientErrors", id);
  const now = new Date();
  const isNew = !(await at.get()).exists;
  try {
    if (isNew) await countNew(teller);
  } catch (error) {
    if (error instanceof AppError && error.code === "quota") return false;
    throw error;
  }
  await database().runTransaction(async (transaction) => {
    const stored = await transaction.get(at);
    if (stored.exists)
      transaction.update(at, {
        ...parsePatch("clientErrors", { lastAt: now, settled: false }),
        count: FieldValue.increment(1),
        ...stampChange(by),
      });
    else
      transaction.create(at, {
        ...parseCreate("clientErrors", id, {
          ...problem,
          count: 1,
          firstAt: now,
          lastAt: now,
        }),
        ...stampNew(by),
      });
  });
  return true;
}

/** A word that names no part of the app is left out: it could be anything. */
const named = (problem: ClientProblem): ClientProblem => ({
  ...problem,
  where: problem.where
    .split(" ")
    .filter((word) => placeWords.has(word))
    .join(" "),
});

/** Counts what went wrong in people's apps; the same of everybody is one entry. */
export const reportClientErrors = defineCallable(
  "reportClientErrors",
  async (session, { problems }, { key }) => {
    const kind = session === null ? "stranger" : "person";
    const told = new Map(
      problems.map(named).map((problem) => [problemKey(problem), problem]),
    );
    const counted: boolean[] = [];
    for (const problem of told.values())
      counted.push(await countProblem(problem, { kind, key }));
    return { counted: counted.filter(Boolean).length };
  },
);
