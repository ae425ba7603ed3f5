import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { pickByKey, pressByKey, skipToContent, tabTo } from "./steps/keys";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const wide = { width: 1440, height: 900 };

/** Takes the first that a field offers for what is typed, by keys alone. */
async function takeByKey(page: Page, label: string, typed: string) {
  await tabTo(page, new RegExp(`^${label}`));
  await page.keyboard.type(typed);
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
}

const goOn = (page: Page) => pressByKey(page, t("campaigns.form.nextStep"));
const step = (page: Page, name: string) =>
  expect(page).toHaveURL(new RegExp(`tab=${name}`));
const rowOf = (page: Page, name: string) =>
  page.getByRole("row").filter({
    has: page.getByRole("link", { name, exact: true }),
  });

test("an administrator makes a campaign by keyboard alone, duplicates it and stops it for good", async ({
  person,
}) => {
  test.slow();
  const name = `Campagne ${randomUUID().slice(0, 8)}`;
  const page = await person("admin", {
    viewport: wide,
    at: "/CampaignCreationView",
  });
  await expect(
    page.getByRole("textbox", { name: t("campaigns.fields.name") }),
  ).toBeFocused();
  await page.keyboard.type(name);
  await takeByKey(page, t("campaigns.fields.surveyId"), "primates");
  await goOn(page);
  await step(page, "whom");
  await takeByKey(page, t("campaigns.fields.specieIds"), "catta");
  await goOn(page);
  await step(page, "who");
  await takeByKey(page, t("campaigns.fields.participants"), "Karim");
  await goOn(page);
  await step(page, "when");
  await page.reload();
  await step(page, "when");
  await expect(page.getByText(t("common.messages.draftResumed"))).toBeVisible();
  await skipToContent(page);
  await goOn(page);
  await step(page, "summary");
  await expect(page.getByText(/Karim/u).first()).toBeVisible();
  await pressByKey(page, t("campaigns.actions.create"));
  await expect(
    page.getByRole("heading", { level: 1, name, exact: true }),
  ).toBeVisible();

  await pickByKey(page, name, t("campaigns.actions.duplicate"));
  await page.getByRole("button", { name: /^5/u }).click();
  await page
    .getByRole("button", { name: t("campaigns.actions.create") })
    .click();
  const copy = t("campaigns.form.copy", { name });
  await expect(
    page.getByRole("heading", { level: 1, name: copy }),
  ).toBeVisible();

  await page.goto("/campaignListView");
  await expect(rowOf(page, name)).toContainText(
    t("campaigns.options.phase.running"),
  );
  await rowOf(page, copy).getByRole("button").click();
  await page
    .getByRole("menuitem", { name: t("campaigns.actions.stop") })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(t("campaigns.ask.stop.body"));
  await dialog
    .getByRole("button", { name: t("campaigns.actions.stop") })
    .click();
  await expect(rowOf(page, copy)).toHaveCount(0);
  await page.getByRole("tab", { name: t("campaigns.tabs.archived") }).click();
  await expect(rowOf(page, copy)).toContainText(
    t("campaigns.options.phase.stopped"),
  );
});

test("a keeper sees who is due and answers from there, and plans nothing", async ({
  person,
}) => {
  const page = await person("keeper", {
    viewport: wide,
    at: "/CampaignQuizzMonitoringView?campaignId=lemurs-monthly",
  });
  const answer = page.getByRole("link", {
    name: new RegExp(`^${t("campaigns.actions.answer")}`),
  });
  await expect(answer.first()).toHaveAttribute(
    "href",
    /AssesmentView\?campaignId=lemurs-monthly&animalId=/u,
  );
  await page.goto("/campaignListView");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByText(t("campaigns.actions.create"))).toHaveCount(0);
});
