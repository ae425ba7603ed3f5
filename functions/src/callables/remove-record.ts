import type { Session } from "@domain/access/session";
import type {
  Obstacles,
  RemovableKind,
  RemovalAction,
} from "@domain/removal/callables";
import { AppError } from "@domain/errors";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import { isParameter, removeParameter } from "../removal/parameter";
import { archivers, removers } from "../removal/remove";
import { restorers } from "../removal/restore";

type Worker = (
  transaction: Transaction,
  session: Session,
  id: string,
) => Promise<Obstacles>;

const workers: Record<RemovalAction, Partial<Record<RemovableKind, Worker>>> = {
  remove: removers,
  archive: archivers,
  restore: restorers,
};

/**
 * Removes or archives what is empty and restores what was; otherwise nothing changes and the answer says what stands in the
 * way. A parameter goes with its values, once that is confirmed.
 */
export const removeRecord = defineCallable(
  "removeRecord",
  async (session, { kind, id, action, confirmed }) => {
    if (isParameter(kind) && action === "remove")
      return {
        ...{ blockers: [], counts: [] },
        ...(await removeParameter(session, kind, id, confirmed)),
      };
    const work = workers[action][kind];
    if (work === undefined)
      throw new AppError("invalid-input", { fields: ["kind"] });
    const found = await database().runTransaction((transaction) =>
      work(transaction, session, id),
    );
    const isDone = found.blockers.length === 0;
    const removed = (action !== "restore") === isDone;
    return { removed, ...found };
  },
);
