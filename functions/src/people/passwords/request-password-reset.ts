import type { Transaction } from "firebase-admin/firestore";
import { database } from "../../edge/admin";
import { defineCallable } from "../../edge/define-callable";
import { sha256 } from "../../edge/hash";
import { count, perTarget } from "../../edge/limits";
import { accounts } from "../auth-port";
import { keepCode, readCodes } from "../codes";
import type { Person } from "../person";
import { readPerson } from "../person";
import { newCode } from "../secrets";
import { prepareCode } from "./send-code";

/** Who asks is not known; the account's owner is told, and nobody else. */
const by = "self";
/** Stands for whoever has no account, so that they cost as much to look for. */
const nobody = "nobody";

/** Who has never been in accepts the terms first: an invitation asks for both, a link to a password would not. */
const mailFor = ({ access: { status, eula } }: Person) =>
  status === "pending" && eula === 0
    ? ({
        kind: "invitation",
        template: "invitation",
        byProvider: false,
      } as const)
    : ({ kind: "reset", template: "reset", byProvider: true } as const);

const isLiving = ({ access: { status } }: Person) =>
  status === "active" || status === "pending";

interface Request {
  uid: string | null;
  code: string;
}

/** A code for whoever has the address; else one that opens nothing, so that both take about as long. */
async function ask(
  transaction: Transaction,
  { uid, code }: Request,
): Promise<void> {
  const now = new Date();
  const person = await readPerson(transaction, uid ?? nobody);
  const living = person !== null && isLiving(person) ? person : null;
  const reachable = (living?.account?.userMail ?? "") !== "";
  if (!reachable) await readCodes(transaction, nobody);
  const write =
    living === null || !reachable
      ? null
      : await prepareCode(transaction, {
          person: living,
          ...mailFor(living),
          by,
          code,
          now,
        });
  if (write !== null) write();
  else keepCode(transaction, { code, uid: null, kind: "reset", by, now });
}

/** The answer and about the work are the same whether or not the address has an account. */
export const requestPasswordReset = defineCallable(
  "requestPasswordReset",
  async (_, { userMail }) => {
    await count(`reset of address ${sha256(userMail)}`, perTarget);
    const uid = await accounts().uidOf(userMail);
    const code = newCode();
    await database().runTransaction((transaction) =>
      ask(transaction, { uid, code }),
    );
    return { sent: true as const };
  },
);
