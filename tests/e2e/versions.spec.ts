import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { aPerson, aPlace } from "./steps/place";
import { bellButton, signIn } from "./steps/session";
import { texts } from "./steps/texts";
import { aSite, makeNext, mark } from "./steps/versions";

const t = texts("fr");
const built = "dist";
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as {
  version: string;
};
const next = "99.0.0";

/** Of which version is what this page was made of. */
const madeOf = (page: Page) =>
  page.evaluate((marked) => {
    const files = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.includes("/assets/"));
    return [
      ...new Set(
        files.map((name) =>
          name.includes(`/assets/${marked}`) ? "next" : "first",
        ),
      ),
    ];
  }, mark);

/** How many files of the app this browser keeps of each version. */
const kept = (page: Page) =>
  page.evaluate(async (marked) => {
    const count = { first: 0, next: 0 };
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (url.includes("/assets/"))
          count[url.includes(`/assets/${marked}`) ? "next" : "first"] += 1;
    return count;
  }, mark);

const says = (page: Page, which: string) =>
  page.getByRole("contentinfo").getByText(which);

test("an update waits until it is taken: open tabs go on with their version, then all have the new one, never a mixture", async ({
  browser,
}) => {
  test.setTimeout(360_000);
  const folder = mkdtempSync(join(tmpdir(), "next-"));
  makeNext(built, folder, [version, next]);
  const site = await aSite(built);
  const context = await browser.newContext({
    baseURL: site.origin,
    serviceWorkers: "allow",
  });
  try {
    const page = await context.newPage();
    const { mail, password } = await aPerson(await aPlace());
    await signIn(page, mail, { password, remember: true });
    await expect(says(page, version)).toBeVisible();
    // Its first visit: it is kept on the device from here on.
    await page.waitForFunction(
      () => navigator.serviceWorker.controller !== null,
      undefined,
      { timeout: 90_000 },
    );

    site.serve(folder);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    const offer = page.getByText(t("common.messages.newVersion"));
    // A thousand files are fetched first.
    await expect(offer).toBeVisible({ timeout: 120_000 });

    await page
      .getByRole("link", { name: t("account.menu.userSettings") })
      .click();
    await expect(
      page.getByRole("heading", { level: 1, name: t("account.title") }),
    ).toBeVisible();
    const other = await context.newPage();
    await other.goto("/TaskManagementView");
    await expect(bellButton(other)).toBeVisible();
    await expect(says(other, version)).toBeVisible();
    await page.reload();
    await expect(offer).toBeVisible();
    for (const tab of [page, other])
      expect(await madeOf(tab)).toEqual(["first"]);

    await page
      .getByRole("button", { name: t("common.actions.reload") })
      .click();
    for (const tab of [page, other]) {
      await expect(says(tab, next)).toBeVisible({ timeout: 120_000 });
      await expect(bellButton(tab)).toBeVisible();
      expect(await madeOf(tab)).toEqual(["next"]);
    }
    await expect.poll(async () => (await kept(page)).first).toBe(0);
    expect((await kept(page)).next).toBeGreaterThan(0);
  } finally {
    await context.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
