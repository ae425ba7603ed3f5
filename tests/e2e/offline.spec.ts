import { expect, test as onFreshDevice } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { test } from "./steps/kept-device";
import {
  closeTask,
  drawer,
  goOffline,
  goOnline,
  keptOnDevice,
  openOffline,
  outboxOf,
  taskAddress,
  unsaved,
  waiting,
} from "./steps/offline";
import type { Person, Place, WrittenTask } from "./steps/place";
import {
  aPerson,
  aPlace,
  aTask,
  changeAccess,
  closedBy,
  namesOf,
  textOf,
} from "./steps/place";
import { bellButton, signIn } from "./steps/session";
import { documentOf } from "./steps/suite";
import { texts } from "./steps/texts";

onFreshDevice.use({ serviceWorkers: "allow" });

const t = texts("fr");
const minuteMs = 60_000;
const statusOf = (task: WrittenTask) => textOf(task, "status");

interface Day {
  place: Place;
  keeper: Person;
  task: WrittenTask;
}

async function aDay(dueInMs = 60 * minuteMs): Promise<Day> {
  const place = await aPlace();
  const keeper = await aPerson(place);
  const task = await aTask(place, { dueInMs });
  return { place, keeper, task };
}

/** Signed in, the task open in front of them, the app kept on the device. */
async function atWork(
  page: Page,
  { keeper, task }: Day,
  remember: boolean,
): Promise<void> {
  const { mail, password } = keeper;
  await signIn(page, mail, { password, remember, at: taskAddress(task) });
  await expect(drawer(page, task)).toBeVisible();
  await keptOnDevice(page);
}

/** Closes the task without a network, then the tab. */
async function closedOffline(page: Page, day: Day): Promise<void> {
  await goOffline(page);
  await closeTask(page, day.task);
  await expect(
    drawer(page, day.task).getByText(t("tasks.states.closed")).first(),
  ).toBeVisible();
  await expect(waiting(page, 1)).toBeVisible();
  await page.close();
}

// Its clock is the device's from here on.
onFreshDevice(
  "a task closed offline survives the tab and is stored as it was when closed",
  async ({ context, page }) => {
    // The device's clock: the task was due half an hour ago, but not yet when it was closed.
    await context.clock.install({ time: new Date(Date.now() - 60 * minuteMs) });
    const day = await aDay(-30 * minuteMs);
    const { task, keeper } = day;
    await atWork(page, day, true);
    await closedOffline(page, day);

    const again = await openOffline(context, taskAddress(task));
    await expect(bellButton(again)).toBeVisible();
    await expect(
      drawer(again, task).getByText(t("tasks.states.closed")).first(),
    ).toBeVisible();
    await expect(waiting(again, 1)).toBeVisible();

    await goOnline(again);
    await expect.poll(() => statusOf(task)).toBe("DONE");
    const stored = await documentOf(task.path);
    expect(stored?.["completedLate"]).toEqual({ booleanValue: false });
    expect(stored?.["completedBy"]).toEqual({ stringValue: keeper.uid });
    await expect.poll(() => outboxOf(again)).toEqual([]);
    await expect(waiting(again, 1)).toBeHidden();
  },
);

test("a change that lost against somebody else's is kept with its values, the reason and the winner", async ({
  context,
  page,
}) => {
  const day = await aDay();
  const { place, task } = day;
  const colleague = await aPerson(place, { firstName: "Sofia" });
  await atWork(page, day, true);
  await closedOffline(page, day);
  await closedBy(place, task, colleague);

  const again = await openOffline(context, "/Dashboard");
  await expect(waiting(again, 1)).toBeVisible();
  await goOnline(again);
  const entry = await unsaved(again, task.title);
  await expect(entry).toContainText(t("errors.codes.conflict"));
  await expect(entry).toContainText(
    t("shell.messages.wonBy", { name: colleague.name }),
  );
  await expect(entry).toContainText(t("tasks.states.closed"));

  await again.reload();
  const kept = await unsaved(again, task.title);
  await kept.getByRole("button", { name: t("common.actions.retry") }).click();
  await expect(again.getByRole("alert").first()).toBeVisible();
  await expect(kept).toContainText(
    t("shell.messages.wonBy", { name: colleague.name }),
  );
  await kept.getByRole("button", { name: t("shell.actions.drop") }).click();
  await again
    .getByRole("dialog", { name: t("shell.messages.dropTitle") })
    .getByRole("button", { name: t("shell.actions.drop") })
    .click();
  await expect(kept).toBeHidden();
  expect(await outboxOf(again)).toEqual([]);
  const stored = await documentOf(task.path);
  expect(stored?.["completedBy"]).toEqual({ stringValue: colleague.uid });
});

test(
  "a change refused for want of the right is kept, and saved once the right is back",
  { tag: "@long" },
  async ({ context, page }) => {
    const day = await aDay();
    const { place, keeper, task } = day;
    await atWork(page, day, true);
    await closedOffline(page, day);
    await changeAccess(keeper, place, { role: "none" });

    const again = await openOffline(context, "/Dashboard");
    await expect(waiting(again, 1)).toBeVisible();
    await goOnline(again);
    const entry = await unsaved(again, task.title);
    await expect(entry).toContainText(t("errors.codes.not-allowed"));
    expect(await statusOf(task)).toBe("OPEN");

    await changeAccess(keeper, place, { role: "keeper" });
    await entry
      .getByRole("button", { name: t("common.actions.retry") })
      .click();
    await expect.poll(() => statusOf(task)).toBe("DONE");
    await expect(entry).toBeHidden();
    await expect.poll(() => outboxOf(again)).toEqual([]);
    await expect(again.getByRole("alert")).toHaveCount(0);
  },
);

test(
  "who is not remembered signs in again, and what they did offline is sent",
  { tag: "@long" },
  async ({ context, page }) => {
    const day = await aDay();
    const { keeper, task } = day;
    await atWork(page, day, false);
    await closedOffline(page, day);
    expect(await statusOf(task)).toBe("OPEN");

    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto("/Dashboard");
    await again.waitForURL("**/login*");
    expect(await statusOf(task)).toBe("OPEN");
    await signIn(again, keeper.mail, { password: keeper.password });
    await expect.poll(() => statusOf(task)).toBe("DONE");
    await expect.poll(() => outboxOf(again)).toEqual([]);
  },
);

test("a task begun in a tab that was killed and planned offline in the next shows as waiting and is sent when the network is back", async ({
  context,
  page: killed,
}) => {
  const titleIn = (tab: Page) => tab.getByLabel(t("tasks.fields.title"));
  const place = await aPlace();
  const { mail, password } = await aPerson(place);
  const at = "/TaskManagementView?mode=create";
  await signIn(killed, mail, { password, remember: true, at });
  await keptOnDevice(killed);
  // What was seen once with a network is known without one.
  await expect(killed.getByText("Savane")).toBeVisible();
  await titleIn(killed).fill("Vérifier la clôture");
  await killed.close();

  const page = await context.newPage();
  await page.goto(at);
  await expect(titleIn(page)).toHaveValue("Vérifier la clôture");

  await goOffline(page);
  await expect(page.getByText("Savane")).toBeVisible();
  await page.getByRole("button", { name: t("tasks.wizard.finish") }).click();
  await expect(waiting(page, 1)).toBeVisible();
  await page.getByRole("link", { name: "Vérifier la clôture" }).first().click();
  await expect(
    page
      .getByRole("dialog", { name: "Vérifier la clôture" })
      .getByText(t("common.states.pending")),
  ).toBeVisible();
  expect(await namesOf("tasks", place)).toEqual([]);

  await context.setOffline(false);
  await expect
    .poll(() => namesOf("tasks", place))
    .toEqual(["Vérifier la clôture"]);
  await expect(waiting(page, 1)).toBeHidden();
});

/** Whether a finger on its middle would meet it: nothing lies over it. */
const isOnTop = (banner: Locator): Promise<boolean> =>
  banner.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return met !== null && element.contains(met);
  });

test(
  "the word that there is no network stays in sight below what scrolls, under every dialog",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 320 });
    const day = await aDay();
    const { mail, password } = day.keeper;
    await signIn(page, mail, { password, at: "/Dashboard" });
    await page.getByRole("link", { name: day.task.title }).first().click();
    await expect(drawer(page, day.task)).toBeVisible();
    await page.context().setOffline(true);
    const banner = page.getByText(t("shell.states.offline"), { exact: true });
    await expect(banner).toBeAttached();
    await expect.poll(() => isOnTop(banner)).toBe(false);

    await page.keyboard.press("Escape");
    await expect(drawer(page, day.task)).toBeHidden();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(banner).toBeInViewport();
    await expect.poll(() => isOnTop(banner)).toBe(true);
  },
);

test(
  "without a network nobody else is asked, and nothing is refused by the page's own policy",
  { tag: "@long" },
  async ({ context, page }) => {
    const day = await aDay();
    const asked: string[] = [];
    const said: string[] = [];
    let broken = 0;
    page.on("request", (request) =>
      asked.push(new URL(request.url()).hostname),
    );
    page.on("console", (message) => said.push(message.text()));
    page.on("requestfailed", (request) => {
      if (request.url().includes("/Listen/channel")) broken += 1;
    });
    await atWork(page, day, true);
    await goOffline(page);
    // Each time the SDK gives the channel up is a time it would have asked.
    await expect.poll(() => broken, { timeout: 60_000 }).toBeGreaterThan(2);
    await context.setOffline(false);
    await expect(page.getByText(t("shell.messages.offline"))).toBeHidden();
    expect([...new Set(asked)]).toEqual(["127.0.0.1"]);
    expect(said.filter((text) => text.includes("Content Security"))).toEqual(
      [],
    );
  },
);

test(
  "a reload without a network says what waits, and goes on by itself once there is one",
  { tag: "@long" },
  async ({ context, page }) => {
    const day = await aDay();
    await atWork(page, day, false);
    await goOffline(page);
    await expect(
      page.getByText(t("shell.messages.offlineLeaving")),
    ).toBeVisible();
    await closeTask(page, day.task);
    await expect(waiting(page, 1)).toBeVisible();

    await page.reload();
    await expect(
      page.getByText(t("shell.messages.keptHere", { count: 1 })),
    ).toBeVisible();
    await page.getByRole("button", { name: t("common.actions.retry") }).click();
    await expect(
      page.getByText(t("shell.messages.keptHere", { count: 1 })),
    ).toBeVisible();

    await context.setOffline(false);
    await expect(bellButton(page)).toBeVisible();
    await expect.poll(() => statusOf(day.task)).toBe("DONE");
  },
);

test("who is remembered finds the last known day after a reload without a network, and works on", async ({
  context,
  page,
}) => {
  const { keeper, task } = await aDay();
  const { mail, password } = keeper;
  await signIn(page, mail, { password, remember: true, at: "/Dashboard" });
  const row = page.getByRole("listitem").filter({ hasText: task.title });
  await expect(row).toContainText("Savane");
  await keptOnDevice(page);
  await goOffline(page);
  await expect(page.getByText(t("shell.messages.offlineLeaving"))).toBeHidden();

  await page.reload();
  await expect(page.getByText(t("shell.messages.offline"))).toBeVisible();
  await expect(row).toContainText("Savane");
  await expect(page.getByText(t("tasks.states.noSector"))).toHaveCount(0);
  const button = (verb: string) =>
    row.getByRole("button", {
      name: t("common.messages.actionOn", { action: verb, name: task.title }),
    });
  await button(t("tasks.actions.take")).click();
  // Deliberately, once the word has changed: no second touch of the same tap.
  await button(t("tasks.actions.close")).click({ delay: 600 });
  await page
    .getByRole("dialog", { name: t("tasks.messages.closeTitle") })
    .getByRole("button", { name: t("tasks.actions.close"), exact: true })
    .click();
  await expect(waiting(page, 2)).toBeVisible();

  await context.setOffline(false);
  await expect.poll(() => statusOf(task)).toBe("DONE");
});
