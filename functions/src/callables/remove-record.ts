import type { RemovableKind, RestorableKind } from "@domain/removal/callables";
import { restorableKinds } from "@domain/removal/callables";
import { AppError } from "@domain/errors";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import { removers } from "../removal/remove";
import { restorers } from "../removal/restore";

const isRestorable = (kind: RemovableKind): kind is RestorableKind =>
  restorableKinds.some((one) => one === kind);

function workerOf(kind: RemovableKind, action: "remove" | "restore") {
  if (action === "remove") return removers[kind];
  if (!isRestorable(kind))
    throw new AppError("invalid-input", { fields: ["kind"] });
  return restorers[kind];
}

/** Removes what is empty and restores what was removed; otherwise nothing changes and the answer says what stands in the way. */
export const removeRecord = defineCallable(
  "removeRecord",
  async (session, { kind, id, action }) => {
    const work = workerOf(kind, action);
    const found = await database().runTransaction((transaction) =>
      work(transaction, session, id),
    );
    const isDone = found.blockers.length === 0;
    return { removed: (action === "remove") === isDone, ...found };
  },
);
