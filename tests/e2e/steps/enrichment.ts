import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { choose, press, type } from "./forms";
import { goOffline, goOnline, hasAllParts, waiting } from "./offline";
import { documentOf, documentsWhere } from "./suite";
import { texts } from "./texts";

const t = texts("fr");
const dayMs = 86_400_000;

/** What an establishment has of an object, as it is stored. */
export const sideOf = async (
  zooId: string,
  enrichmentId: string,
): Promise<string> =>
  JSON.stringify(await documentOf(`enrichmentUses/${zooId}_${enrichmentId}`));

/** Waits until the stock was told of so many movements of an object. */
export const expectCounted = (
  enrichmentId: string,
  movements: number,
): Promise<void> =>
  // With many functions at work their turn may take long to come.
  expect
    .poll(
      async () => {
        const all = await documentsWhere(
          "enrichmentMovements",
          "enrichmentId",
          enrichmentId,
        );
        return all.filter(
          ({ fields }) => fields["counted"]?.["booleanValue"] === true,
        ).length;
      },
      { timeout: 90_000 },
    )
    .toBe(movements);

/** Makes an official object, which a missing translation refuses; answers its id. */
export async function makeOfficial(page: Page, name: string): Promise<string> {
  await page
    .getByRole("switch", { name: t("enrichment.actions.officialMode") })
    .click();
  await page
    .getByRole("link", { name: t("enrichment.actions.createOfficial") })
    .first()
    .click();
  await type(page, t("enrichment.fields.name"), name);
  const translations = page.getByRole("textbox", { name: /^Nom \(/ });
  await expect(translations).toHaveCount(6);
  for (const at of [0, 1, 2, 3, 4])
    await translations.nth(at).fill(`${name} ${at}`);
  await press(page, t("common.actions.create"));
  await expect(
    page.getByText(t("errors.fields.translationRequired")).first(),
  ).toBeVisible();
  await translations.nth(5).fill(`${name} 5`);
  await press(page, t("common.actions.create"));
  // Whoever came from the list is there again, before the new one.
  const made = page.getByRole("heading", { level: 1, name });
  const row = page.getByRole("row").getByRole("link", { name });
  await expect(made.or(row)).toBeVisible();
  if (await row.isVisible()) await row.click();
  await expect(made).toBeVisible();
  const id = new URL(page.url()).searchParams.get("enrichmentId");
  if (id === null) throw new Error("the object has no address");
  // The first call of a function may take long where everything is new.
  await expect
    .poll(() => documentOf(`enrichments/${id}`), { timeout: 90_000 })
    .not.toBeNull();
  return id;
}

/** Has the pieces of an object counted and brings some. */
export async function bring(page: Page, pieces: number): Promise<void> {
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
  await type(form, t("enrichment.fields.quantity"), String(pieces));
  await press(form, t("common.actions.save"));
  await expect(form).toBeHidden();
}

/** Plans what the calendar is narrowed to for every day until so many from now; nobody approved it, which is asked. */
export async function planDaily(page: Page, days: number): Promise<void> {
  await press(page, t("enrichment.calendar.actions.plan"));
  const form = page.getByRole("form", {
    name: t("enrichment.calendar.actions.plan"),
  });
  await form
    .getByText(t("enrichment.calendar.repeats.DAILY"), { exact: true })
    .click();
  const last = new Date(Date.now() + days * dayMs);
  const field = form.getByRole("textbox", {
    name: t("enrichment.calendar.fields.lastDay"),
  });
  await field.fill(last.toLocaleDateString("fr-FR"));
  await field.press("Tab");
  await press(form, t("common.actions.save"));
  await press(page, t("enrichment.calendar.actions.planAnyway"));
  await expect(page.getByText(/séances sont planifiées/)).toBeVisible();
}

/** What was logged without a network is with the server. */
async function sendAll(page: Page): Promise<void> {
  await goOnline(page);
  for (const count of [1, 2, 3, 4])
    await expect(waiting(page, count)).toBeHidden();
}

const placing = (page: Page) =>
  page.getByRole("region", { name: t("enrichment.log.states.place") });

/** Places an object, has an animal's face, takes it out and ends with a note: all without a network. */
export async function logOffline(
  page: Page,
  { object, note }: { object: string; note: string },
): Promise<void> {
  const place = placing(page);
  await place
    .getByRole("searchbox", { name: t("enrichment.log.actions.search") })
    .fill(object);
  const chosen = place.getByRole("button", { name: new RegExp(`^${object}`) });
  await expect(chosen).toBeVisible();
  await hasAllParts(page);
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
  await type(now, t("enrichment.log.fields.note"), note);
  await press(now, t("enrichment.log.actions.closeNamed", named));
  await sendAll(page);
}

/** Several place the object that their address names, each without knowing of the others. */
export async function placeAtOnce(
  pages: readonly Page[],
  object: string,
): Promise<void> {
  const name = t("enrichment.log.actions.placedNamed", { name: object });
  for (const page of pages) {
    const place = placing(page);
    await expect(
      place.getByText(
        t("enrichment.states.inStore", { available: 1, total: 1 }),
      ),
    ).toBeVisible();
    await hasAllParts(page);
    await goOffline(page);
    await press(place, name);
    await expect(waiting(page, 1)).toBeVisible();
  }
  await Promise.all(pages.map(sendAll));
}

/** Refuses an object for a species, which is not taken without a reason. */
export async function refuse(
  page: Page,
  { specie, why }: { specie: string; why: string },
): Promise<void> {
  await press(page, t("enrichment.use.approval.add"));
  const form = page.getByRole("form", {
    name: t("enrichment.use.approval.add"),
  });
  await choose(page, t("enrichment.use.approval.fields.subjectId"), specie);
  await form
    .getByText(t("enrichment.use.approval.states.refused"), { exact: true })
    .click();
  await press(form, t("common.actions.save"));
  await expect(form).toBeVisible();
  await type(form, t("enrichment.use.approval.fields.why"), why);
  await press(form, t("common.actions.save"));
  await expect(form).toBeHidden();
}
