import { AppError } from "@domain/errors";
import type { Backend } from "../backend-type";
import { requireIdentity } from "../identity";
import { openApp } from "./app";
import { cacheOwner } from "./device";
import type { OpenStore } from "./firestore";

let opened: Promise<OpenStore> | null = null;

async function open(): Promise<OpenStore> {
  const { uid } = requireIdentity();
  const [{ openStore }, { app, local }] = await Promise.all([
    import("./firestore"),
    openApp(),
  ]);
  return openStore(app, local, uid);
}

/** Firestore for whoever is signed in; the SDK is fetched at the first call, and again after a failed fetch. */
export async function loadBackend(): Promise<Backend> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    if (error instanceof AppError) throw error;
    // What fails here is fetching the SDK's own file.
    throw new AppError("offline", { part: "firestore" });
  });
  return (await opened).backend;
}

/** Ends what `loadBackend` opened and removes its cache; where it never ran, what an earlier page left. */
export async function closeBackend(): Promise<void> {
  if (opened === null) {
    if (cacheOwner() === null) return;
    const [{ emptyCache }, { app }] = await Promise.all([
      import("./firestore"),
      openApp(),
    ]);
    await emptyCache(app);
    return;
  }
  const store = await opened.catch(() => null);
  await store?.close();
}
