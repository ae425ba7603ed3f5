import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { choose, press } from "./steps/forms";
import { taskAddress } from "./steps/offline";
import type { Person } from "./steps/place";
import {
  aPerson,
  aPlace,
  aTask,
  changeAccess,
  signUp,
  statusAs,
} from "./steps/place";
import { fillSignIn, signIn } from "./steps/session";
import { documentOf } from "./steps/suite";
import { texts } from "./steps/texts";

const t = texts("fr");

/** As long as somebody without the right may still be inside. */
const secondsMs = 10_000;

async function isOut(page: Page, reason: "disabled" | "stranger") {
  await page.waitForURL("**/login*", { timeout: secondsMs });
  await expect(
    page.getByText(t(`shell.messages.refused.${reason}`)),
  ).toBeVisible();
}

async function signedIn(page: Page, { mail, password }: Person, at: string) {
  await signIn(page, mail, { password, at });
}

test("a person who is disabled while at work is out within seconds, and told why", async ({
  page,
}) => {
  const place = await aPlace();
  const keeper = await aPerson(place);
  const task = await aTask(place);
  await signedIn(page, keeper, taskAddress(task));
  await expect(page.getByRole("dialog", { name: task.title })).toBeVisible();
  await changeAccess(keeper, place, { status: "disabled" });
  await isOut(page, "disabled");
  await expect(page.getByText(task.title)).toHaveCount(0);
  // Coming back they are as unknown as somebody nobody invited: their own record is closed to them.
  await fillSignIn(page, keeper.mail, { password: keeper.password });
  await isOut(page, "stranger");
  expect(await statusAs(keeper, task.path)).toBe(403);
});

test("a stranger who signed up by hand is told so and reads nothing", async ({
  page,
}) => {
  const place = await aPlace();
  const task = await aTask(place);
  const stranger = await signUp();
  await page.goto("/login");
  await fillSignIn(page, stranger.mail, { password: stranger.password });
  await isOut(page, "stranger");
  for (const path of [
    task.path,
    `zoo/${place.zooId}`,
    `sectors/${place.sectorId}`,
    `access/${stranger.uid}`,
    `users/${stranger.uid}`,
  ])
    expect(await statusAs(stranger, path)).toBe(403);
});

test("a function that fails leaves a message and a retry, and nothing half made", async ({
  page,
}) => {
  const place = await aPlace();
  const admin = await aPerson(place, { right: "admin", role: "none" });
  const keeper = await aPerson(place, { firstName: "Karim" });
  const sector = `sectors/${place.sectorId}`;
  await signedIn(
    page,
    admin,
    `/SectorManagementView?sectorId=${place.sectorId}&tab=team&tool=team`,
  );
  await choose(page, t("sectors.options.role.nutrition"), keeper.name);

  await page.route(/setSectorTeam/, (route) => route.abort());
  await press(page, t("common.actions.save"));
  const failure = page.getByRole("alert").filter({
    has: page.getByRole("button", { name: t("common.actions.retry") }),
  });
  await expect(failure).toBeVisible();
  expect(JSON.stringify(await documentOf(sector))).not.toContain(keeper.uid);

  await page.unroute(/setSectorTeam/);
  await press(page, t("common.actions.retry"));
  await expect
    .poll(async () => JSON.stringify(await documentOf(sector)))
    .toContain(keeper.uid);
});
