import { expect, test } from "@playwright/test";
import type { BrowserContext, Page } from "@playwright/test";
import { long } from "./steps/long";
import { keptBytes, removeSession } from "./steps/device";
import { test as onKeptDevice } from "./steps/kept-device";
import {
  closeTask,
  drawer,
  goOffline,
  keptOnDevice,
  taskAddress,
  waiting,
} from "./steps/offline";
import type { Person, Place, WrittenTask } from "./steps/place";
import { aPerson, aPlace, aTask, textOf } from "./steps/place";
import { bellButton, signIn, signOut } from "./steps/session";
import { texts } from "./steps/texts";

const t = texts("fr");
const secret = "Isoler la louve Akira";

interface Household {
  place: Place;
  person: Person;
  task: WrittenTask;
}

async function aHousehold(title: string): Promise<Household> {
  const place = await aPlace();
  const person = await aPerson(place);
  const task = await aTask(place, { title });
  return { place, person, task };
}

async function enter(
  page: Page,
  { person, task }: Household,
  remember: boolean,
) {
  const { mail, password } = person;
  await signIn(page, mail, { password, remember, at: taskAddress(task) });
  await expect(drawer(page, task)).toBeVisible();
}

const titleOf = (page: Page) => page.getByLabel(t("tasks.fields.title"));

/** A form that was begun, and is kept as it stands. */
async function begin(page: Page, title: string) {
  await page.goto("/TaskManagementView?mode=create");
  await titleOf(page).fill(title);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .toContain(title);
}

/** The words of a person are gone as soon as they are. */
async function hasForgottenWords(page: Page, { person, task }: Household) {
  const kept = await keptBytes(page);
  for (const trace of [task.title, person.mail])
    expect(kept).not.toContain(trace);
}

/** Neither bytes nor words of the first person are in the second one's browser. */
async function seesNothingOf(
  page: Page,
  { person, place, task }: Household,
): Promise<void> {
  const kept = await keptBytes(page);
  for (const trace of [
    task.title,
    task.id,
    person.uid,
    person.mail,
    place.zooId,
  ])
    expect(kept).not.toContain(trace);
  await expect(page.getByText(task.title)).toHaveCount(0);
}

for (const remember of [true, false])
  test(
    `who comes after a sign-out finds nothing of the person before, remembered: ${remember}`,
    long(!remember),
    async ({ page }) => {
      const first = await aHousehold(secret);
      const second = await aHousehold("Peser les tortues");
      await enter(page, first, remember);
      if (remember) expect(await keptBytes(page)).toContain(secret);
      await begin(page, `${secret} encore`);
      await page.goto("/Dashboard");
      await signOut(page, "fr");
      await hasForgottenWords(page, first);
      await enter(page, second, remember);
      await seesNothingOf(page, first);
    },
  );

for (const remember of [true, false])
  test(
    `a form in a tab that is killed comes back in another where one is remembered, and nowhere else: ${remember}`,
    long(!remember),
    async ({ context, page }) => {
      const { person, task, place } = await aHousehold(secret);
      await enter(page, { person, task, place }, remember);
      const beside = await context.newPage();
      await beside.goto("/Dashboard");
      await expect(bellButton(beside)).toBeVisible();
      const doomed = await context.newPage();
      await begin(doomed, "Peser Kiwi");
      await beside.goto("/TaskManagementView?mode=create");
      await expect(titleOf(beside)).toHaveValue("");
      await doomed.close();
      const again = await context.newPage();
      await again.goto("/TaskManagementView?mode=create");
      await expect(titleOf(again)).toHaveValue(remember ? "Peser Kiwi" : "");
      if (!remember) expect(await keptBytes(again)).not.toContain("Peser Kiwi");
    },
  );

async function leftWithoutSigningOut(
  context: BrowserContext,
): Promise<Household> {
  const first = await aHousehold(secret);
  const page = await context.newPage();
  await enter(page, first, true);
  await begin(page, `${secret} encore`);
  await page.close();
  await removeSession(context);
  return first;
}

for (const after of [true, false])
  test(
    `a remembered session that ended without a sign-out leaves nothing either, remembered then: ${after}`,
    long(!after),
    async ({ context }) => {
      const first = await leftWithoutSigningOut(context);
      const second = await aHousehold("Peser les tortues");
      const page = await context.newPage();
      await page.goto("/Dashboard");
      await page.waitForURL("**/login*");
      await enter(page, second, after);
      await seesNothingOf(page, first);
    },
  );

test(
  "a tab opened beside takes the session over, and is left with the others",
  { tag: "@long" },
  async ({ context, page }) => {
    const first = await aHousehold(secret);
    await enter(page, first, false);
    const beside = await context.newPage();
    await beside.goto("/Dashboard");
    await expect(bellButton(beside)).toBeVisible();
    await page.goto("/Dashboard");
    await signOut(page, "fr");
    await beside.waitForURL("**/login*");
    const afterwards = await context.newPage();
    await afterwards.goto("/Dashboard");
    await expect(afterwards.getByLabel(t("login.fields.mail"))).toBeVisible();
  },
);

for (const remember of [true, false])
  test(
    `signing out ends the other tab, too, remembered: ${remember}`,
    long(remember),
    async ({ context, page }) => {
      const first = await aHousehold(secret);
      await enter(page, first, remember);
      const opening = context.waitForEvent("page");
      await page.evaluate(() => void window.open("/Dashboard"));
      const other = await opening;
      await expect(bellButton(other)).toBeVisible();
      await page.goto("/Dashboard");
      await signOut(page, "fr");
      await other.waitForURL("**/login*");
      await expect(other.getByLabel(t("login.fields.mail"))).toBeVisible();
      if (remember) return;
      await other.reload();
      await expect(other.getByLabel(t("login.fields.mail"))).toBeVisible();
    },
  );

test.describe("without a network", () => {
  onKeptDevice(
    "a reload that nothing is remembered for says what is possible, keeps what waits, and goes on with the network",
    async ({ context, page }) => {
      const first = await aHousehold(secret);
      await enter(page, first, false);
      await keptOnDevice(page);
      await goOffline(page);
      await closeTask(page, first.task);
      await expect(waiting(page, 1)).toBeVisible();
      await page.reload();
      await expect(
        page.getByText(t("shell.messages.waitingForNetwork")),
      ).toBeVisible();
      expect(await textOf(first.task, "status")).toBe("OPEN");
      await context.setOffline(false);
      await expect(drawer(page, first.task)).toBeVisible();
      await expect.poll(() => textOf(first.task, "status")).toBe("DONE");
    },
  );

  onKeptDevice(
    "signing out shows what is not sent; it waits unseen and goes out when its person is back",
    async ({ context, page }) => {
      const first = await aHousehold(secret);
      const second = await aHousehold("Peser les tortues");
      await enter(page, first, true);
      await keptOnDevice(page);
      await goOffline(page);
      await closeTask(page, first.task);
      await expect(waiting(page, 1)).toBeVisible();
      await page.keyboard.press("Escape");
      await page
        .getByRole("button", { name: t("shell.actions.signOut"), exact: true })
        .click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("shell.actions.yes"), exact: true })
        .click();
      const warning = page.getByRole("dialog").filter({
        hasText: t("shell.messages.signOutWaiting", { count: 1 }),
      });
      await expect(warning).toBeVisible();
      await warning
        .getByRole("button", { name: t("shell.actions.signOutAnyway") })
        .click();
      await page.waitForURL("**/login*");

      await context.setOffline(false);
      await enter(page, second, false);
      await expect(page.getByText(secret)).toHaveCount(0);
      await expect(
        page.getByRole("button", { name: t("shell.actions.showUnsaved") }),
      ).toHaveCount(0);
      await page.goto("/Dashboard");
      await signOut(page, "fr");
      expect(await textOf(first.task, "status")).toBe("OPEN");

      await enter(page, first, false);
      await expect.poll(() => textOf(first.task, "status")).toBe("DONE");
    },
  );
});
