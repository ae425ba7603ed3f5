import { AppError } from "@domain/errors";
import { hashOf, receiptRef } from "../../desk/receipt";
import { database } from "../../edge/admin";
import { defineCallable } from "../../edge/define-callable";
import { accounts } from "../auth-port";
import { unknownPassword } from "../secrets";
import type { Asked, Creation } from "./new-account";
import { complete, reserve, newUid } from "./new-account";

/** The operation begins afresh when it is asked again. */
const release = ({ session, asked }: Creation) =>
  receiptRef(session, asked.operationId).delete();

/** The same request sent twice at once may have finished it meanwhile. */
async function isUnfinished({ session, asked }: Creation): Promise<boolean> {
  const receipt = await receiptRef(session, asked.operationId).get();
  return receipt.get("begun") === true;
}

/** Makes the account at Auth, or finds the one that this very operation made; a refusal leaves nothing. */
async function makeAccount(creation: Creation): Promise<void> {
  const { uid, asked } = creation;
  const { userMail: mail, tempPassword } = asked;
  const password = tempPassword ?? unknownPassword();
  try {
    const made = await accounts().create({ uid, mail, password });
    if (made === "existing" && tempPassword !== undefined)
      await accounts().setPassword({ uid, mail, password });
  } catch (error) {
    if (error instanceof AppError) await release(creation);
    throw error;
  }
}

/** Stores the person; where that is refused, the account is taken away again. What is cut is completed when asked again. */
async function store(creation: Creation): Promise<void> {
  try {
    await database().runTransaction((transaction) =>
      complete(transaction, creation),
    );
  } catch (error) {
    if (error instanceof AppError && (await isUnfinished(creation))) {
      await accounts().remove(creation.uid);
      await release(creation);
    }
    throw error;
  }
}

/** What is asked, without the password: that is kept nowhere, not even hashed. */
function kept(asked: Asked): Partial<Asked> {
  const rest: Partial<Asked> = { ...asked };
  delete rest.tempPassword;
  return rest;
}

export const createUser = defineCallable(
  "createUser",
  async (session, asked) => {
    const uid = newUid(session, asked.operationId);
    const creation = { session, asked, hash: hashOf(kept(asked)), uid };
    const done = await database().runTransaction((transaction) =>
      reserve(transaction, creation),
    );
    if (done) return { userId: uid };
    await makeAccount(creation);
    await store(creation);
    const { userRight: right, zooId, suricateStaff: staff } = asked;
    await accounts().setClaims(uid, { right, zooId, staff });
    return { userId: uid };
  },
);
