import {
  connectStorageEmulator,
  getStorage,
  ref,
  uploadBytes,
  type FirebaseStorage,
} from "firebase/storage";
import { openApp } from "./app";
import { hostAndPort } from "./emulators";

/** The queue has pauses of its own: the SDK gives up before them. */
const retriesMs = 15_000;

async function open(): Promise<FirebaseStorage> {
  const { app, local } = await openApp();
  const storage =
    local === null
      ? getStorage(app)
      : getStorage(app, `gs://${local.project}.appspot.com`);
  if (
    import.meta.env.MODE === "localhost" ||
    import.meta.env.MODE === "development" ||
    import.meta.env.MODE === "test"
  ) {
    if (local !== null)
      connectStorageEmulator(storage, ...hostAndPort(local.storage));
  }
  storage.maxUploadRetryTime = retriesMs;
  return storage;
}

let opened: Promise<FirebaseStorage> | null = null;

/** Hands in a part, marked as storage.rules ask; throws what the SDK throws. */
export async function sendPart(
  path: string,
  bytes: ArrayBuffer,
  contentType: string,
): Promise<void> {
  const storage = await (opened ??= open());
  await uploadBytes(ref(storage, path), bytes, {
    contentType,
    customMetadata: { part: "true" },
  });
}
