import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { choose, follow, press, type } from "./steps/forms";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const wide = { width: 1440, height: 900 };

const named = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name });
const option = (page: Page, place: number) =>
  page.getByRole("group", { name: t("questions.states.option", { place }) });
const text = (page: Page) =>
  page.getByRole("textbox", { name: t("questions.fields.text"), exact: true });
const score = (page: Page, place: number) =>
  option(page, place).getByRole("textbox", {
    name: t("questions.fields.score"),
  });

/** On a telephone, too, nothing stands beside the screen. */
async function fitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const over = () =>
    page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(over, { message: page.url() }).toBeLessThanOrEqual(0);
  await page.setViewportSize(wide);
}

/** Makes a question of two options in French and German, and is on its page. */
async function make(page: Page, ref: string): Promise<void> {
  await page.goto("/QuestionManagementView?mode=create");
  await page
    .getByRole("textbox", { name: t("questions.fields.questionRef") })
    .fill(ref);
  for (const [language, words] of [
    ["Français", ["Mange-t-il ?", "Oui", "Non"]],
    ["Deutsch", ["Frisst es?", "Ja", "Nein"]],
  ] as const) {
    await page.getByRole("tab", { name: language }).click();
    await text(page).fill(words[0]);
    for (const place of [1, 2])
      await type(
        option(page, place),
        t("questions.fields.optionText"),
        words[place] ?? "",
      );
  }
  await score(page, 1).fill("1");
  await press(page, t("common.actions.create"));
  await expect(named(page, ref)).toBeVisible();
}

test("a question is written in two languages, changed, seen as it was, taken back, compared, and named for short", async ({
  person,
}) => {
  test.slow();
  const ref = `E2E-${randomUUID().slice(0, 8)}`;
  const page = await person("superadmin", { viewport: wide });
  await make(page, ref);
  await expect(
    page.getByText(t("questions.states.completeIn", { given: 2, all: 7 })),
  ).toBeVisible();
  const url = page.url();

  await fitsPhone(page);

  await follow(page, t("common.actions.edit"));
  await text(page).fill("Mange-t-il bien ?");
  await fitsPhone(page);
  await score(page, 1).fill("0,5");
  await press(page, t("common.actions.save"));
  await expect(named(page, ref)).toBeVisible();

  await follow(page, t("questions.actions.timeMachine"));
  const states = page
    .getByRole("list", { name: t("questions.time.states") })
    .getByRole("button");
  await expect(states).toHaveCount(2);
  await states.last().click();
  await expect(
    page.getByRole("row", { name: /Mange-t-il \? Mange-t-il bien \?/ }),
  ).toBeVisible();
  await fitsPhone(page);
  await press(page, t("questions.time.restore"));
  await press(page.getByRole("dialog"), t("questions.time.restore"));
  await expect(states).toHaveCount(3);
  await page.goto(url);
  await expect(
    page.getByRole("heading", { name: /^Mange-t-il \?/ }),
  ).toBeVisible();

  const other = `${ref}-B`;
  await make(page, other);
  await page.goto("/QuestionComparisonView");
  await choose(page, t("questions.compare.one"), ref);
  await choose(page, t("questions.compare.other"), other);
  await expect(
    page.getByText(t("questions.compare.reasons.otherQuestion")),
  ).toBeVisible();
  await expect(
    page.getByRole("row", { name: new RegExp(`${ref} ${other}`) }),
  ).toBeVisible();
  await fitsPhone(page);

  await page.goto("/QuestionShortManagement?mode=edit");
  await choose(page, t("questions.short.add"), other);
  const name = page.getByRole("textbox", {
    name: t("questions.short.nameOf", { name: other }),
  });
  await expect(name).toBeFocused();
  await name.fill("Appétit");
  await fitsPhone(page);
  await press(page, t("common.actions.save"));
  await expect(named(page, t("questions.short.title"))).toBeVisible();
  await expect(page.getByText("Appétit").first()).toBeVisible();
  await expect(
    page.getByText(/^Dernière modification le .*, par /),
  ).toBeVisible();
});

test(
  "nobody but a superAdmin is let in to questions",
  { tag: "@long" },
  async ({ person }) => {
    const keeper = await person("keeper", { at: "/QuestionShortManagement" });
    await expect(keeper.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(keeper.getByText(t("questions.short.help"))).toBeHidden();
  },
);
