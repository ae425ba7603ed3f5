import type { Session } from "@domain/access/session";
import type { CallableInput } from "@domain/callables";
import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { mayOrder } from "@domain/enrichment/order/order";
import { AppError } from "@domain/errors";
import { providerName } from "@domain/mail/provider";
import type { UserLanguage } from "@domain/person/user";
import type { Transaction } from "firebase-admin/firestore";
import { hashOf, newReceipt, receiptRef, wasDone } from "../desk/receipt";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import { checkModeOf } from "../edge/demonstration";
import { readable, ref } from "../edge/documents";
import { sha256 } from "../edge/hash";
import type { Ordered } from "../mail/compose-order";
import { composeOrder } from "../mail/compose-order";
import { logoOf } from "../mail/logo";
import { languageOf, post } from "../mail/send";
import { recipientOf } from "../notices/worth";

type Wish = Omit<CallableInput<"orderEnrichments">, "operationId">;

/** Whoever orders, with an address to send the list to; else "conflict". */
async function orderer(transaction: Transaction, { uid }: Session) {
  const person = await recipientOf(transaction, uid);
  if (person === null || person.account.userMail === "")
    throw new AppError("conflict", { fields: ["userMail"] });
  return person;
}

/** What is ordered; "invalid-input" names the lines that cannot be. */
async function orderedOf(
  transaction: Transaction,
  { zooId, lines }: Wish,
  language: UserLanguage,
): Promise<Ordered[]> {
  const stored = await transaction.getAll(
    ...lines.map(({ enrichmentId }) => ref("enrichments", enrichmentId)),
  );
  const wrong: string[] = [];
  const ordered = lines.flatMap(({ quantity }, index): Ordered[] => {
    const snapshot = stored[index];
    const object =
      snapshot === undefined ? null : readable("enrichments", snapshot);
    if (object === null || object.sku === null || !mayOrder(object, zooId)) {
      wrong.push(`lines.${String(index)}`);
      return [];
    }
    const name = enrichmentNameIn(object, language);
    return [{ sku: object.sku, name, quantity }];
  });
  if (wrong.length > 0) throw new AppError("invalid-input", { fields: wrong });
  return ordered;
}

/** Mails whoever asks a list of what their establishment orders: once an operation. */
export const orderEnrichments = defineCallable(
  "orderEnrichments",
  async (session, { operationId, ...wish }) => {
    const hash = hashOf(wish);
    await database().runTransaction(async (transaction) => {
      const receipt = receiptRef(session, operationId);
      if (wasDone(await transaction.get(receipt), session, hash)) return;
      await checkModeOf(transaction, session, wish.zooId);
      const { account, name } = await orderer(transaction, session);
      const language = languageOf(account.language);
      const lines = await orderedOf(transaction, wish, language);
      const zoo = readable(
        "zoo",
        await transaction.get(ref("zoo", wish.zooId)),
      );
      const logo = await logoOf(zoo);
      const from = zoo?.zooName ?? providerName;
      const now = new Date();
      post(
        transaction,
        {
          id: `order-${sha256(`${session.uid} ${operationId}`).slice(0, 40)}`,
          template: "order",
          language,
          to: account.userMail,
          zooId: wish.zooId,
          uid: session.uid,
          by: session.uid,
          now,
        },
        composeOrder({ language, name, from, logo, lines }),
      );
      transaction.create(receipt, newReceipt(session, operationId, hash, now));
    });
    return { lines: wish.lines.length };
  },
);
