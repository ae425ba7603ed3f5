import { pushDevicesQuery } from "@domain/person/device-queries";
import type { Account } from "@domain/person/user";
import { systemAuthor } from "@domain/task/task";
import type { DocumentReference } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { changeOf, readingOf } from "../edge/documents";
import { compile } from "../edge/query";
import type { PushMessage } from "./push-port";
import { pushPort } from "./push-port";

interface Address {
  at: DocumentReference;
  token: string;
}

/**
 * Where somebody's notifications go. Not to a device that was signed out, nor to one that was not opened since their
 * password was changed: nobody knows whose it is by now.
 */
async function addressesOf(
  uid: string,
  { passwordChangedAt }: Account,
): Promise<Address[]> {
  const { docs } = await compile(pushDevicesQuery(uid)).get();
  return docs.flatMap((doc): Address[] => {
    const { record } = readingOf("devices", doc);
    if (record === null || record.pushToken === null) return [];
    const isOpen =
      record.signedOutAt === null &&
      record.lastSeenAt.getTime() >= (passwordChangedAt ?? 0);
    return isOpen ? [{ at: doc.ref, token: record.pushToken }] : [];
  });
}

/** Takes an address off a device that has no other by now. */
const forget = ({ at, token }: Address) =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(at);
    if (stored.get("pushToken") === token)
      transaction.update(
        at,
        changeOf("devices", { pushToken: null }, systemAuthor),
      );
  });

/**
 * Sends messages to each device of somebody, each good for so many seconds; addresses that are gone are forgotten.
 * Answers how many were handed on. What a single device does not take is not sent again, for the others have it.
 */
export async function pushTo(
  uid: string,
  account: Account,
  messages: readonly (readonly [PushMessage, seconds: number])[],
): Promise<number> {
  let addresses = await addressesOf(uid, account);
  let sent = 0;
  for (const [message, seconds] of messages) {
    if (addresses.length === 0) break;
    const tokens = addresses.map(({ token }) => token);
    const outcomes = await pushPort()(tokens, message, seconds);
    const gone = addresses.filter((_, index) => outcomes[index] === "gone");
    await Promise.all(gone.map(forget));
    sent += outcomes.filter((outcome) => outcome === "sent").length;
    addresses = addresses.filter((one) => !gone.includes(one));
  }
  return sent;
}
