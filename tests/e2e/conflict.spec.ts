import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { goOffline, keptOnDevice, unsaved, waiting } from "./steps/offline";
import type { Person, WrittenTask } from "./steps/place";
import { aPerson, aPlace, aTask, textOf } from "./steps/place";
import { enter } from "./steps/session";
import { actionButton, rowOf } from "./steps/tasks";
import { texts } from "./steps/texts";

const t = texts("fr");

/** What a browser says to Firestore, as opposed to what it hears. */
const writes = /Firestore\/Write\/channel/;

async function atTheList(page: Page, { mail, password }: Person) {
  await enter(page, mail, { password, at: "/TaskManagementView" });
}

const take = (page: Page, { title }: WrittenTask) =>
  actionButton(page, "fr", "take", title).click();

/** What this browser writes is on its way, until it is let through. */
async function held(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(writes, async (route) => {
    await arrived;
    await route.continue();
  });
  return () => letThrough();
}

/** The loser is told, and the list shows who has it. */
async function isTold(page: Page, task: WrittenTask, winner: Person) {
  const { title } = task;
  await expect(
    page.getByText(t("tasks.messages.lostTo", { title, name: winner.name })),
  ).toBeVisible();
  await expect(rowOf(page, title)).toContainText(winner.name);
  await expect(actionButton(page, "fr", "take", title)).toBeHidden();
}

/** What was sent while nobody may have looked is kept as well, with the winner's name. */
async function isKept(page: Page, { title }: WrittenTask, winner: Person) {
  const entry = await unsaved(page, title);
  await expect(entry).toContainText(
    t("shell.messages.wonBy", { name: winner.name }),
  );
}

test(
  "of two people taking the same task at once, one wins and the other is told who",
  { tag: "@long" },
  async ({ browser }) => {
    const place = await aPlace();
    const [first, second] = [
      await aPerson(place, { firstName: "Sofia" }),
      await aPerson(place, { firstName: "Karim" }),
    ];
    const task = await aTask(place);
    const [one, other] = [await browser.newPage(), await browser.newPage()];
    await Promise.all([atTheList(one, first), atTheList(other, second)]);

    // The second one's touch is on its way while the first one's arrives.
    const letThrough = await held(other);
    await take(other, task);
    await take(one, task);
    await expect.poll(() => textOf(task, "takenBy")).toBe(first.uid);
    letThrough();

    await isTold(other, task, first);
    await expect(
      other.getByRole("button", { name: t("shell.actions.showUnsaved") }),
    ).toBeHidden();
    await expect(rowOf(one, task.title)).toContainText(first.name);
    expect(await textOf(task, "takenBy")).toBe(first.uid);
    await Promise.all([one.context().close(), other.context().close()]);
  },
);

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("of two at a task and a third without a network one has it; the others are told who, and what was done away is kept", async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const place = await aPlace();
    const [here, beside, away] = [
      await aPerson(place, { firstName: "Sofia" }),
      await aPerson(place, { firstName: "Hugo" }),
      await aPerson(place, { firstName: "Karim" }),
    ];
    const task = await aTask(place);
    const [online, slow, offline] = [
      await browser.newPage(),
      await browser.newPage(),
      await browser.newPage(),
    ];
    await Promise.all([
      atTheList(online, here),
      atTheList(slow, beside),
      atTheList(offline, away),
    ]);

    await expect(actionButton(offline, "fr", "take", task.title)).toBeVisible();
    await keptOnDevice(offline);
    await goOffline(offline);
    await take(offline, task);
    await expect(rowOf(offline, task.title)).toContainText(away.name);
    await expect(waiting(offline, 1)).toBeVisible();

    const letThrough = await held(slow);
    await take(slow, task);
    await take(online, task);
    await expect.poll(() => textOf(task, "takenBy")).toBe(here.uid);
    letThrough();
    await isTold(slow, task, here);

    await offline.context().setOffline(false);
    await isTold(offline, task, here);
    await isKept(offline, task, here);
    expect(await textOf(task, "takenBy")).toBe(here.uid);
    await Promise.all(
      [online, slow, offline].map((page) => page.context().close()),
    );
  });
});
