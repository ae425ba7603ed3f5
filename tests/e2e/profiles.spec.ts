import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { choose, follow, press } from "./steps/forms";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const wide = { width: 1440, height: 900 };

const named = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name });

/** Takes the first choice that a field offers. */
async function chooseFirst(page: Page, label: string): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).click();
  await page.getByRole("option").first().click();
}

test("a profile is made for a family, lies beside another and an animal, and is archived", async ({
  person,
}) => {
  test.slow();
  const name = `Profil ${randomUUID().slice(0, 8)}`;
  const page = await person("superadmin", {
    viewport: wide,
    at: "/QuizzProfileView?mode=create",
  });
  await page.getByRole("textbox", { name: /^Français/ }).fill(name);
  await choose(page, t("profiles.fields.familyIds"), "Lemuridae");
  await chooseFirst(page, t("profiles.actions.addCriterion"));
  await chooseFirst(page, t("profiles.actions.addQuestion"));
  await page.getByRole("checkbox").first().check();
  await press(page, t("common.actions.create"));
  await expect(named(page, name)).toBeVisible();
  await expect(page.getByText(t("profiles.states.noWeights"))).toBeHidden();
  const url = page.url();

  await follow(page, t("profiles.actions.compare"));
  await chooseFirst(page, t("profiles.compare.other"));
  await expect(
    page.getByText(t("profiles.compare.differs")).first(),
  ).toBeVisible();

  await page.goto(url);
  await page
    .getByRole("button", { name: new RegExp(t("common.actions.more")) })
    .click();
  await page
    .getByRole("menuitem", { name: t("common.actions.archive") })
    .click();
  await expect(
    page.getByText(t("profiles.states.archived"), { exact: true }),
  ).toBeVisible();
  await page.goto("/QuizzProfileView");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
});

test(
  "a keeper reads which profile applies to an animal, and changes none",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("keeper", {
      viewport: wide,
      at: "/ProfilComparisonView",
    });
    await expect(named(page, t("profiles.compare.title"))).toBeVisible();
    await chooseFirst(page, t("profiles.compare.animal"));
    await expect(
      page.getByRole("heading", { level: 2, name: /^Profils pour / }),
    ).toBeVisible();
    await page.goto("/QuizzProfileView");
    await expect(page.getByRole("table")).toBeVisible();
    await expect(
      page.getByRole("link", { name: t("profiles.actions.create") }),
    ).toBeHidden();
  },
);
