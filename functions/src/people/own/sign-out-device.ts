import type { DocumentReference } from "firebase-admin/firestore";
import { database } from "../../edge/admin";
import { defineCallable } from "../../edge/define-callable";
import { changeOf } from "../../edge/documents";

/** So many in one transaction. */
const page = 200;

const devicesOf = (uid: string) =>
  database().collection(`users/${uid}/devices`);

/** The devices that are meant, signed out already or not. */
async function meant(
  uid: string,
  deviceId: string,
  which: "this" | "others",
): Promise<DocumentReference[]> {
  if (which === "this") return [devicesOf(uid).doc(deviceId)];
  const all = await devicesOf(uid).listDocuments();
  return all.filter(({ id }) => id !== deviceId);
}

/** Signs out those that are there and not signed out yet; answers how many that were. */
const signOut = (uid: string, refs: readonly DocumentReference[]) =>
  database().runTransaction(async (transaction) => {
    const docs = await transaction.getAll(...refs);
    const open = docs.filter(
      (doc) => doc.exists && doc.get("signedOutAt") == null,
    );
    for (const { ref } of open)
      transaction.update(
        ref,
        changeOf("devices", { signedOutAt: new Date(), pushToken: null }, uid),
      );
    return open.length;
  });

/**
 * Each browser listens to its own device and leaves once it is signed out. Sessions are not revoked at
 * Auth: that would end this one too.
 */
export const signOutDevice = defineCallable(
  "signOutDevice",
  async ({ uid }, { deviceId, which }) => {
    const refs = await meant(uid, deviceId, which);
    let signedOut = 0;
    for (let from = 0; from < refs.length; from += page)
      signedOut += await signOut(uid, refs.slice(from, from + page));
    return { signedOut };
  },
);
