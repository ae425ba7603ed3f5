import { aDashboard } from "../builders/boards";
import { demoDocument } from "../../demo/seed/build/document";
import { widgetKinds, widgetRules } from "../../src/domain/board/widgets";
import { bulkDocuments, keeperSector } from "./steps/bulk";
import { press, type } from "./steps/forms";
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

test("a dashboard begins from a template, is changed by keys, shared, and shows a keeper what is theirs", async ({
  person,
}) => {
  test.slow();
  const clinic = await aClinic("boards");
  const page = await person(clinic.of("manager"), { at: custom });
  await press(
    page,
    on(t("boards.actions.begin"), t("boards.templates.manager.name")),
  );
  const alerts = page.getByRole("region", { name: kindOf("alerts") });
  await expect(alerts).toBeVisible();

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
  await expect(
    keeper.getByRole("region", { name: kindOf("alerts") }),
  ).not.toContainText(t("boards.states.notAllowed"));
  await expect(
    keeper.getByRole("button", { name: t("boards.actions.edit") }),
  ).toHaveCount(0);
});

/** Beside its rows, a widget reads so much at most. */
const besideRows = 20;

test("a dashboard of twelve widgets reads its rows and little more, beside 20,000 tasks", async ({
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
  const widgets = kinds.map((kind, at) =>
    new URLSearchParams({
      ...{ id: `w${String(at)}`, kind, x: "0", y: String(4 * at) },
      ...{ w: "12", h: "4" },
      ...Object.fromEntries(
        widgetRules[kind].asks.map((name) => [name, asked[name]]),
      ),
    }).toString(),
  );
  expect(widgets).toHaveLength(12);
  const { name, sharedWith, audience } = aDashboard({
    authorId: managerId,
    sharedWith: [],
  });
  await writeDocuments([
    demoDocument(
      "dashboards",
      `${zooId}-board`,
      { zooId, authorId: managerId, name, sharedWith, audience, widgets },
      { createdAt: new Date(), createdBy: managerId },
    ),
  ]);
  await enter(page, managerId);
  const before = (await settledReads(managerId)).byCollection;
  await page.goto(custom);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(
    page.getByRole("region", { name: t("boards.kinds.enclosureMap.title") }),
  ).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const read = difference((await settledReads(managerId)).byCollection, before);
  console.log(`reads, a dashboard of 12 widgets: ${JSON.stringify(read)}`);
  // The rows: at most 200 open tasks of the day, four alerts, four pieces of news, ten events.
  const rows = (read["tasks"] ?? 0) + (read["events"] ?? 0);
  expect(sum(read) - rows).toBeLessThanOrEqual(12 * besideRows);
  expect(rows).toBeLessThanOrEqual(600);
});
