import type { Page } from "@playwright/test";
import { bulkDocuments } from "./steps/bulk";
import { choose, press, type } from "./steps/forms";
import { goOffline, goOnline, waiting } from "./steps/offline";
import { hire } from "./steps/people";
import { enter } from "./steps/session";
import { documentOf, writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");

const zooId = `ring-${Date.now().toString(36)}`;
const sectorId = `${zooId}-sector-1`;
const enclosureId = `${zooId}-enclosure-1`;
const object = `Cerceau ${zooId}`;
const why = "Les griffes s’y prennent.";
const days = 7;

const of = (who: string) => `${zooId}-${who}`;
const objectPage = (id: string) => `/EnrichManagementView?enrichmentId=${id}`;
const calendar = (id: string) =>
  `/EnrichCalendarView?view=week&enclosureId=${enclosureId}&enrichmentId=${id}`;

test.beforeAll(async () => {
  await writeDocuments(
    bulkDocuments({
      zooId,
      keeperId: of("keeper"),
      tasks: 0,
      mine: 0,
      sectors: 1,
      enclosures: 1,
      animals: 1,
      groups: 1,
      people: 0,
    }),
  );
  for (const [who, role] of [
    ["keeper", "keeper"],
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

/** Makes an official object, which a missing translation refuses; answers its id. */
async function makeOfficial(page: Page): Promise<string> {
  await page
    .getByRole("switch", { name: t("enrichment.actions.officialMode") })
    .click();
  await page
    .getByRole("link", { name: t("enrichment.actions.createOfficial") })
    .first()
    .click();
  await type(page, t("enrichment.fields.name"), object);
  const translations = page.getByRole("textbox", { name: /^Nom \(/ });
  await expect(translations).toHaveCount(6);
  for (const at of [0, 1, 2, 3, 4])
    await translations.nth(at).fill(`${object} ${at}`);
  await press(page, t("common.actions.create"));
  await expect(
    page.getByText(t("errors.fields.translationRequired")).first(),
  ).toBeVisible();
  await translations.nth(5).fill(`${object} 5`);
  await press(page, t("common.actions.create"));
  await page.getByRole("link", { name: object }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: object }),
  ).toBeVisible();
  const id = new URL(page.url()).searchParams.get("enrichmentId");
  if (id === null) throw new Error("the object has no address");
  await expect.poll(() => documentOf(`enrichments/${id}`)).not.toBeNull();
  return id;
}

/** Counts the pieces of the establishment and brings two. */
async function stock(page: Page): Promise<void> {
  await page
    .getByRole("switch", { name: t("enrichment.fields.stockManaged") })
    .click();
  await press(page, t("enrichment.actions.move"));
  const form = page.getByRole("form", { name: t("enrichment.actions.move") });
  await choose(
    page,
    t("enrichment.fields.reason"),
    t("enrichment.reasons.bought"),
  );
  await type(form, t("enrichment.fields.quantity"), "2");
  await press(form, t("common.actions.save"));
  await expect(form).toBeHidden();
}

/** Plans the object for every day of a week; nobody approved it, which is asked. */
async function planWeek(page: Page): Promise<void> {
  await press(page, t("enrichment.calendar.actions.plan"));
  const form = page.getByRole("form", {
    name: t("enrichment.calendar.actions.plan"),
  });
  await form
    .getByText(t("enrichment.calendar.repeats.DAILY"), { exact: true })
    .click();
  const last = new Date(Date.now() + days * 86_400_000);
  const field = form.getByRole("textbox", {
    name: t("enrichment.calendar.fields.lastDay"),
  });
  await field.fill(last.toLocaleDateString("fr-FR"));
  await field.press("Tab");
  await press(form, t("common.actions.save"));
  await press(page, t("enrichment.calendar.actions.planAnyway"));
  await expect(page.getByText(/séances sont planifiées/)).toBeVisible();
}

/** Places the object, has an animal's face, takes it out and ends with a note: all without a network. */
async function logOffline(page: Page): Promise<void> {
  const place = page.getByRole("region", {
    name: t("enrichment.log.states.place"),
  });
  await press(place, t("enrichment.log.actions.allObjects"));
  await place
    .getByRole("textbox", { name: t("enrichment.log.actions.search") })
    .fill(object);
  const chosen = place.getByRole("button", { name: new RegExp(`^${object}`) });
  await expect(chosen).toBeVisible();
  await goOffline(page);
  await chosen.click();
  const named = { name: object };
  await press(place, t("enrichment.log.actions.placedNamed", named));
  const now = page.getByRole("region", {
    name: t("enrichment.log.states.now"),
  });
  await now
    .getByRole("button", { name: t("enrichment.log.options.face.positive") })
    .click();
  await press(now, t("enrichment.log.actions.removedNamed", named));
  await type(now, t("enrichment.log.fields.note"), "Joueuse ce matin");
  await press(now, t("enrichment.log.actions.closeNamed", named));
  await goOnline(page);
  for (const count of [1, 2, 3, 4])
    await expect(waiting(page, count)).toBeHidden();
}

async function refuse(page: Page): Promise<void> {
  await press(page, t("enrichment.use.approval.add"));
  const form = page.getByRole("form", {
    name: t("enrichment.use.approval.add"),
  });
  await choose(page, t("enrichment.use.approval.fields.subjectId"), "Suricate");
  await form
    .getByText(t("enrichment.use.approval.states.refused"), { exact: true })
    .click();
  await press(form, t("common.actions.save"));
  await expect(form).toBeVisible();
  await type(form, t("enrichment.use.approval.fields.why"), why);
  await press(form, t("common.actions.save"));
  await expect(form).toBeHidden();
}

test("an official object is made, planned, logged without a network, refused, judged, and its stock adds up", async ({
  person,
  visitor,
}) => {
  test.setTimeout(180_000);
  const inside = async (who: string, at: string, isPhone = false) => {
    const page = await visitor(
      isPhone ? { viewport: { width: 360, height: 740 } } : {},
    );
    await enter(page, of(who), { at });
    return page;
  };
  const provider = await person("superadmin", { at: "/EnrichListView" });
  const id = await makeOfficial(provider);

  const manager = await inside("manager", objectPage(id));
  await stock(manager);
  await manager.goto(calendar(id));
  await planWeek(manager);

  const keeper = await inside(
    "keeper",
    `/EnrichListView?tool=log&enclosureId=${enclosureId}`,
    true,
  );
  await logOffline(keeper);

  const vet = await inside("vet", objectPage(id));
  await refuse(vet);
  await manager.reload();
  await press(manager, t("enrichment.calendar.actions.plan"));
  await expect(manager.getByText(why)).toBeVisible();

  await manager.goto(`${objectPage(id)}&tab=evaluations`);
  await expect(manager.getByText("Joueuse ce matin")).toBeVisible();
  await expect(
    manager.getByText(
      new RegExp(t("enrichment.use.evaluation.responses.positive")),
    ),
  ).toBeVisible();
  await manager.goto("/EnrichListView");
  await manager
    .getByRole("textbox", { name: t("enrichment.actions.search") })
    .fill(object);
  await expect(
    manager
      .getByRole("row")
      .filter({ hasText: object })
      .getByText(t("enrichment.states.inStore", { available: 2, total: 2 })),
  ).toBeVisible();
  await manager.goto(`/EnrichListHistory?enrichmentId=${id}`);
  for (const reason of ["placed", "returned"] as const)
    await expect(
      manager
        .getByRole("row")
        .getByText(t(`enrichment.history.reasons.${reason}`)),
    ).toBeVisible();
});
