import type { BrowserContext } from "@playwright/test";
import { test as base } from "@playwright/test";
import { url } from "../world";

/** Forgets all that was said and done on the device; the app itself stays kept. */
async function forget(device: BrowserContext): Promise<void> {
  await device.setOffline(false);
  const open = device.pages();
  const page = await device.newPage();
  for (const one of open) await one.close();
  await device.clearCookies();
  // A page of the origin on which the app does not run.
  await page.goto("/icon.svg");
  const browser = await device.newCDPSession(page);
  await browser.send("Storage.clearDataForOrigin", {
    origin: url,
    storageTypes: "local_storage,indexeddb,file_systems,websql",
  });
  await page.close();
}

/**
 * Tests on a device that has kept the app, and of its people nothing: what keeps it fetches a thousand files, so
 * those that follow each other have one device.
 */
export const test = base.extend<object, { device: BrowserContext }>({
  device: [
    async ({ browser }, use) => {
      const device = await browser.newContext({
        baseURL: url,
        serviceWorkers: "allow",
        locale: "fr-FR",
        timezoneId: "America/New_York",
        reducedMotion: "reduce",
      });
      device.setDefaultTimeout(30_000);
      await use(device);
      await device.close();
    },
    { scope: "worker" },
  ],
  context: async ({ device }, use) => {
    await use(device);
    await forget(device);
  },
});
