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

/** So many failures that nobody told before are kept a day: whoever makes some up fills no database. */
const newPerDay = { count: 500, minutes: 24 * 60 };

/** Who tells of it is not kept. */
const by = "system";

/** Counts a failure that was told before, or keeps it as new; false where no more new ones are kept. */
async function countProblem(problem: ClientProblem): Promise<boolean> {
  const id = sha256(problemKey(problem)).slice(0, 40);
  const at = ref("clientErrors", id);
  const now = new Date();
  const isNew = !(await at.get()).exists;
  try {
    if (isNew) await count("new client errors", newPerDay);
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

/** Counts what went wrong in people's apps; the same of everybody is one entry. */
export const reportClientErrors = defineCallable(
  "reportClientErrors",
  async (_, { problems }) => {
    const counted: boolean[] = [];
    for (const problem of problems) counted.push(await countProblem(problem));
    return { counted: counted.filter(Boolean).length };
  },
);
