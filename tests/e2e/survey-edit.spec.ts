import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { languages } from "../../src/domain/taxonomy/taxonomy";
import { languageNames } from "../../src/lib/i18n/languages";
import { someQuestions, storedVersion } from "./steps/drafts";
import { pressByKey, skipToContent, tabTo } from "./steps/keys";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const section = "Alimentation";

/** The words as they are shown: spaces before marks do not break. */
const shown = (words: string) =>
  new RegExp(
    words
      .replaceAll(/[?.()]/g, String.raw`\$&`)
      .replaceAll(" ", String.raw`\s`),
  );
const saves = async (page: Page) => {
  await page.keyboard.press("Control+Enter");
  await expect(page).not.toHaveURL(/mode=/);
};
const publishes = async (page: Page) => {
  await page
    .getByRole("button", { name: t("surveys.edit.actions.publish") })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(
    dialog.getByText(t("surveys.edit.confirm.publishBody")),
  ).toBeVisible();
  await dialog
    .getByRole("button", { name: t("surveys.edit.actions.publish") })
    .click();
};
const isSound = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .include("main")
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`),
  ).toEqual([]);
};
const asked = (page: Page) =>
  page
    .getByRole("region", { name: section })
    .getByRole("button", { name: /^\d+\. / });

test("a questionnaire is made by keys, published once nothing is missing, and followed by a version that leaves it as it is", async ({
  person,
}) => {
  test.setTimeout(240_000);
  const [eats, drinks, rests] = await someQuestions(
    ["Mange-t-il assez ?", "Boit-il assez ?", "Se repose-t-il ?"],
    { "Boit-il assez ?": "de" },
  );
  if (!eats || !drinks || !rests) throw new Error("three questions are needed");
  const page = await person("superadmin", {
    viewport: { width: 1440, height: 900 },
    at: "/quizzManagementView2?mode=create",
  });

  // Made, with a name in one language.
  await expect(
    page.getByRole("heading", { name: t("surveys.edit.actions.create") }),
  ).toBeVisible();
  await tabTo(page, languageNames.fr);
  await page.keyboard.type("Loutres");
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL(/surveyId=/);
  await expect(page).not.toHaveURL(/mode=/);
  const surveyId = new URL(page.url()).searchParams.get("surveyId") ?? "";

  // Planned by keys alone.
  await skipToContent(page);
  await pressByKey(page, t("surveys.edit.actions.editDraft"));
  await expect(
    page.getByRole("heading", {
      name: t("surveys.edit.states.draftOf", { number: 1 }),
    }),
  ).toBeVisible();
  await tabTo(page, t("surveys.edit.actions.addSection"));
  await page.keyboard.press("Enter");
  await expect(
    page.getByLabel(t("surveys.edit.fields.sectionTitle")),
  ).toBeFocused();
  await page.keyboard.type(section);
  await pressByKey(page, t("surveys.edit.actions.addQuestions"));
  const panel = page.getByRole("dialog");
  for (const { ref } of [eats, drinks, rests]) {
    await panel
      .getByRole("searchbox", {
        name: t("surveys.edit.actions.searchQuestions"),
      })
      .fill(ref);
    await panel
      .getByRole("button", { name: shown(`Ajouter : ${ref}`) })
      .press("Enter");
    await expect(
      panel.getByText(shown(`déjà posée dans « ${section} »`)),
    ).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await asked(page).nth(2).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(asked(page).nth(1)).toBeFocused();
  await expect(asked(page).nth(1)).toContainText(rests.text);
  await isSound(page);
  await saves(page);

  // Refused with every reason, each of which leads to where it is mended.
  await publishes(page);
  const refused = page
    .getByRole("alert")
    .filter({ hasText: t("surveys.edit.states.refused") })
    .first();
  const way = (words: string) =>
    refused.getByRole("link", { name: shown(words) });
  await expect(
    way("Section 1, question 3 : le texte de la question manque en Deutsch"),
  ).toBeVisible();
  await expect(way("Section 1 : le titre manque en English")).toBeVisible();
  await isSound(page);
  await way("Questionnaire : le nom manque en English").click();
  await expect(
    page.getByLabel(languageNames.en, { exact: true }),
  ).toBeFocused();
  for (const language of languages)
    await page
      .getByLabel(languageNames[language], { exact: true })
      .fill(`Loutres (${language})`);
  await saves(page);
  await page
    .getByRole("link", { name: shown("Section 1 : le titre manque en") })
    .click();
  const title = page.getByLabel(t("surveys.edit.fields.sectionTitle"));
  await expect(title).toBeFocused();
  for (const language of languages.filter((one) => one !== "fr")) {
    await page
      .getByRole("tab", { name: new RegExp(`^${languageNames[language]}`) })
      .click();
    await title.fill(`${section} (${language})`);
  }
  await saves(page);
  await page.goto(
    `/QuestionManagementView?questionId=${drinks.questionId}&mode=edit`,
  );
  await page.getByRole("tab", { name: /^Deutsch/ }).click();
  await page
    .getByLabel(t("questions.fields.text"), { exact: true })
    .fill("Trinkt es genug?");
  await saves(page);

  // Published, and from here on the same.
  await page.goto(`/quizzManagementView?surveyId=${surveyId}&version=1`);
  await publishes(page);
  await expect(
    page.getByText(t("surveys.edit.states.publishedFixed")),
  ).toBeVisible();
  const before = await storedVersion(surveyId, 1);
  expect(before).toContain("Trinkt es genug?");
  await page.goto(
    `/quizzManagementView?surveyId=${surveyId}&version=1&mode=edit`,
  );
  await expect(
    page.getByText(t("surveys.edit.states.publishedFixed")),
  ).toBeVisible();
  await expect(
    page.getByRole("button", { name: t("common.actions.save") }),
  ).toBeHidden();

  // The next version asks one question less, and one has an option less.
  await page
    .getByRole("button", { name: t("surveys.edit.actions.newDraft") })
    .click();
  await page
    .getByRole("link", { name: t("surveys.edit.actions.editDraft") })
    .click();
  await asked(page).nth(1).click();
  await page
    .getByRole("button", { name: t("surveys.edit.actions.removeQuestion") })
    .click();
  await expect(asked(page)).toHaveCount(2);
  await saves(page);
  await page.goto(
    `/QuestionManagementView?questionId=${eats.questionId}&mode=edit`,
  );
  await page.getByRole("button", { name: shown("Retirer : Option 3") }).click();
  await page.getByRole("button", { name: t("common.actions.save") }).click();
  await expect(page).not.toHaveURL(/mode=/);
  await page.goto(
    `/quizzManagementView?surveyId=${surveyId}&version=2&tab=changes`,
  );
  await expect(
    page
      .getByRole("region", { name: rests.ref })
      .getByText(t("surveys.edit.changes.kinds.removed")),
  ).toBeVisible();
  await expect(
    page
      .getByRole("region", { name: eats.ref })
      .getByText(t("surveys.edit.changes.reasons.options")),
  ).toBeVisible();
  await isSound(page);
  await page
    .getByRole("tab", { name: t("surveys.edit.fields.version", { number: 2 }) })
    .click();
  await publishes(page);
  await expect(
    page.getByText(t("surveys.edit.states.publishedFixed")),
  ).toBeVisible();
  expect(await storedVersion(surveyId, 1)).toBe(before);
  const second = await storedVersion(surveyId, 2);
  expect(second).not.toContain(rests.ref);
  await page
    .getByRole("tab", { name: t("surveys.edit.fields.versions") })
    .click();
  await expect(page.getByRole("row")).toHaveCount(3);
});
