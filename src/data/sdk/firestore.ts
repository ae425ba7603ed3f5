import type { FirebaseApp } from "firebase/app";
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  type Firestore,
  type FirestoreLocalCache,
} from "firebase/firestore";
import type { Backend } from "../backend-type";
import { noteSource } from "../online";
import { cacheOwner, remembers, setCacheOwner } from "./device";
import { hostAndPort, type Emulators } from "./emulators";
import { firestoreStore } from "./firestore-store";
import { within } from "./within";

/** Another tab that holds the cache open can delay its removal for ever. */
const clearingMs = 3000;

/** Removes every cached document; false when it could not be done. */
async function clearCache(db: Firestore): Promise<boolean> {
  try {
    await within(clearingMs, clearIndexedDbPersistence(db));
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser surely holds no cache: what is noted of its owner may have been removed alone. */
async function holdsNoCache(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.every(({ name }) => !name?.startsWith("firestore/"));
  } catch {
    return false;
  }
}

/** A cache that is surely empty of other people's documents; in memory unless this person is remembered. */
async function cacheFor(
  uid: string,
  clear: () => Promise<boolean>,
): Promise<FirestoreLocalCache> {
  const owner = cacheOwner();
  const mine = owner === uid && remembers();
  const clean =
    mine || (owner === null && (await holdsNoCache())) || (await clear());
  if (clean && !mine) setCacheOwner(null);
  if (!clean || !remembers()) return memoryLocalCache();
  setCacheOwner(uid);
  return persistentLocalCache({ tabManager: persistentMultipleTabManager() });
}

/** Removes every document that an earlier page cached; false when it could not be done. */
export async function emptyCache(app: FirebaseApp): Promise<boolean> {
  const idle = initializeFirestore(app, {});
  const cleared = await clearCache(idle);
  await terminate(idle);
  return cleared;
}

export interface OpenStore {
  backend: Backend;
  /** Ends the SDK and removes what it cached of this person. */
  close: () => Promise<void>;
}

/** The Firestore of one signed-in person. */
export async function openStore(
  app: FirebaseApp,
  local: Emulators | null,
  uid: string,
): Promise<OpenStore> {
  const cache = await cacheFor(uid, () => emptyCache(app));
  const db = initializeFirestore(app, { localCache: cache });
  if (
    import.meta.env.MODE === "localhost" ||
    import.meta.env.MODE === "development" ||
    import.meta.env.MODE === "test"
  ) {
    if (local !== null)
      connectFirestoreEmulator(db, ...hostAndPort(local.firestore));
  }
  return {
    backend: firestoreStore(db, noteSource),
    async close() {
      await terminate(db);
      // The owner stays noted: a late transaction of another tab may bring an emptied one back.
      if (cache.kind === "persistent") await clearCache(db);
    },
  };
}
