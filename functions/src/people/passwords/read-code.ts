import { database } from "../../edge/admin";
import { defineCallable } from "../../edge/define-callable";
import { languageOf } from "../../mail/send";
import { zooOf } from "../person";
import { redeemable } from "./redeem";
import { senderOf } from "./send-code";

/** What a code stands for; it stays good. */
export const readCode = defineCallable("readCode", async (_, { code }) =>
  database().runTransaction(async (transaction) => {
    const { stored, person } = await redeemable(transaction, code, null);
    const { card, account, access } = person;
    return {
      kind: stored.kind,
      userMail: account?.userMail ?? "",
      userFirstname: card?.userFirstname ?? "",
      userLastname: card?.userLastname ?? "",
      from: await senderOf(transaction, zooOf(person), stored.byProvider),
      language: languageOf(account?.language),
      eula: access.eula,
    };
  }),
);
