import { readFile } from "node:fs/promises";
import Papa from "papaparse";
import type { Locator, Page } from "@playwright/test";
import { demoDocument } from "../../demo/seed/build/document";
import { aFigureBlock } from "../builders/reports";
import { decoder } from "../../functions/src/files/decode";
import { dayOf } from "./steps/care";
import { choose, press, type } from "./steps/forms";
import { aClinic } from "./steps/health";
import { moreOf } from "./steps/keys";
import { linkTo } from "./steps/mails";
import { hire } from "./steps/people";
import { documentOf, tick, writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";
import { url } from "./world";

const t = texts("fr");

/** A name that is a formula to a program of tables, too. */
const newcomer = "=Nouvelle venue";

/** One more meerkat of the establishment, past the page. */
const comesIn = (zooId: string, sectorId: string) =>
  writeDocuments([
    demoDocument(
      "animals",
      `${zooId}-newcomer`,
      {
        zooId,
        sectorId,
        animalName: newcomer,
        specieId: "meerkat",
        specieName: "Suricate",
      },
      { createdAt: new Date(), createdBy: "superadmin" },
    ),
  ]);

/** Puts a picture into the report, and sees it in its preview. */
async function showsPicture(page: Page, caption: string): Promise<void> {
  await press(page, t("reports.actions.add.picture"));
  const sharp = await decoder();
  const create = { width: 90, height: 60, channels: 3, background: "#286" };
  const buffer = await sharp({ create } as never)
    .png()
    .toBuffer();
  await page
    .getByRole("dialog")
    .locator("input[type=file]")
    .setInputFiles({ name: "photo.png", mimeType: "image/png", buffer });
  await expect(
    page.getByRole("button", { name: t("pictures.actions.another") }),
  ).toBeVisible();
  await type(page, t("reports.fields.caption"), caption);
  await press(page, t("common.actions.save"));
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("tab", { name: t("reports.tabs.preview") }).click();
  await expect(page.getByRole("img", { name: caption })).toBeVisible();
}

test("a report is written, its figure stays as it was frozen, it is talked about, approved and printed", async ({
  person,
}) => {
  test.slow();
  const { zooId, sectorId, of } = await aClinic("reports");
  const admin = `${zooId}-admin`;
  await hire({
    ...{ id: admin, zooId, firstName: "Ada", lastName: "Clinique" },
    right: "admin",
  });
  const page = await person(admin, { at: "/ReportListView" });
  await page
    .getByRole("button", { name: t("reports.actions.create") })
    .first()
    .click();
  const title = "Bien-être du semestre";
  await type(page, t("reports.fields.title"), title);
  await press(page, t("common.actions.save"));
  await expect(
    page.getByRole("heading", { level: 1, name: title }),
  ).toBeVisible();
  const reportId = new URL(page.url()).searchParams.get("reportId") ?? "";

  await press(page, t("reports.actions.add.text"));
  await type(page, t("reports.fields.text"), "## Ce que nous avons vu");
  await press(page, t("common.actions.save"));
  const inventory = t("reports.figures.inventory.title");
  const freeze = async (count: number) => {
    await press(page, t("reports.actions.add.figure"));
    await choose(page, t("reports.fields.figureKind"), inventory);
    await expect(
      page.getByRole("dialog").getByRole("figure", { name: inventory }),
    ).toHaveText(new RegExp(`Suricate\\s*${String(count)}$`, "u"));
    await press(page, t("reports.actions.freeze"));
    await expect(page.getByRole("dialog")).toBeHidden();
  };
  await freeze(1);

  const counted = () => page.getByRole("figure", { name: inventory });
  await page.getByRole("tab", { name: t("reports.tabs.preview") }).click();
  await expect(counted()).toHaveText(/Suricate\s*1$/u);

  // Another animal comes: the list knows it, the figure does not, a new figure does.
  await comesIn(zooId, sectorId);
  // Names of an establishment are gathered once a minute.
  await tick(new Date());
  await page.goto("/specieAnimalsListView");
  await expect(page.getByRole("link", { name: newcomer })).toBeVisible();
  await page.goto(`/ReportManagementView?reportId=${reportId}`);
  await freeze(2);
  await page.getByRole("tab", { name: t("reports.tabs.preview") }).click();
  await expect(counted()).toHaveText([/Suricate\s*1$/u, /Suricate\s*2$/u]);

  await page.getByRole("tab", { name: t("reports.tabs.edit") }).click();
  await showsPicture(page, "La cascade");

  // On paper there is the report alone.
  await page.emulateMedia({ media: "print" });
  await expect(counted()).toHaveCount(2);
  await expect(page.getByRole("navigation").first()).toBeHidden();
  await expect(
    page.getByRole("button", { name: t("reports.actions.print") }),
  ).toBeHidden();
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });

  const manager = await person(of("manager"), {
    at: `/ReportManagementView?reportId=${reportId}`,
  });
  await manager.getByRole("tab", { name: t("reports.tabs.comments") }).click();
  await type(manager, t("reports.fields.comment"), "Deux, pas un ?");
  await press(manager, t("reports.actions.comment"));
  await expect(
    manager.getByRole("button", { name: t("reports.actions.approve") }),
  ).toHaveCount(0);
  await page.getByRole("tab", { name: t("reports.tabs.comments") }).click();
  await expect(page.getByText("Deux, pas un ?")).toBeVisible();

  await press(page, t("reports.actions.approve"));
  await press(page.getByRole("dialog"), t("reports.actions.approve"));
  const version = page.getByRole("button", {
    name: t("reports.actions.newVersion"),
  });
  await expect(version).toBeVisible();
  await expect(
    page.getByRole("tab", { name: t("reports.tabs.edit") }),
  ).toHaveCount(0);
  const approver = async () =>
    (await documentOf(`reports/${reportId}`))?.["approvedBy"];
  await expect.poll(approver).toEqual({ stringValue: admin });
  await version.click();
  await expect(
    page.getByText(t("reports.states.version", { n: "2" })),
  ).toBeVisible();
  await expect(
    page.getByRole("button", { name: t("reports.actions.add.text") }),
  ).toBeVisible();
});

/** How many words and numbers of a table are parted within. */
const parted = (table: Locator) =>
  table
    .getByRole("cell")
    .or(table.getByRole("columnheader"))
    .evaluateAll(
      (cells) =>
        cells.flatMap((cell) =>
          [...cell.textContent.matchAll(/[^\s-]+/gu)].filter((word) => {
            const [text] = cell.childNodes;
            if (text === undefined) return false;
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            return range.getClientRects().length > 1;
          }),
        ).length,
    );

test("a long table of a figure is printed whole, over as many pages as it takes, a wide one with no word or number parted", async ({
  person,
}) => {
  const { zooId } = await aClinic("long-table");
  const admin = `${zooId}-admin`;
  await hire({
    ...{ id: admin, zooId, firstName: "Ada", lastName: "Clinique" },
    right: "admin",
  });
  const reportId = `${zooId}-long`;
  const values = Array.from({ length: 90 }, (_, row) => ({
    ...{ label: `Jour ${String(row + 1)}`, values: [row], text: null },
  }));
  const figure = {
    ...{ drawing: "none" as const, head: "Jour", rows: values },
    columns: [{ label: "Poids", unit: "kg" }],
  };
  const course = { label: "Babel · Poids (kg) · En attente", text: null };
  const wide = {
    ...{ drawing: "none" as const, head: "Constat" },
    columns: ["Constaté", "Attendu", "Attendu, au plus bas", "Référence"]
      .flatMap((label) => [label, label, label])
      .slice(0, 10)
      .map((label) => ({ label, unit: null })),
    rows: [{ ...course, values: Array.from({ length: 10 }, () => 27.53) }],
  };
  const blocks = [
    aFigureBlock(figure),
    { ...aFigureBlock(wide, "b3"), title: "Constats" },
  ];
  await writeDocuments([
    demoDocument(
      "reports",
      reportId,
      {
        ...{ zooId, authorId: admin, seriesId: reportId, blocks },
        ...{ title: "Les poids", class: "general" },
        ...{ from: dayOf(180), to: dayOf(0) },
      },
      { createdAt: new Date(), createdBy: admin },
    ),
  ]);
  const page = await person(admin, {
    at: `/ReportManagementView?reportId=${reportId}&tab=preview`,
  });
  await expect(page.getByRole("row")).toHaveCount(93);
  await expect(page.getByRole("region", { name: "Constats" }).last()).toHaveCSS(
    "background-image",
    /gradient/u,
  );
  // As wide as A4 within its margins.
  await page.setViewportSize({ width: 673, height: 900 });
  await page.emulateMedia({ media: "print" });
  expect(await parted(page.getByRole("table", { name: "Constats" }))).toBe(0);
  const table = page.getByRole("region", { name: "Inventaire" }).last();
  const hidden = await table.evaluate(
    (box) => box.scrollHeight - box.clientHeight,
  );
  expect(hidden).toBeLessThanOrEqual(1);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString(
    "latin1",
  );
  const pages = paper.match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
  expect(pages).toBeGreaterThanOrEqual(3);
});

test("an export is asked for, mailed, opened by a scanner to no effect, and fetched by a button", async ({
  person,
  visitor,
}) => {
  test.slow();
  const { zooId, sectorId, of } = await aClinic("exports");
  await comesIn(zooId, sectorId);
  const page = await person(of("manager"), { at: "/specieAnimalsListView" });
  await expect(page.getByRole("link", { name: newcomer })).toBeVisible();
  await press(page, moreOf(t("animals.title")));
  await page.getByRole("menuitem", { name: t("exports.actions.open") }).click();
  const panel = page.getByRole("dialog");
  await panel
    .getByRole("radio", { name: t("exports.options.formats.csv") })
    .check();
  await press(panel, t("exports.actions.send"));
  await expect(panel.getByText(t("exports.states.done"))).toBeVisible();

  const link = await linkTo(`${of("manager")}@suricate.test`);
  expect(link).toMatch(/^\/export#[\w-]{43}$/u);
  // What looks at links in mails: the fragment never leaves it, and nothing is used up.
  for (const method of ["GET", "HEAD"])
    expect((await fetch(url + link, { method })).status).toBe(200);

  const outside = await visitor();
  await outside.goto(link);
  const button = outside.getByRole("button", {
    name: t("exports.actions.download"),
  });
  await expect(outside.getByText(t("exports.page.ready"))).toBeVisible();
  const fetched = async () => {
    const [file] = await Promise.all([
      outside.waitForEvent("download"),
      button.click(),
    ]);
    return readFile(await file.path(), "utf8");
  };
  const rows = Papa.parse<string[]>(await fetched()).data.flat();
  expect(rows).toContain(`'${newcomer}`);
  expect(rows).toContain("Animal 1");
  await fetched();
  await fetched();
  await expect(button).toHaveCount(0);
  await outside.reload();
  await expect(outside.getByText(t("exports.page.used"))).toBeVisible();
});
