import type { Page } from "@playwright/test";
import { demoDocument } from "../../demo/seed/build/document";
import { press } from "./steps/forms";
import { aPerson, aPlace } from "./steps/place";
import { enter } from "./steps/session";
import { writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

// What is set here is of everybody: no other journey runs meanwhile.
test.describe.configure({ mode: "serial" });

const t = texts("fr");

const setConfig = (values: object) =>
  writeDocuments([
    demoDocument("config", "app", values, {
      createdAt: new Date(),
      createdBy: "founder",
    }),
  ]);

test.afterEach(() => setConfig({}));

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name });

const maintenance = (page: Page) =>
  page.getByRole("switch", { name: t("service.fields.maintenance") });

test("a maintenance closes every open app within seconds, says so before sign-in, and all opens again", async ({
  page,
  person,
  visitor,
}) => {
  const keeper = await person("keeper");
  await enter(page, "superadmin", { at: "/testView?tab=service" });
  await maintenance(page).click();
  await press(page, t("common.actions.save"));
  const question = page.getByRole("dialog", {
    name: t("service.ask.maintenance.title"),
  });
  await press(question, t("common.actions.save"));
  await expect(page.getByText(t("shell.messages.maintenance"))).toBeVisible();

  await expect(heading(keeper, t("closed.maintenance.title"))).toBeVisible();
  const stranger = await visitor();
  await stranger.goto("/login");
  await expect(stranger.getByText(t("closed.maintenance.what"))).toBeVisible();

  await maintenance(page).click();
  await press(page, t("common.actions.save"));
  await expect(page.getByText(t("shell.messages.maintenance"))).toBeHidden();
  await expect(keeper.getByTestId("task-bell")).toBeVisible();
});

test(
  "an app too old asks to be loaded anew, and works once it may",
  { tag: "@long" },
  async ({ page }) => {
    const place = await aPlace();
    const { mail, password } = await aPerson(place);
    await enter(page, mail, { password });
    await expect(page.getByTestId("task-bell")).toBeVisible();
    await setConfig({ minimumVersion: "99.0.0" });
    const load = page.getByRole("button", { name: t("closed.tooOld.load") });
    await expect(load).toBeVisible();
    await load.click();
    await expect(load).toBeVisible();
    await setConfig({});
    await expect(page.getByTestId("task-bell")).toBeVisible();
  },
);

test(
  "what fails in an app is told by its name, and seen to",
  { tag: "@long" },
  async ({ page, person }) => {
    const keeper = await person("keeper", { at: "/SectorListView" });
    await keeper.evaluate(() =>
      dispatchEvent(
        new ErrorEvent("error", { error: new RangeError("Zuri is ill") }),
      ),
    );
    await enter(page, "superadmin", { at: "/testView?tab=errors" });
    const failure = page
      .getByRole("listitem")
      .filter({ hasText: "/SectorListView" });
    await expect(failure).toContainText("RangeError");
    await expect(page.getByText("Zuri")).toBeHidden();
    const name = t("service.actions.settleOf", { code: "RangeError" });
    await press(failure, name);
    await expect(failure).toBeHidden();
  },
);
