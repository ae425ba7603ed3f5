import type { Page } from "@playwright/test";
import { builtInId } from "../../src/domain/measures/parameters/parameter";
import { startOfDay } from "../../src/domain/time/paris";
import {
  bookOf,
  dayOf,
  doseAt,
  endTreatment,
  giveOf,
  measuresOf,
  prescribe,
  says,
  sheetOf,
  written,
} from "./steps/care";
import { choose, press, type } from "./steps/forms";
import type { Clinic } from "./steps/health";
import { aClinic } from "./steps/health";
import { hire } from "./steps/people";
import { areCounted, givenOn, keptOf } from "./steps/series";
import {
  documentsWhere,
  fire,
  loadDocuments,
  writeDocuments,
  writeFields,
} from "./steps/suite";
import { rowOf } from "./steps/tasks";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
/** What functions make of it may take long where everything is new. */
const soon = { timeout: 90_000 };
const parameter = "Température corporelle";
const alerts = "/Dashboard?tab=alerts";
const findings = `${alerts}&status=findings`;
const retestWeeks = 2;

/** Degrees of days without growth or order, about a middle. */
const about = (middle: number, index: number) =>
  middle + ([0, 2, 1, -1, 2, 0, 1, 3, -1, 1][index % 10] ?? 0) / 10;

/** The days before today, and those between what is done today and the re-test. */
const before = Array.from({ length: 28 }, (_, index) => ({
  day: dayOf(28 - index),
  value: about(39, index),
}));
const after = Array.from({ length: 7 * retestWeeks - 1 }, (_, index) => ({
  day: dayOf(-1 - index),
  value: about(38, index),
}));

/** Who heals and leads the clinic's sector, and who leads the establishment. */
async function peopleOf({ zooId, sectorId }: Clinic) {
  const [chief, admin] = [`${zooId}-chief`, `${zooId}-admin`];
  await hire({
    ...{ id: chief, zooId, firstName: "Vera", lastName: "Clinique" },
    sectorRoles: { veterinary: [sectorId], management: [sectorId] },
  });
  await hire({
    ...{ id: admin, zooId, firstName: "Ada", lastName: "Clinique" },
    right: "admin",
  });
  return { chief, admin };
}

/** What a page shows from here on, it shows without having been loaded anew. */
const markLoaded = (page: Page) =>
  page.evaluate(() => {
    document.body.dataset["loaded"] = "once";
  });
const isLoadedOnce = (page: Page) =>
  expect(page.locator("body")).toHaveAttribute("data-loaded", "once");

/** Enters a value above the limits. */
async function enterFever(vet: Page, value: string) {
  const form = await giveOf(vet, parameter);
  await type(form, "Valeur", value);
  await expect(form.getByText(/Au-dessus des limites/)).toBeVisible();
  await press(form, t("common.actions.save"));
  await expect(form).toBeHidden();
}

/** Makes a finding of the latest value of the animal's chart against itself. */
async function findInChart(vet: Page) {
  const itself = vet.getByRole("region", { name: t("health.itself.title") });
  await press(itself, t("health.itself.show"));
  await expect(
    itself.getByRole("combobox", { name: t("health.itself.parameter") }),
  ).toHaveValue(parameter);
  await press(itself, t("measures.findings.actions.make"));
  await press(vet.getByRole("dialog"), t("measures.findings.actions.keep"));
  await expect(
    vet.getByText(t("measures.findings.messages.made")),
  ).toBeVisible();
}

const ofFinding = (page: Page) =>
  page.getByRole("row").filter({ hasText: `${parameter} : 40,2` });

/** So many days lie between what was seen and what is done about it. */
const waited = 12;

/** What was seen today was seen days ago: since then values came that nobody chose. */
async function daysPass(zooId: string): Promise<void> {
  const [found] = await documentsWhere("findings", "zooId", zooId);
  const stringValue = dayOf(waited);
  const fields = { from: { stringValue }, to: { stringValue } };
  await writeFields(`findings/${found?.id ?? ""}`, ["seen.from", "seen.to"], {
    seen: { mapValue: { fields } },
  });
}

/** Says of the finding which way is better, what matters and that something is done today. */
async function treat(vet: Page) {
  const name = new RegExp(`^${t("measures.findings.actions.treat")}`, "u");
  await ofFinding(vet).getByRole("button", { name }).click();
  const form = vet.getByRole("dialog");
  const label = (field: "relevantChange" | "actionDay" | "retestWeeks") =>
    new RegExp(`^${t(`measures.findings.fields.${field}`)}`, "u");
  await form
    .getByText(t("measures.findings.options.goodDirection.down"))
    .click();
  await form
    .getByRole("textbox", { name: label("relevantChange") })
    .fill("0,3");
  const day = form.getByRole("textbox", { name: label("actionDay") });
  await day.fill(written(dayOf(0)));
  await day.press("Tab");
  await form
    .getByRole("textbox", { name: label("retestWeeks") })
    .fill(String(retestWeeks));
  await press(form, t("common.actions.save"));
  await expect(form).toBeHidden();
}

/** One click makes a task of the finding. */
async function askTask(vet: Page) {
  const more = new RegExp(`^${t("common.actions.more")}`, "u");
  await ofFinding(vet).getByRole("button", { name: more }).click();
  await vet
    .getByRole("menuitem", { name: t("measures.findings.actions.task") })
    .click();
}

/** Closes the task from its row. */
async function closeTask(page: Page, title: string) {
  await rowOf(page, title).getByRole("link").first().click();
  const task = page.getByRole("dialog");
  await task
    .getByRole("button", { name: new RegExp(`^${t("tasks.actions.close")}`) })
    .first()
    .click();
  await press(
    page.getByRole("dialog", { name: t("tasks.messages.closeTitle") }),
    t("tasks.actions.close"),
  );
}

/** A report with the figure of findings, frozen; answers its address. */
async function report(admin: Page, title: string): Promise<string> {
  await admin.goto("/ReportListView");
  await admin
    .getByRole("button", { name: t("reports.actions.create") })
    .first()
    .click();
  await type(admin, t("reports.fields.title"), title);
  await press(admin, t("common.actions.save"));
  await expect(
    admin.getByRole("heading", { level: 1, name: title }),
  ).toBeVisible();
  await press(admin, t("reports.actions.add.figure"));
  await choose(
    admin,
    t("reports.fields.figureKind"),
    t("reports.figures.findings.title"),
  );
  await press(admin, t("reports.actions.freeze"));
  await expect(admin.getByRole("dialog")).toBeHidden();
  const { pathname, search } = new URL(admin.url());
  return pathname + search;
}

test("a value outside its limit becomes an alert, a finding, a task, a treatment, doses, recovery, a re-test, a page of the report", async ({
  person,
}) => {
  test.slow();
  const clinic = await aClinic("loop");
  const of = await peopleOf(clinic);
  const parameterId = builtInId(clinic.zooId, "bodyTemperature");
  const series = { clinic, parameterId };
  await loadDocuments(keptOf(series, before));

  // Outside its limit, and told where somebody looks already.
  const admin = await person(of.admin, { at: alerts });
  await expect(admin.getByText(t("measures.alerts.none"))).toBeVisible();
  await markLoaded(admin);
  const vet = await person(of.chief, { at: measuresOf(clinic) });
  await enterFever(vet, "40,2");
  const told = admin.getByRole("row", { name: /40,2.°C/u });
  await expect(told).toBeVisible(soon);
  await expect(told).toContainText(clinic.animalName);
  await isLoadedOnce(admin);

  // Against its own baseline it is a finding, with what is judged by set beforehand.
  await vet.goto(bookOf(clinic));
  await findInChart(vet);
  await daysPass(clinic.zooId);
  await vet.goto(findings);
  await expect(ofFinding(vet)).toContainText(
    t("measures.findings.states.open"),
  );
  await treat(vet);
  await expect(ofFinding(vet)).toContainText(
    t("measures.findings.states.acted"),
  );

  // One click, and there is something to do; who leads sees it come and does it.
  await admin.goto("/TaskManagementView");
  await expect(
    admin.getByRole("heading", { level: 1, name: t("tasks.title") }),
  ).toBeVisible();
  await markLoaded(admin);
  await askTask(vet);
  await expect(rowOf(admin, parameter)).toBeVisible(soon);
  await isLoadedOnce(admin);
  await closeTask(admin, parameter);
  await vet.goto("/TaskManagementView?status=DONE");
  await expect(rowOf(vet, parameter)).toContainText(
    t("tasks.states.closed"),
    soon,
  );

  // A treatment; its doses are given by who did not prescribe them.
  await vet.goto(bookOf(clinic));
  await prescribe(vet, "Fièvre");
  const card = vet.getByRole("article", { name: "Méloxicam" });
  await expect(card).toBeVisible(soon);
  await admin.goto(sheetOf(clinic));
  for (const time of ["00:00", "00:01"]) {
    await says(admin, "Donnée", time).click();
    await expect(doseAt(admin, time)).toContainText("Donnée par");
  }
  await expect(card).toContainText(/100\s?% des prises données \(2 sur 2\)/u);
  await endTreatment(vet, card, "Guérison");
  await expect(doseAt(admin, "23:59")).toHaveCount(0);
  await press(vet, "Voir les traitements terminés");
  await expect(card).toContainText("Guérison");

  // Two weeks pass, in which it is cooler than in the days before; in the night after them the finding is judged.
  await admin.goto("/Dashboard");
  const tile = admin.getByRole("link", {
    name: new RegExp(t("measures.findings.verdicts.improved"), "u"),
  });
  await expect(tile).toContainText("0");
  // How the establishment stands is counted some minutes after its first change: until then that is said.
  await expect(
    admin.getByRole("region", { name: t("establishments.standing.own") }),
  ).toContainText(/Pas encore compté|Chiffres de/u);
  await markLoaded(admin);
  await vet.goto(findings);
  await writeDocuments(givenOn(series, after));
  await expect
    .poll(
      () =>
        areCounted(
          series,
          after.map(({ day }) => day),
        ),
      soon,
    )
    .toBe(true);
  await fire("retestFindings", startOfDay(dayOf(-7 * retestWeeks)));
  await expect(tile).toContainText("1", soon);
  await isLoadedOnce(admin);
  await expect(ofFinding(vet)).toContainText(
    t("measures.findings.verdicts.improved"),
    soon,
  );
  await expect(ofFinding(vet)).toContainText(
    /Avant\s: 39,1\s°C, après\s: 38,08\s°C, différence -1,\d+\s°C \(de -1,\d+ à -0,9\d*, n = 11 et 13\)/u,
  );

  // What became of it stands in a report, which the other reads.
  const title = "Ce que nous avons changé";
  const at = await report(admin, title);
  await vet.goto(at);
  await vet.getByRole("tab", { name: t("reports.tabs.preview") }).click();
  const page = vet.getByRole("table", {
    name: t("reports.figures.findings.title"),
  });
  await expect(page.getByRole("row", { name: /Amélioré/u })).toContainText(
    `${clinic.animalName} · ${parameter} (°C)`,
  );
});
