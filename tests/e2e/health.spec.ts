import type { Page } from "@playwright/test";
import { demoPassword } from "../../demo/seed/accounts";
import { dayMs } from "../../src/domain/time/lengths";
import { demoDocument } from "../../demo/seed/build/document";
import { parisDay } from "../../src/domain/time/paris";
import { addDays } from "../../src/domain/time/calendar-day";
import { giveOf, measuresOf } from "./steps/care";
import { press } from "./steps/forms";
import type { Clinic } from "./steps/health";
import { aClinic } from "./steps/health";
import { forgetOffline, goOffline, goOnline, waiting } from "./steps/offline";
import { statusAs } from "./steps/place";
import { difference, settledReads } from "./steps/reads";
import { writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const phone = { viewport: { width: 360, height: 740 } };
/** What functions make of it may take long where everything is new. */
const soon = { timeout: 90_000 };

/** Types a value into its form and saves it. */
async function give(page: Page, parameter: string, value: string) {
  const form = await giveOf(page, parameter);
  await form.getByRole("textbox", { name: "Valeur", exact: true }).fill(value);
  await press(form, t("common.actions.save"));
  await expect(form).toBeHidden();
}

test("a value outside an animal's limits is an alert for who looks after health, and is acknowledged with a reason", async ({
  person,
}) => {
  test.setTimeout(240_000);
  const clinic = await aClinic("fever");
  const vet = await person(clinic.of("vet"), { at: measuresOf(clinic) });
  const form = await giveOf(vet, "Température corporelle");
  await form.getByRole("textbox", { name: "Valeur", exact: true }).fill("40,2");
  await expect(form.getByText(/Au-dessus des limites/)).toBeVisible();
  await press(form, t("common.actions.save"));
  await expect(form).toBeHidden();

  await vet.goto("/Dashboard?tab=alerts");
  const told = vet.getByRole("row", { name: /40,2.°C/ });
  await expect(told).toBeVisible(soon);
  await expect(told).toContainText(clinic.animalName);

  // A matter of health is nothing for who keeps the animal.
  const keeper = await person(clinic.of("keeper"), {
    ...phone,
    at: "/Dashboard?tab=alerts",
  });
  await expect(keeper.getByText(t("measures.alerts.none"))).toBeVisible();
  await expect(keeper.getByText(/40,2/)).toHaveCount(0);

  await told.getByRole("button", { name: /^Prendre en compte/ }).click();
  const why = vet.getByRole("dialog");
  await press(why, t("common.actions.save"));
  await expect(why.getByText(t("errors.fields.required"))).toBeVisible();
  await why.getByRole("textbox").fill("Antipyrétique donné, revue ce soir");
  await press(why, t("common.actions.save"));
  await expect(vet.getByText(t("measures.alerts.none"))).toBeVisible();
});

test("a keeper weighs without a network, judged by eye, and the veterinarian finds it", async ({
  person,
  problems,
}) => {
  test.setTimeout(240_000);
  const clinic = await aClinic("weigh");
  const at = measuresOf(clinic);
  const keeper = await person(clinic.of("keeper"), { ...phone, at });
  const form = await giveOf(keeper, "Poids");
  const value = form.getByRole("textbox", { name: "Valeur", exact: true });
  await expect(value).toBeVisible();
  await goOffline(keeper);
  await value.fill("0,74");
  await form.getByText("Estimé", { exact: true }).click();
  await press(form, t("common.actions.save"));
  await expect(form).toBeHidden();
  await expect(waiting(keeper, 1)).toBeVisible();
  await goOnline(keeper);
  await expect(waiting(keeper, 1)).toBeHidden();

  const vet = await person(clinic.of("vet"), { at });
  const row = vet.getByRole("row").filter({ hasText: "Poids" });
  await expect(row).toContainText(/0,74.kg/, soon);
  await row.getByRole("link").first().click();
  await expect(vet.getByText(/0,74.kg/).first()).toBeVisible();
  await expect(vet.getByText(/estimé/i).first()).toBeVisible();
  forgetOffline(problems);
});

/** What is known of the clinic's animal beside values: a note, a treatment that goes on, one that is over. */
async function treat({ zooId, sectorId, animalId, of }: Clinic) {
  const by = of("vet");
  const today = parisDay(new Date());
  const at = new Date(Date.now() - 3_600_000);
  const stamp = { createdAt: at, createdBy: by };
  const animal = { zooId, sectorId, animalId };
  const dosing = {
    ...animal,
    ...({ molecule: "meloxicam", dosageUnit: "mg", route: "oral" } as const),
    ...({ quantityUnit: "ml", frequency: "onceDaily" } as const),
    ...{ dosage: 0.2, quantity: 0.1, prescriberId: by },
    startDate: addDays(today, -6),
    treatmentReason: "Boiterie",
  };
  await writeDocuments([
    demoDocument(
      "healthNotes",
      "limp",
      {
        ...animal,
        ...{ noteType: "consultation", title: "Boiterie secrète", at, by },
      },
      stamp,
      animalId,
    ),
    demoDocument(
      "prescriptions",
      `${animalId}-now`,
      { ...dosing, endDate: addDays(today, 3) },
      stamp,
      animalId,
    ),
    demoDocument(
      "prescriptions",
      `${animalId}-over`,
      {
        ...dosing,
        endDate: addDays(today, -2),
        actualEndDate: addDays(today, -2),
        ...({
          status: "archived",
          endReason: "recovery",
          endedAt: at,
        } as const),
      },
      stamp,
      animalId,
    ),
  ]);
}

test(
  "a keeper finds values and current treatments, never notes and what is over",
  { tag: "@long" },
  async ({ person }) => {
    test.setTimeout(240_000);
    const clinic = await aClinic("sight");
    await treat(clinic);
    const { animalId, of } = clinic;
    const below = (path: string) => `animals/${animalId}/${path}`;
    const statuses = (who: Parameters<Clinic["of"]>[0]) => {
      const [uid, mail] = [of(who), `${of(who)}@suricate.test`];
      const one = { uid, mail, password: demoPassword, name: who };
      return Promise.all(
        [
          below("healthNotes/limp"),
          below(`prescriptions/${animalId}-now`),
          below(`prescriptions/${animalId}-over`),
        ].map((path) => statusAs(one, path)),
      );
    };
    expect(await statuses("vet")).toEqual([200, 200, 200]);
    expect(await statuses("manager")).toEqual([200, 200, 200]);
    expect(await statuses("keeper")).toEqual([403, 200, 403]);

    const at = measuresOf(clinic);
    const vet = await person(of("vet"), { at });
    await give(vet, "Poids", "0,71");
    const keeper = await person(of("keeper"), { ...phone, at });
    await expect(keeper.getByText(/0,71.kg/).first()).toBeVisible(soon);
    await keeper.goto(`/AnimalManagementView?animalId=${animalId}&tab=health`);
    await expect(
      keeper.getByRole("heading", { level: 1, name: clinic.animalName }),
    ).toBeVisible();
    await expect(keeper.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(keeper.getByText("Boiterie secrète")).toHaveCount(0);
  },
);

test(
  "a veterinarian reads the book by time, however long it is, and prints it; a keeper's has no note",
  { tag: "@long" },
  async ({ person }) => {
    test.setTimeout(240_000);
    const clinic = await aClinic("book");
    await treat(clinic);
    const { animalId, zooId, sectorId, of } = clinic;
    const parameterId = `${zooId}_weight`;
    await writeDocuments(
      Array.from({ length: 300 }, (_, index) => {
        const at = new Date(Date.now() - (index * 12 + 2) * dayMs);
        return demoDocument(
          "healthValues",
          `old-${String(index)}`,
          {
            ...{ zooId, sectorId, animalId, parameterId, at },
            ...{
              value: 0.7 + index / 1000,
              by: of("vet"),
              openToKeepers: true,
            },
            source: "person" as const,
          },
          { createdAt: at, createdBy: of("vet") },
          animalId,
        );
      }),
    );
    const at = `/AnimalManagementView?animalId=${animalId}&tab=health`;
    const vet = await person(of("vet"), { at: "/Dashboard" });
    await expect(vet.getByRole("heading", { level: 1 })).toBeVisible();
    const before = (await settledReads(of("vet"))).byCollection;
    await vet.goto(at);
    const book = vet.getByRole("region", { name: t("health.book.title") });
    await expect(book.getByText("Boiterie secrète")).toBeVisible(soon);
    await expect(
      book.getByText("Traitement terminé : Méloxicam"),
    ).toBeVisible();
    const after = (await settledReads(of("vet"))).byCollection;
    const read = difference(after, before);
    const ofBook = ["healthValues", "healthNotes", "prescriptions", "doses"];
    const shown = await book.getByRole("listitem").count();
    const reads = [...ofBook, "alerts", "events"].reduce(
      (total, name) => total + (read[name] ?? 0),
      0,
    );
    console.log(`reads, a book of 300 values: ${reads} for ${shown} lines`);
    expect(shown).toBeGreaterThanOrEqual(20);
    expect(reads).toBeLessThanOrEqual(shown + 20);

    await book.getByRole("button", { name: t("health.book.earlier") }).click();
    await expect
      .poll(() => book.getByRole("listitem").count())
      .toBeGreaterThanOrEqual(shown + 20);
    await vet.getByRole("link", { name: t("health.book.paper.open") }).click();
    const paper = vet.getByRole("group", { name: /^Carnet de santé/u });
    await expect(paper.getByText("Boiterie secrète")).toBeVisible();
    await vet.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(paper).toBeVisible();
    await expect(vet.getByRole("tab")).toHaveCount(0);
    await expect(
      vet.getByRole("button", { name: t("health.book.paper.open") }),
    ).toBeHidden();

    const keeper = await person(of("keeper"), { ...phone, at });
    const open = keeper.getByRole("region", { name: t("health.book.title") });
    await expect(open.getByText("Traitement commencé : Méloxicam")).toHaveCount(
      1,
      soon,
    );
    await keeper.goto(`${at}&tool=paper`);
    await expect(keeper.getByText("Méloxicam").first()).toBeVisible();
    await expect(keeper.getByText("Boiterie secrète")).toHaveCount(0);
  },
);
