import type { Page } from "@playwright/test";
import { languages } from "../../src/domain/taxonomy/taxonomy";
import { languageNames } from "../../src/lib/i18n/languages";
import { someQuestions } from "./steps/drafts";
import { press } from "./steps/forms";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");

const saves = async (page: Page) => {
  await page.keyboard.press("Control+Enter");
  await expect(page).not.toHaveURL(/mode=/);
};
const publishes = async (page: Page) => {
  await press(page, t("surveys.edit.actions.publish"));
  await press(page.getByRole("dialog"), t("surveys.edit.actions.publish"));
};

test("a context is made, refused at the place of what is missing, published, and tried by a keeper as it is asked", async ({
  person,
}) => {
  const [asked] = await someQuestions(["Le vent souffle-t-il ?"]);
  if (asked === undefined) throw new Error("a question is needed");
  const page = await person("superadmin", {
    at: "/ObsContextView?mode=create",
  });
  for (const language of languages)
    await page
      .getByLabel(languageNames[language], { exact: true })
      .fill(`Vent (${language})`);
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL(/contextId=/);
  await expect(page).not.toHaveURL(/mode=/);
  const contextId = new URL(page.url()).searchParams.get("contextId") ?? "";

  await page
    .getByRole("link", { name: t("surveys.edit.actions.editDraft") })
    .click();
  await press(page, t("surveys.edit.actions.addSection"));
  const title = page.getByLabel(t("surveys.edit.fields.sectionTitle"));
  await title.fill("Météo");
  await press(page, t("surveys.edit.actions.addQuestions"));
  const panel = page.getByRole("dialog");
  await panel.getByRole("searchbox").fill(asked.ref);
  await panel
    .getByRole("button", { name: new RegExp(asked.ref) })
    .press("Enter");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await saves(page);

  await publishes(page);
  await page
    .getByRole("alert")
    .filter({ hasText: t("surveys.edit.states.refused") })
    .getByRole("link", { name: /le titre manque en English/ })
    .click();
  await expect(title).toBeFocused();
  for (const language of languages.filter((one) => one !== "fr")) {
    await page
      .getByRole("tab", { name: new RegExp(languageNames[language]) })
      .click();
    await title.fill(`Météo (${language})`);
  }
  await saves(page);
  await publishes(page);
  await expect(
    page.getByText(t("surveys.edit.states.publishedFixed")),
  ).toBeVisible();

  const keeper = await person("keeper", {
    at: `/ObsContextView?contextId=${contextId}`,
  });
  await expect(keeper.getByText(asked.text).first()).toBeVisible();
  await expect(
    keeper.getByText(t("surveys.preview.messages.keptNowhere")),
  ).toBeVisible();
  await expect(
    keeper.getByRole("button", { name: t("surveys.edit.actions.retire") }),
  ).toHaveCount(0);
});
