import { documentPath } from "@domain/collections";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../../edge/admin";
import { defineCallable } from "../../edge/define-callable";
import { changeOf } from "../../edge/documents";

/** So many at once. */
const page = 200;

const devicesOf = (uid: string) =>
  database().collection(`users/${uid}/devices`);

/** The devices that are meant and not signed out yet. */
async function meant(
  transaction: Transaction,
  uid: string,
  deviceId: string,
  which: "this" | "others",
) {
  if (which === "this") {
    const path = documentPath("devices", deviceId, uid);
    const one = await transaction.get(database().doc(path));
    return one.exists && one.get("signedOutAt") == null ? [one.ref] : [];
  }
  const open = devicesOf(uid).where("signedOutAt", "==", null);
  const { docs } = await transaction.get(open.limit(page + 1));
  return docs
    .filter((doc) => doc.id !== deviceId)
    .slice(0, page)
    .map((doc) => doc.ref);
}

/**
 * Each browser listens to its own device and leaves once it is signed out. Sessions are not revoked at
 * Auth: that would end this one too.
 */
export const signOutDevice = defineCallable(
  "signOutDevice",
  async ({ uid }, { deviceId, which }) => {
    const signOutPage = () =>
      database().runTransaction(async (transaction) => {
        const refs = await meant(transaction, uid, deviceId, which);
        for (const ref of refs)
          transaction.update(
            ref,
            changeOf("devices", { signedOutAt: new Date() }, uid),
          );
        return refs.length;
      });
    let signedOut = 0;
    for (let more = page; more === page; signedOut += more)
      more = await signOutPage();
    return { signedOut };
  },
);
