import { defineCallable } from "../../edge/define-callable";
import { count, perTarget } from "../../edge/limits";
import { shownPassword } from "../secrets";
import { checkManaged, givePassword, noteGiven } from "./set-password";

/** A password made here and shown once: asked again, another one takes its place. */
export const generateUserPassword = defineCallable(
  "generateUserPassword",
  async (session, { userId }) => {
    const person = await checkManaged(session, userId);
    await count(`password of ${userId}`, perTarget);
    const password = shownPassword();
    await givePassword(person, password);
    const given = { status: "pending", action: "passwordReset" } as const;
    await noteGiven(session, person, given);
    return { password };
  },
);
