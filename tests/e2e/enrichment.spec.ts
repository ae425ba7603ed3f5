import type { Page } from "@playwright/test";
import type { DemoDocument } from "../../demo/seed/build/document";
import { demoDocument } from "../../demo/seed/build/document";
import { directoryDocuments } from "../../demo/seed/build/names/directories";
import { bulkDocuments } from "./steps/bulk";
import {
  bring,
  expectCounted,
  logOffline,
  makeOfficial,
  placeAtOnce,
  planDaily,
  refuse,
  sideOf,
} from "./steps/enrichment";
import { press } from "./steps/forms";
import { forgetOffline } from "./steps/offline";
import { ownId } from "./steps/own-id";
import { hire } from "./steps/people";
import { writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");

const zooId = ownId("ring");
const sectorId = `${zooId}-sector-1`;
const enclosureId = `${zooId}-enclosure-1`;
const object = `Cerceau ${zooId}`;
const lastId = `${zooId}-last`;
const last = `Dernier anneau ${zooId}`;
const note = "Joueuse ce matin";
const why = "Les griffes s’y prennent.";

const of = (who: string) => `${zooId}-${who}`;
const objectPage = (id: string) => `/EnrichManagementView?enrichmentId=${id}`;
const logAt = `/EnrichListView?tool=log&enclosureId=${enclosureId}`;
const inStore = (available: number, total: number) =>
  t("enrichment.states.inStore", { available, total });

const stamp = { createdAt: new Date(), createdBy: "superadmin" };

/** The species of the bulk's animals is everybody's; that it is here, the directory says. */
const specie: DemoDocument = {
  path: "species/meerkat",
  data: { specieName: "Suricate", names: { fr: "Suricate" } },
};

/** An object whose pieces are counted; one of it was brought. */
const lastOne: DemoDocument[] = [
  demoDocument("enrichments", lastId, { zooId, name: last }, stamp),
  demoDocument(
    "enrichmentUses",
    `${zooId}_${lastId}`,
    { zooId, enrichmentId: lastId, stockManaged: true },
    stamp,
  ),
  demoDocument(
    "enrichmentMovements",
    `${zooId}-brought`,
    {
      zooId,
      enrichmentId: lastId,
      quantity: 1,
      reason: "bought",
      at: new Date(),
      by: "superadmin",
    },
    stamp,
  ),
];

test.beforeAll(async () => {
  const bulk = bulkDocuments({
    zooId,
    keeperId: of("keeper"),
    tasks: 0,
    mine: 0,
    sectors: 1,
    enclosures: 1,
    animals: 1,
    groups: 1,
    people: 0,
  });
  await writeDocuments([...bulk, ...lastOne]);
  await writeDocuments(directoryDocuments([...bulk, specie], new Date()));
  for (const [who, role] of [
    ["keeper", "keeper"],
    ["other", "keeper"],
    ["manager", "management"],
    ["vet", "veterinary"],
  ] as const)
    await hire({
      id: of(who),
      zooId,
      firstName: who,
      lastName: "Cerceau",
      sectorRoles: { [role]: [sectorId] },
    });
});

const phone = { viewport: { width: 360, height: 740 } };

/** The row of an object in the list, as a manager finds it. */
async function rowOf(page: Page, name: string) {
  await page.goto("/EnrichListView");
  await page
    .getByRole("searchbox", { name: t("enrichment.actions.search") })
    .fill(name);
  return page.getByRole("row").filter({ hasText: name });
}

/** The vet's reason stands where it is planned again, and nothing can be saved. */
async function expectRefused(page: Page): Promise<void> {
  await page.reload();
  await press(page, t("enrichment.calendar.actions.plan"));
  const form = page.getByRole("form", {
    name: t("enrichment.calendar.actions.plan"),
  });
  await expect(form.getByText(why)).toBeVisible();
  await press(form, t("common.actions.save"));
  await expect(form).toBeVisible();
  await expect(
    page.getByRole("button", {
      name: t("enrichment.calendar.actions.planAnyway"),
    }),
  ).toHaveCount(0);
}

async function expectHistory(page: Page, id: string): Promise<void> {
  await page.goto(`${objectPage(id)}&tab=evaluations`);
  await expect(page.getByText(note)).toBeVisible();
  await expect(
    page
      .getByText(new RegExp(t("enrichment.use.evaluation.responses.positive")))
      .first(),
  ).toBeVisible();
  await page.goto(`/EnrichListHistory?enrichmentId=${id}`);
  for (const reason of ["placed", "returned"] as const)
    await expect(
      page
        .getByRole("row")
        .getByText(t(`enrichment.history.reasons.${reason}`)),
    ).toBeVisible();
}

test("an official object is made, planned, logged without a network, judged and refused, and its stock adds up", async ({
  person,
  problems,
}) => {
  test.setTimeout(180_000);
  const provider = await person("superadmin", { at: "/EnrichListView" });
  const id = await makeOfficial(provider, object);

  const manager = await person(of("manager"), { at: objectPage(id) });
  await bring(manager, 2);
  await expect
    .poll(() => sideOf(zooId, id))
    .toContain('"available":{"integerValue":"2"}');
  await manager.goto(
    `/EnrichCalendarView?view=week&enclosureId=${enclosureId}&enrichmentId=${id}`,
  );
  await planDaily(manager, 7);

  const keeper = await person(of("keeper"), { ...phone, at: logAt });
  await logOffline(keeper, { object, note });

  const vet = await person(of("vet"), { at: objectPage(id) });
  await refuse(vet, { specie: "Suricate", why });
  await expectRefused(manager);

  await expectHistory(manager, id);
  await expectCounted(id, 3);
  expect(await sideOf(zooId, id)).toContain('"available":{"integerValue":"2"}');
  const row = await rowOf(manager, object);
  await expect(row.getByText(inStore(2, 2))).toBeVisible();
  forgetOffline(problems);
});

test(
  "two who place the last one at once, without a network, are both right, and somebody has to count",
  { tag: "@long" },
  async ({ person, problems }) => {
    await expect
      .poll(() => sideOf(zooId, lastId), { timeout: 90_000 })
      .toContain('"available":{"integerValue":"1"}');
    const at = `${logAt}&enrichmentId=${lastId}`;
    const pages = [
      await person(of("keeper"), { ...phone, at }),
      await person(of("other"), { ...phone, at }),
    ];
    await placeAtOnce(pages, last);
    await expect
      .poll(() => sideOf(zooId, lastId), { timeout: 90_000 })
      .toContain('"available":{"integerValue":"-1"}');
    const manager = await person(of("manager"));
    const row = await rowOf(manager, last);
    await expect(row.getByText(inStore(-1, 1))).toBeVisible();
    await expect(row.getByText(t("enrichment.states.recount"))).toBeVisible();
    await manager.goto(`/EnrichListHistory?enrichmentId=${lastId}`);
    await expect(
      manager
        .getByRole("row")
        .getByText(t("enrichment.history.reasons.placed"), { exact: true }),
    ).toHaveCount(2);
    forgetOffline(problems);
  },
);
