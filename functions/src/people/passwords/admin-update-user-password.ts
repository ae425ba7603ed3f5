import { defineCallable } from "../../edge/define-callable";
import { count, perTarget } from "../../edge/limits";
import { logFailure, startOperation } from "../../edge/log";
import type { Person } from "../person";
import { shownPassword } from "../secrets";
import { checkManaged, givePassword, noteGiven } from "./set-password";

interface Given {
  status: "active" | "pending";
  password: string | null;
}

/**
 * Gives the password; where that fails, one made here, with which the person is pending. Where that
 * fails too, so does the call.
 */
async function give(
  person: Person,
  password: string,
  by: string,
): Promise<Given> {
  try {
    await givePassword(person, password);
    return { status: "active", password: null };
  } catch {
    const operation = startOperation("adminUpdateUserPassword", by);
    logFailure(operation, "fallback");
    const made = shownPassword();
    await givePassword(person, made);
    return { status: "pending", password: made };
  }
}

export const adminUpdateUserPassword = defineCallable(
  "adminUpdateUserPassword",
  async (session, { userId, newPassword }) => {
    const person = await checkManaged(session, userId);
    await count(`password of ${userId}`, perTarget);
    const given = await give(person, newPassword, session.uid);
    const { status } = given;
    await noteGiven(session, person, { status, action: "passwordSet" });
    return given;
  },
);
