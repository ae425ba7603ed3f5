import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import type { Download, Page, TestInfo } from "@playwright/test";
import { readGrid } from "../../src/lib/csv";
import { aQuestionnaire } from "./steps/questionnaires";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");

/** Those of the demonstration: the first has a third version as a draft, the second one version. */
const primates = "primates-quarterly";
const birds = "birds-short";

const combobox = (page: Page, name: string) =>
  page.getByRole("combobox", { name, exact: true });
/** The row of a questionnaire, whichever page it leads to. */
const rowOf = (page: Page, surveyId: string) =>
  page.getByRole("row").filter({
    has: page.locator(`a[href*="surveyId=${surveyId}"]`),
  });

/** Opens the export of a questionnaire from its row. */
async function exportOf(page: Page, surveyId: string): Promise<void> {
  await rowOf(page, surveyId).getByRole("button").click();
  await page
    .getByRole("menuitem", { name: t("surveys.list.actions.export") })
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** Presses export, and answers what comes of it. */
async function downloaded(page: Page): Promise<Download> {
  const coming = page.waitForEvent("download");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("surveys.list.actions.export") })
    .click();
  return coming;
}

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), "utf8");
}

test(
  "every address of the list opens it whole, or on what is old",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("superadmin", { at: "/quizzListView" });
    for (const again of ["/quizzListView2", "/quizzListView3"]) {
      await page.goto(again);
      await expect(rowOf(page, primates)).toContainText(
        t("surveys.preview.options.status.published"),
      );
      await expect(rowOf(page, birds)).toHaveCount(1);
    }
    await page
      .getByRole("navigation", { name: t("shell.fields.menu") })
      .getByRole("link", { name: t("surveys.menu.old"), exact: true })
      .click();
    await expect(combobox(page, t("surveys.list.fields.state"))).toHaveValue(
      t("surveys.list.options.state.old"),
    );
    await expect(rowOf(page, primates)).toHaveCount(0);
  },
);

test(
  "a keeper sees what is published alone, and how it looks",
  { tag: "@long" },
  async ({ person }) => {
    const draft = await aQuestionnaire("draft");
    const surveyId = await aQuestionnaire();
    const page = await person("keeper", { at: "/QuizzListViewReadOnly" });
    await expect(rowOf(page, surveyId)).toBeVisible();
    await expect(rowOf(page, draft)).toHaveCount(0);
    await expect(page.getByText(t("surveys.list.actions.create"))).toHaveCount(
      0,
    );
    await rowOf(page, surveyId).getByRole("link").click();
    await expect(page).toHaveURL(/\/QuizzPreview\?surveyId=/u);
    await expect(
      page.getByRole("heading", { name: /^Dans quel état/u }),
    ).toBeVisible();
    await page.goto("/quizzListView");
    await expect(
      page.getByRole("heading", { name: t("shell.states.notAllowed") }),
    ).toBeVisible();
  },
);

test("an export asks for its language; in German it is a German table, and a sheet", async ({
  person,
}) => {
  const de = texts("de");
  const surveyId = await aQuestionnaire();
  const page = await person("superadmin", { at: "/quizzListView" });
  await exportOf(page, surveyId);
  const dialog = page.getByRole("dialog");
  const button = dialog.getByRole("button", {
    name: t("surveys.list.actions.export"),
  });
  await button.click();
  await expect(
    dialog.getByText(t("surveys.exchange.export.languageRequired")),
  ).toBeVisible();
  const language = dialog.getByRole("combobox", {
    name: t("surveys.exchange.export.language"),
  });
  await language.click();
  await page.getByRole("option", { name: "Deutsch" }).click();
  const rows = readGrid(await textOf(await downloaded(page)), 100);
  expect(rows[0]?.slice(0, 4)).toEqual([
    de("surveys.exchange.columns.section"),
    de("surveys.exchange.columns.number"),
    de("surveys.exchange.columns.questionRef"),
    de("surveys.exchange.columns.question"),
  ]);
  expect(rows[1]?.slice(0, 6)).toEqual([
    "Lebensraum",
    "1",
    "water",
    "In welchem Zustand ist das Wasser?",
    "Sehen Sie auch unter die Oberfläche.",
    de("questions.options.questionType.single"),
  ]);
  expect(rows[2]?.slice(-3)).toEqual(["b", "Mittel", "0,5"]);
  // Three options of five questions, one photo, the line of titles and the end.
  expect(rows).toHaveLength(18);
  await exportOf(page, surveyId);
  await dialog
    .getByRole("radio", { name: t("surveys.exchange.export.forms.print") })
    .check();
  await language.click();
  await page.getByRole("option", { name: "Deutsch" }).click();
  await dialog
    .getByRole("button", { name: t("surveys.exchange.export.show") })
    .click();
  const paper = page.getByRole("group", { name: "Wohlergehen am Teich" });
  await expect(paper).toBeVisible();
  await expect(paper).toContainText(
    de("surveys.exchange.sheet.if.isAnyOf", {
      question: "1",
      answers: "Schlecht",
    }),
  );
});

/** A whole questionnaire as a file, its references and names made its own. */
async function ownFile(
  page: Page,
  info: TestInfo,
): Promise<{ path: string; name: string }> {
  await exportOf(page, await aQuestionnaire());
  await page
    .getByRole("dialog")
    .getByRole("radio", { name: t("surveys.exchange.export.forms.json") })
    .check();
  const text = await textOf(await downloaded(page));
  const mark = randomUUID().slice(0, 8);
  const file = JSON.parse(text) as { names: object };
  const name = `Bien-être ${mark}`;
  const own = JSON.stringify({ ...file, names: { ...file.names, fr: name } });
  const path = info.outputPath("questionnaire.json");
  writeFileSync(
    path,
    own.replaceAll(
      /"questionRef":"(?<ref>[^"]+)"/gu,
      `"questionRef":"$<ref>-${mark}"`,
    ),
  );
  return { path, name };
}

test("what was exported whole is looked at before it is imported, and is made once", async ({
  person,
}, info) => {
  const page = await person("superadmin", { at: "/quizzListView" });
  const { path, name } = await ownFile(page, info);
  await page.goto("/quizzListView?tool=import");
  const choose = async () => {
    await expect(
      page.getByRole("button", { name: t("surveys.exchange.import.choose") }),
    ).toBeEnabled();
    await page.locator("input[type=file]").setInputFiles(path);
  };
  await choose();
  await expect(
    page.getByText(
      t("surveys.exchange.import.counts.questions.new", { count: 6 }),
    ),
  ).toBeVisible();
  await page
    .getByRole("button", {
      name: new RegExp(`^${t("common.actions.save")} \\(`, "u"),
    })
    .click();
  await expect(
    page.getByText(t("surveys.exchange.import.saved")),
  ).toBeVisible();
  await choose();
  await expect(
    page.getByText(t("surveys.exchange.import.allThere")),
  ).toBeVisible();
  await page.goto("/quizzListView?tab=draft");
  await expect(page.getByRole("link", { name })).toHaveCount(1);
});

test(
  "a file that is none is refused with its reason",
  { tag: "@long" },
  async ({ person }, info) => {
    const page = await person("superadmin", {
      at: "/quizzListView?tool=import",
    });
    const path = info.outputPath("broken.json");
    writeFileSync(path, "{");
    await expect(
      page.getByRole("button", { name: t("surveys.exchange.import.choose") }),
    ).toBeVisible();
    await page.locator("input[type=file]").setInputFiles(path);
    await expect(
      page.getByText(t("surveys.exchange.problems.notJson")),
    ).toBeVisible();
  },
);
