import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { WrittenTask } from "./place";
import { texts } from "./texts";

const t = texts("fr");

export const taskAddress = ({ id }: WrittenTask): string =>
  `/TaskManagementView?taskId=${id}`;

/** Resolves when the browser holds the app itself. */
export async function keptOnDevice(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
}

/** Until a page has fetched what it fetches ahead: nothing of the app has come for a moment. */
export const hasAllParts = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.startsWith(location.origin))
      .map((one) => (one as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(0, ...ends) > 1500;
  });

/** Cuts the network, and waits until the page says so. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText(t("shell.messages.offline"))).toBeVisible();
}

/** A tab opened without a network, an empty one where it is given. A browser that is driven does not tell it so itself. */
export async function openOffline(
  context: BrowserContext,
  at: string,
  empty?: Page,
): Promise<Page> {
  const page = empty ?? (await context.newPage());
  await page.addInitScript(() => {
    const key = "has-network";
    const onLine = { get: () => sessionStorage.getItem(key) !== null };
    Object.defineProperty(navigator, "onLine", onLine);
    addEventListener("online", () => sessionStorage.setItem(key, "yes"));
  });
  await page.goto(at);
  return page;
}

/** Gives the network back, and says so to a tab that was opened without. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => {
    if (!navigator.onLine) dispatchEvent(new Event("online"));
  });
}

export const drawer = (page: Page, { title }: WrittenTask): Locator =>
  page.getByRole("dialog", { name: title });

/** Closes the task whose drawer is open. */
export async function closeTask(page: Page, task: WrittenTask): Promise<void> {
  await drawer(page, task)
    .getByRole("button", {
      name: t("common.messages.actionOn", {
        action: t("tasks.actions.close"),
        name: task.title,
      }),
    })
    .click();
  await page
    .getByRole("dialog", { name: t("tasks.messages.closeTitle") })
    .getByRole("button", { name: t("tasks.actions.close"), exact: true })
    .click();
}

/** What a browser says of a network that it was cut off from is no complaint of the page. */
export function forgetOffline(problems: string[]): void {
  const others = problems.filter((one) => !one.includes("DISCONNECTED"));
  problems.splice(0, problems.length, ...others);
}

/** How many changes the page says are waiting. */
export const waiting = (page: Page, count: number): Locator =>
  page.getByText(t("shell.messages.waiting", { count }));

/** What this browser keeps in its outbox, whoever wrote it. */
export function outboxOf(
  page: Page,
): Promise<{ uid: string; state: string }[]> {
  return page.evaluate(
    () =>
      new Promise<{ uid: string; state: string }[]>((resolve, reject) => {
        const opening = indexedDB.open("suricate-outbox");
        opening.onerror = () => reject(new Error("no outbox"));
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains("entries")) {
            database.close();
            resolve([]);
            return;
          }
          const all = database
            .transaction("entries")
            .objectStore("entries")
            .getAll();
          all.onerror = () => reject(new Error("no entries"));
          all.onsuccess = () => {
            database.close();
            resolve(all.result);
          };
        };
      }),
  );
}

/** Opens what could not be saved; the entry of this name. */
export async function unsaved(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole("button", { name: t("shell.actions.showUnsaved") })
    .click();
  const entry = page
    .getByRole("dialog", { name: t("shell.states.unsaved") })
    .getByRole("region", { name });
  await expect(entry).toBeVisible();
  return entry;
}
