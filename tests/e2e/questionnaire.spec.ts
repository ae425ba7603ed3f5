import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { long } from "./steps/long";
import { skipToContent, tabTo } from "./steps/keys";
import { aLongQuestionnaire, aQuestionnaire } from "./steps/questionnaires";
import { expect, test } from "./steps/test";
import type { Language } from "./steps/texts";
import { texts } from "./steps/texts";

const phone = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

/** What is asked, in the words of each language. */
const words = {
  fr: {
    water: /^Dans quel état/,
    cause: /^À quoi/,
    shelter: /^Photographiez/,
    seen: /^Qu’avez-vous observé/,
    weather: /^Quel temps/,
    shade: /^Y a-t-il/,
  },
  de: {
    water: /^In welchem Zustand/,
    cause: /^Woran/,
    shelter: /^Fotografieren/,
    seen: /^Was haben Sie/,
    weather: /^Wie war/,
    shade: /^Gibt es/,
  },
} as const;

const heading = (page: Page, name: RegExp) =>
  page.getByRole("heading", { name });
const focused = (page: Page, name: RegExp) =>
  expect(heading(page, name)).toBeFocused();

/** Nothing that a standard names is wrong with the page, nor is it wider than the screen. */
async function isSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include("main")
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`),
  ).toEqual([]);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - innerWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
}

/** From the page's top on to the first question, by Tab. */
async function toFirstOption(page: Page): Promise<void> {
  await skipToContent(page);
  const option = page.locator("[data-options] input").first();
  await expect(option).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    if (await option.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the first option is not within 40 presses of Tab");
}

const languages: readonly (keyof typeof words & Language)[] = ["fr", "de"];

for (const language of languages) {
  const t = texts(language);
  const asked = words[language];

  test(
    `on a telephone a questionnaire is answered by keys alone, one question after the other, in ${language}`,
    long(language === "de"),
    async ({ person }) => {
      const at = `/QuizzPreview2?surveyId=${await aQuestionnaire()}`;
      const page = await person("keeper", { language, viewport: phone, at });
      await expect(heading(page, asked.water)).toBeVisible();
      await isSound(page);
      await toFirstOption(page);
      await page.keyboard.press("1");
      await page.keyboard.press("Enter");
      await focused(page, asked.cause);
      await page.keyboard.press("3");
      await page.keyboard.press("Enter");
      await focused(page, asked.shelter);
      await page.keyboard.press("0");
      await page.keyboard.press("Enter");
      await focused(page, asked.seen);
      await isSound(page);
      await page.keyboard.press("1");
      await page.keyboard.press("2");
      await page.keyboard.press("Enter");
      await focused(page, asked.weather);
      await page.keyboard.press("Enter");
      await focused(page, asked.shade);
      await page.keyboard.press("Enter");
      await expect(
        heading(page, new RegExp(t("questionnaire.states.end"))),
      ).toBeFocused();
      await tabTo(page, t("surveys.preview.actions.check"));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toBeFocused();
      await isSound(page);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await focused(page, asked.shade);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Space");
      await page.keyboard.press("Enter");
      await tabTo(page, t("surveys.preview.actions.check"));
      await page.keyboard.press("Enter");
      await expect(
        page.getByText(t("surveys.preview.messages.wouldSubmit")),
      ).toBeVisible();
    },
  );

  test(
    `on a desktop all questions are on one page, in ${language}`,
    long(language === "fr"),
    async ({ person }) => {
      const at = `/QuizzPreview?surveyId=${await aQuestionnaire()}`;
      const page = await person("keeper", { language, viewport: wide, at });
      await expect(heading(page, asked.water)).toBeVisible();
      await expect(heading(page, asked.cause)).toBeHidden();
      await isSound(page);
      await toFirstOption(page);
      await page.keyboard.press("1");
      await page.keyboard.press("Enter");
      await focused(page, asked.cause);
      for (const next of [asked.shelter, asked.seen]) {
        await page.keyboard.press("Enter");
        await focused(page, next);
      }
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Space");
      await tabTo(page, t("surveys.preview.actions.check"));
      await page.keyboard.press("Enter");
      const summary = page.getByRole("alert");
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("listitem")).toHaveCount(1);
      await isSound(page);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await focused(page, asked.shade);
      await page.keyboard.press("3");
      await tabTo(page, t("surveys.preview.actions.check"));
      await page.keyboard.press("Enter");
      await expect(
        page.getByText(t("surveys.preview.messages.wouldSubmit")),
      ).toBeVisible();
    },
  );
}

test(
  "another layout or language keeps what was answered, and a touch goes on",
  { tag: "@long" },
  async ({ person }) => {
    const t = texts("fr");
    const at = `/QuizzPreview?surveyId=${await aQuestionnaire()}`;
    const page = await person("keeper", { viewport: wide, at });
    await page.getByText("Moyen").first().click();
    await page
      .getByRole("combobox", { name: t("surveys.preview.fields.language") })
      .click();
    await page.getByRole("option", { name: "Deutsch" }).click();
    await expect(
      page.getByRole("radio", { name: "Mittel" }).first(),
    ).toBeChecked();
    await page.getByText(t("surveys.preview.options.layout.screen")).click();
    await expect(
      page.getByRole("radio", { name: "Mittel" }).first(),
    ).toBeChecked();
    await page.getByText("Schlecht").click();
    await focused(page, words.de.cause);
    await expect(
      heading(page, words.de.cause).locator("[lang=de]"),
    ).toBeVisible();
  },
);

test("its makers see references, weights, criteria and scores; others are not let in, nor to a draft", async ({
  person,
}) => {
  const t = texts("fr");
  const surveyId = await aQuestionnaire();
  const at = `/QuizzPreviewInternal?surveyId=${surveyId}`;
  const maker = await person("superadmin", { viewport: wide, at });
  const water = maker.getByRole("radiogroup", { name: words.fr.water });
  for (const fact of [
    "Référence water",
    "Environnement",
    "Poids 1",
    "Score 0,5",
  ])
    await expect(water.getByText(fact, { exact: true })).toBeVisible();
  await expect(
    maker.getByText(t("questionnaire.states.informative")),
  ).toBeVisible();
  await isSound(maker);
  const keeper = await person("keeper", { viewport: wide, at });
  await expect(keeper.getByText("Référence water")).toBeHidden();
  const draft = await aQuestionnaire("draft");
  await keeper.goto(`/QuizzPreview?surveyId=${draft}`);
  await expect(keeper.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(heading(keeper, words.fr.water)).toBeHidden();
});

test(
  "of three hundred questions on one page all that are asked are there, and an answer asks the next",
  { tag: "@long" },
  async ({ person }) => {
    const at = `/QuizzPreview?surveyId=${await aLongQuestionnaire(300)}`;
    const page = await person("keeper", { viewport: wide, at });
    const questions = page.getByRole("radiogroup", { name: /^Question/ });
    // Every tenth is asked only where the one before it is answered so.
    await expect(questions).toHaveCount(270);
    await questions.last().getByRole("radio").first().check();
    await expect(questions).toHaveCount(271);
  },
);
