import type { BrowserContext, Page } from "@playwright/test";

/** Everything this browser keeps for the page's origin, as one text: databases, storage, caches' addresses. */
export function keptBytes(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error("IndexedDB refuses"));
      });
    const text = (value: unknown): string =>
      JSON.stringify(value, (_key, inner: unknown) =>
        inner instanceof Uint8Array || inner instanceof ArrayBuffer
          ? new TextDecoder().decode(inner)
          : inner,
      );
    const parts = [
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
    ];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store);
        parts.push(text(await answer(all.getAllKeys())));
        parts.push(text(await answer(all.getAll())));
      }
      database.close();
    }
    return parts.join("\n");
  });
}

/** Removes what keeps the session, as a cleaning tool would, and nothing else. */
export async function removeSession(context: BrowserContext): Promise<void> {
  await context.clearCookies();
  const page = await context.newPage();
  // A page of the origin on which the app does not run.
  await page.goto("/icon.svg");
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        for (const key of Object.keys(localStorage))
          localStorage.removeItem(key);
        const removal = indexedDB.deleteDatabase("firebaseLocalStorageDb");
        removal.onsuccess = () => resolve();
        removal.onerror = () => reject(new Error("the session stays"));
      }),
  );
  await page.close();
}
