import type { Page } from "@playwright/test";
import { follow, press, type } from "./steps/forms";
import { taskAddress } from "./steps/offline";
import { aPerson, aPlace, aTask, textOf } from "./steps/place";
import { enter } from "./steps/session";
import { documentOf } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";
import { askedFunctions, writtenBy } from "./steps/writes";

const t = texts("fr");

const label = (page: Page) =>
  page.getByRole("banner").getByText(t("shell.states.demo"));

/** In the settings panel: turns the switch of this name. */
async function turn(page: Page, who: "own" | "zoo"): Promise<void> {
  await press(page, t("shell.actions.settings"));
  const panel = page.getByRole("dialog", { name: t("shell.actions.settings") });
  await panel
    .getByRole("switch", { name: t(`shell.options.demonstration.${who}`) })
    .click();
  if (who === "zoo") {
    const question = page.getByRole("dialog", {
      name: t("shell.messages.demonstrationTitle"),
    });
    const begin = question.getByRole("button", {
      name: t("shell.actions.demonstrate"),
    });
    await begin.click();
  }
  await expect(label(page)).toBeVisible();
  await press(panel, t("common.actions.close"));
}

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name });

test("one's own demonstration shows what is made and changed, keeps nothing and is gone on reload", async ({
  page,
}) => {
  const place = await aPlace();
  const admin = await aPerson(place, { right: "admin", role: "none" });
  const { mail, password } = admin;
  await enter(page, mail, { password, at: "/SectorListView" });
  await expect(page.getByRole("link", { name: "Savane" })).toBeVisible();
  const asked = askedFunctions(page);
  await turn(page, "own");

  await follow(page, t("sectors.actions.create"));
  await type(page, t("sectors.fields.sectorName"), "Marais");
  await press(page, t("common.actions.create"));
  await expect(heading(page, "Marais")).toBeVisible();

  await follow(page, t("sectors.title"));
  await follow(page, "Savane");
  await follow(page, t("common.actions.edit"));
  await type(page, t("sectors.fields.sectorName"), "Savane du Nord");
  await press(page, t("common.actions.save"));
  await expect(heading(page, "Savane du Nord")).toBeVisible();

  // What a function does otherwise is shown as well.
  await press(
    page,
    t("common.messages.actionOn", {
      action: t("common.actions.more"),
      name: "Savane du Nord",
    }),
  );
  await page
    .getByRole("menuitem", { name: t("sectors.actions.remove") })
    .click();
  await press(page.getByRole("dialog"), t("common.actions.delete"));
  const marais = page.getByRole("link", { name: "Marais" });
  const savane = page.getByRole("link", { name: /^Savane/ });
  await expect(marais).toBeVisible();
  await expect(savane).toHaveCount(0);
  await press(page, t("common.actions.restore"));
  await expect(savane).toHaveText("Savane du Nord");
  await expect(page.getByText(t("common.states.pending"))).toHaveCount(0);
  const stored = await documentOf(`sectors/${place.sectorId}`);
  expect(stored?.["sectorName"]).toEqual({ stringValue: "Savane" });

  expect(await writtenBy(admin.uid)).toEqual([]);
  expect(asked).toEqual([]);

  await page.reload();
  await expect(
    page.getByRole("link", { name: "Savane", exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Marais" })).toHaveCount(0);
  await expect(label(page)).toHaveCount(0);
});

test(
  "the establishment's demonstration begins for everybody within seconds, and ends",
  { tag: "@long" },
  async ({ page, visitor }) => {
    const place = await aPlace();
    const task = await aTask(place);
    const admin = await aPerson(place, { right: "admin", role: "none" });
    const keeper = await aPerson(place);
    const { password } = admin;
    await enter(page, admin.mail, { password, at: "/Dashboard" });
    const theirs = await visitor();
    await enter(theirs, keeper.mail, {
      password: keeper.password,
      at: taskAddress(task),
    });
    const drawer = theirs.getByRole("dialog", { name: task.title });
    const take = drawer.getByRole("button", {
      name: t("common.messages.actionOn", {
        action: t("tasks.actions.take"),
        name: task.title,
      }),
    });
    await expect(take).toBeVisible();

    await turn(page, "zoo");
    await expect(label(theirs)).toBeVisible();
    await take.click();
    await expect(
      drawer.getByText(t("tasks.states.inProgress"), { exact: true }),
    ).toBeVisible();
    expect(await textOf(task, "status")).toBe("OPEN");
    expect(await writtenBy(keeper.uid)).toEqual([]);
    await theirs.reload();
    await expect(take).toBeVisible();

    await press(page, t("shell.actions.settings"));
    await page
      .getByRole("switch", { name: t("shell.options.demonstration.zoo") })
      .click();
    await expect(label(page)).toHaveCount(0);
    await expect(label(theirs)).toHaveCount(0);
    await take.click();
    await expect.poll(() => textOf(task, "status")).toBe("IN_PROGRESS");
    // Once it is meant, the same log knows of it.
    expect(await writtenBy(keeper.uid)).toEqual([`update ${task.path}`]);
  },
);
