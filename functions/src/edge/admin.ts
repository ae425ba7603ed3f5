import { getApps, initializeApp } from "firebase-admin/app";
import type { Firestore } from "firebase-admin/firestore";
import { getFirestore } from "firebase-admin/firestore";

export { region } from "@domain/region";

let firestore: Firestore | null = null;

/** The one Firestore of this process. */
export function database(): Firestore {
  if (firestore === null) {
    const app = getApps()[0] ?? initializeApp();
    firestore = getFirestore(app);
    firestore.settings({ ignoreUndefinedProperties: false });
  }
  return firestore;
}
