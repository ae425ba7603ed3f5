import type { Alert } from "../../src/domain/measures/alerts/alert";
import { handCause } from "../../src/domain/measures/alerts/alert";
import { aDashboard } from "../builders/boards";
import { anAlert } from "../builders/measures";
import { demoDocument } from "../../demo/seed/build/document";
import type { WidgetKind } from "../../src/domain/board/widgets";
import { widgetKinds, widgetRules } from "../../src/domain/board/widgets";
import { bulkDocuments, keeperSector } from "./steps/bulk";
import { press, type } from "./steps/forms";
import type { Clinic } from "./steps/health";
import { aClinic } from "./steps/health";
import { moreOf } from "./steps/keys";
import { ownId } from "./steps/own-id";
import { hire } from "./steps/people";
import { difference, settledReads, sum } from "./steps/reads";
import { enter } from "./steps/session";
import { loadDocuments, writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const custom = "/dashboard-custom";
const on = (action: string, name: string) =>
  t("common.messages.actionOn", { action, name });
const kindOf = (kind: "alerts" | "events") => t(`boards.kinds.${kind}.title`);

/** An alert that somebody raised by hand of the animal of a clinic. */
const alertOf = (
  { zooId, animalId, sectorId }: Clinic,
  of: Alert["class"],
  text: string,
) => {
  const alertId = `${zooId}-${of}`;
  const { type, likelihood, severity } = anAlert();
  const now = new Date();
  return demoDocument(
    "alerts",
    alertId,
    {
      ...{ zooId, class: of, text, type, likelihood, severity },
      ...{ sectorIds: [sectorId], textKey: handCause, openedAt: now },
      subject: { kind: "animal", id: animalId, areaId: null },
      source: { kind: handCause, id: alertId },
    },
    { createdAt: now, createdBy: `${zooId}-vet` },
  );
};
const lock = "Le verrou de la trappe se bloque";
const lame = "Boite depuis ce matin";

test("a dashboard begins from a template, is changed by keys, shared, and shows a keeper what is theirs", async ({
  person,
}) => {
  test.slow();
  const clinic = await aClinic("boards");
  await writeDocuments([
    alertOf(clinic, "general", lock),
    alertOf(clinic, "health", lame),
  ]);
  const page = await person(clinic.of("manager"), { at: custom });
  await press(
    page,
    on(t("boards.actions.begin"), t("boards.templates.manager.name")),
  );
  const alerts = page.getByRole("region", { name: kindOf("alerts") });
  await expect(alerts).toContainText(lock);
  await expect(alerts).toContainText(lame);

  // Placed by keys, each step told aloud.
  await press(page, on(t("boards.actions.place"), kindOf("alerts")));
  await page
    .getByRole("button", { name: t("boards.actions.growths.narrower") })
    .focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: /largeur 5/u }),
  ).toHaveCount(1);
  await page.keyboard.press("Escape");
  // And by the pointer, at its head.
  const head = alerts.locator("[data-handle]");
  const from = await head.boundingBox();
  if (from === null) throw new Error("no head to take it by");
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 700, { steps: 12 });
  await page.mouse.up();
  await expect
    .poll(async () => (await head.boundingBox())?.y ?? 0)
    .toBeGreaterThan(from.y + 40);
  await press(page, on(t("boards.actions.takeOff"), kindOf("events")));
  const events = page.getByRole("region", { name: kindOf("events") });
  await expect(events).toHaveCount(0);
  await press(page, t("boards.actions.undo"));
  await expect(events).toBeVisible();
  await press(page, t("boards.actions.done"));

  await press(page, moreOf(t("boards.templates.manager.name")));
  await page.getByRole("menuitem", { name: t("boards.actions.share") }).click();
  const panel = page.getByRole("dialog");
  await type(panel, t("boards.fields.name"), "Chez nous");
  await panel
    .getByRole("combobox", { name: t("boards.fields.sharedWith"), exact: true })
    .press("ArrowDown");
  await page.getByRole("option", { name: "Soigneurs" }).click();
  await page.keyboard.press("Tab");
  await press(panel, t("common.actions.save"));
  const heading = { level: 1, name: "Chez nous", exact: true } as const;
  await expect(page.getByRole("heading", heading)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", heading)).toBeVisible();
  await expect(events).toBeVisible();

  // The same definition, under a keeper's own rights: the alerts that they read, and nothing to change.
  const keeper = await person(clinic.of("keeper"), { at: custom });
  await expect(keeper.getByRole("heading", heading)).toBeVisible();
  await expect(keeper.getByText(/Partagé (?:par|avec vous)/u)).toBeVisible();
  const theirs = keeper.getByRole("region", { name: kindOf("alerts") });
  await expect(theirs).toContainText(lock);
  await expect(theirs).not.toContainText(lame);
  await expect(
    keeper.getByRole("button", { name: t("boards.actions.edit") }),
  ).toHaveCount(0);

  // One list of alerts, to each what they may read of it.
  for (const [who, seesHealth] of [
    [page, 1],
    [keeper, 0],
  ] as const) {
    await who.goto("/Dashboard?tab=alerts");
    await expect(who.getByText(lock).first()).toBeVisible();
    await expect(who.getByText(lame)).toHaveCount(seesHealth);
  }
});

/** Beside its rows, a widget reads so much at most. */
const besideRows = 20;

test("a dashboard of every widget reads its rows and little more, and each of them, beside 20,000 tasks", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const zooId = ownId("boardreads");
  const managerId = `${zooId}-manager`;
  await loadDocuments(
    bulkDocuments({
      ...{ zooId, keeperId: `${zooId}-keeper`, tasks: 20_000, mine: 12 },
      ...{ sectors: 8, enclosures: 500, animals: 5_000, groups: 60 },
      people: 40,
    }),
  );
  await hire({
    ...{ id: managerId, zooId, firstName: "Max", lastName: "Bulk" },
    sectorRoles: { management: [keeperSector(zooId)] },
  });
  const asked = {
    enclosureId: `${zooId}-enclosure-7`,
    animalId: `${zooId}-animal-7`,
  };
  const kinds = [...widgetKinds];
  const { name, sharedWith, audience } = aDashboard({
    authorId: managerId,
    sharedWith: [],
  });
  const boardOf = (id: string, shown: readonly WidgetKind[]) =>
    demoDocument(
      "dashboards",
      `${zooId}-${id}`,
      {
        ...{ zooId, authorId: managerId, name, sharedWith, audience },
        widgets: shown.map((kind, at) =>
          new URLSearchParams({
            ...{ id: `w${String(at)}`, kind, x: "0", y: String(4 * at) },
            ...{ w: "12", h: "4" },
            ...Object.fromEntries(
              widgetRules[kind].asks.map((one) => [one, asked[one]]),
            ),
          }).toString(),
        ),
      },
      { createdAt: new Date(), createdBy: managerId },
    );
  await writeDocuments([
    boardOf("board", kinds),
    boardOf("none", []),
    ...kinds.map((kind) => boardOf(kind, [kind])),
  ]);
  await enter(page, managerId);
  /** What is read as a dashboard is opened, tasks and events apart, which are rows. */
  const readBy = async (id: string) => {
    const before = (await settledReads(managerId)).byCollection;
    await page.goto(`${custom}?dashboardId=${zooId}-${id}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const all = (await settledReads(managerId)).byCollection;
    const read = difference(all, before);
    const rows = (read["tasks"] ?? 0) + (read["events"] ?? 0);
    return { read, rows, beside: sum(read) - rows };
  };
  const { read, rows, beside } = await readBy("board");
  await expect(
    page.getByRole("region", { name: t("boards.kinds.enclosureMap.title") }),
  ).toBeVisible();
  console.log(`reads, a dashboard of every widget: ${JSON.stringify(read)}`);
  // The rows: at most 200 open tasks of the day, four alerts, four pieces of news, ten events.
  expect(beside).toBeLessThanOrEqual(kinds.length * besideRows);
  expect(rows).toBeLessThanOrEqual(600);
  const shell = (await readBy("none")).beside;
  const each: Partial<Record<WidgetKind, number>> = {};
  for (const kind of kinds) each[kind] = (await readBy(kind)).beside - shell;
  console.log(`reads beside its rows, by widget: ${JSON.stringify(each)}`);
  for (const kind of kinds)
    expect([kind, (each[kind] ?? 0) <= besideRows]).toEqual([kind, true]);
});
