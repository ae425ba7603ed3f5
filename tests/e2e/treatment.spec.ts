import { demoDocument } from "../../demo/seed/build/document";
import { dayMs } from "../../src/domain/time/lengths";
import { wallToInstant } from "../../src/domain/time/paris";
import { wallTimeOf } from "../../src/domain/time/wall-time";
import {
  bookOf,
  dayOf,
  doseAt,
  dosesOf,
  endTreatment,
  giveOf,
  measuresOf,
  prescribe,
  says,
  sheetOf,
} from "./steps/care";
import { press, type } from "./steps/forms";
import type { Clinic } from "./steps/health";
import { aClinic } from "./steps/health";
import { forgetOffline, goOffline, goOnline, waiting } from "./steps/offline";
import { bellButton } from "./steps/session";
import { writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const phone = { viewport: { width: 360, height: 740 } };
/** What functions make of it may take long where everything is new. */
const soon = { timeout: 90_000 };
const alerts = "/Dashboard?tab=alerts";

/** What is given, and of whom. */
const ofAnimal = ({ zooId, sectorId, animalId }: Clinic) => ({
  ...{ zooId, sectorId, animalId },
});

/**
 * A treatment of the clinic's animal that began three days ago, once a day at eight: given, held, not given, and today's may still
 * be given or is to come.
 */
async function treatedSince(clinic: Clinic): Promise<void> {
  const of = ofAnimal(clinic);
  const prescriptionId = `${clinic.animalId}-since`;
  const at = (ago: number, time: string) =>
    wallToInstant(wallTimeOf(dayOf(ago), time));
  const by = clinic.of("keeper");
  const doses = [
    { ago: 3, outcome: "given", note: null },
    { ago: 2, outcome: "held", note: "Ne mange pas" },
  ] as const;
  await writeDocuments([
    demoDocument(
      "prescriptions",
      prescriptionId,
      {
        ...of,
        ...({ molecule: "doxycycline", dosageUnit: "mg" } as const),
        ...({ route: "oral", quantityUnit: "ml" } as const),
        ...{ frequency: "onceDaily" as const, dosage: 5, quantity: 1 },
        ...{ startDate: dayOf(3), endDate: dayOf(-3) },
        ...{ treatmentReason: "Toux", prescriberId: clinic.of("vet") },
      },
      {
        createdAt: at(3, "06:00"),
        createdBy: clinic.of("vet"),
      },
      clinic.animalId,
    ),
  ]);
  await writeDocuments(
    doses.map(({ ago, ...said }) => {
      const dose = { prescriptionId, revision: 1, day: dayOf(ago) };
      return demoDocument(
        "doses",
        [prescriptionId, "1", dose.day, "0800", by].join("_"),
        {
          ...of,
          ...dose,
          ...said,
          ...{ slot: "0800", dueAt: at(ago, "08:00"), by },
          at: at(ago, "08:10"),
        },
        { createdAt: at(ago, "08:10"), createdBy: by },
        clinic.animalId,
      );
    }),
  );
}

test("a treatment from its prescription to its early end, on two phones of which one has no network", async ({
  person,
  problems,
}) => {
  test.setTimeout(360_000);
  const clinic = await aClinic("treatment");
  const vet = await person(clinic.of("vet"), { at: bookOf(clinic) });
  await prescribe(vet);
  const card = vet.getByRole("article", { name: "Méloxicam" });
  await expect(card).toBeVisible(soon);
  // What was due before it was prescribed is nobody's to have missed.
  await expect(card).toContainText("Aucune prise n’était encore due");

  const at = sheetOf(clinic);
  const ann = await person(clinic.of("keeper"), { ...phone, at });
  const ben = await person(clinic.of("other"), { ...phone, at });
  for (const keeper of [ann, ben]) {
    await expect(doseAt(keeper, "00:00")).toContainText("Avant l’ordonnance");
    await expect(doseAt(keeper, "23:59")).toContainText("À venir");
  }

  // Both give the same dose, one of them without a network: what it stands by is on his phone already.
  const given = says(ben, "Donnée", "00:00");
  await expect(given).toBeVisible();
  await goOffline(ben);
  await says(ann, "Donnée", "00:00").click();
  await expect(doseAt(ann, "00:00")).toContainText("Donnée");
  await expect(doseAt(ben, "00:00")).toContainText("Avant l’ordonnance");
  expect((await given.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await given.click();
  await expect(doseAt(ben, "00:00")).toContainText("Donnée par");
  await expect(waiting(ben, 1)).toBeVisible();
  await goOnline(ben);
  await expect(waiting(ben, 1)).toBeHidden();
  for (const keeper of [ann, ben]) {
    await expect(doseAt(keeper, "00:00")).toContainText("Donnée deux fois");
    await expect(doseAt(keeper, "00:00")).toContainText(
      /Donnée par .+ à \d\d:\d\d et Donnée par .+ à \d\d:\d\d/,
    );
  }

  // The veterinarian is told, who keeps the animal is not.
  await vet.goto(alerts);
  const twice = vet.getByRole("row", {
    name: /Une dose a été donnée deux fois/,
  });
  await expect(twice).toBeVisible(soon);
  await expect(twice).toContainText(clinic.animalName);
  await bellButton(vet).click();
  await expect(
    vet.getByRole("dialog").getByText("Une dose a été donnée deux fois"),
  ).toBeVisible(soon);

  // Held in one touch; why may follow.
  await says(ann, "Retenue", "00:01").click();
  await expect(doseAt(ann, "00:01")).toContainText("Retenue");
  await ann
    .getByRole("button", { name: /^Ajouter un motif\s?: Méloxicam/ })
    .click();
  await type(dosesOf(ann), "Motif", "Vomit depuis minuit");
  await press(dosesOf(ann), t("common.actions.save"));
  for (const keeper of [ann, ben])
    await expect(doseAt(keeper, "00:01")).toContainText("Vomit depuis minuit");

  // Of two doses one was given, by whoever how often: a half.
  await vet.goto(bookOf(clinic));
  await expect(card).toContainText(/50\s?% des prises données \(1 sur 2\)/u);
  await expect(card).toContainText("manquées 0, retenues 1, refusées 0");

  // It is stopped early: what was to come is on no phone any more.
  await endTreatment(vet, card, "Effets secondaires", "Vomissements");
  for (const keeper of [ann, ben]) {
    await expect(doseAt(keeper, "23:59")).toHaveCount(0);
    await expect(dosesOf(keeper)).toContainText("Aucune prise aujourd’hui");
  }
  await press(vet, "Voir les traitements terminés");
  await expect(card).toContainText("Effets secondaires · Vomissements");
  await expect(card).toContainText(/50\s?% des prises données/u);
  forgetOffline(problems);
});

test("a dose that nobody gave is an alert, told in red, and counts against the adherence", async ({
  person,
}) => {
  test.setTimeout(240_000);
  const clinic = await aClinic("missed");
  await treatedSince(clinic);
  const vet = await person(clinic.of("vet"), { at: alerts });
  const missed = vet.getByRole("row", { name: /Des doses ont été manquées/ });
  await expect(missed).toBeVisible(soon);
  await expect(missed).toContainText(clinic.animalName);

  // Three were due and one was given; today's is not counted before it is given or missed.
  await vet.goto(bookOf(clinic));
  const card = vet.getByRole("article", { name: "Doxycycline" });
  await expect(card).toContainText(/33\s?% des prises données \(1 sur 3\)/u);
  await expect(card).toContainText("manquées 1, retenues 1, refusées 0");
  const red = card.getByText("1 prise manquée");
  await expect(red).toBeVisible();

  const keeper = await person(clinic.of("keeper"), { ...phone, at: alerts });
  await expect(keeper.getByText(t("measures.alerts.none"))).toBeVisible();
});

test(
  "a slow loss of weight is found with the last of ten weights, and acknowledged with a reason",
  { tag: "@long" },
  async ({ person }) => {
    test.setTimeout(240_000);
    const clinic = await aClinic("loss");
    const parameterId = `${clinic.zooId}_weight`;
    const by = clinic.of("keeper");
    // 4.7 g less a week: of 800 g that is less than a twentieth with the ninth weight, more with the tenth.
    await writeDocuments(
      Array.from({ length: 9 }, (_, index) => {
        const at = new Date(Date.now() - (9 - index) * 7 * dayMs);
        const valueId = `weight-${String(index)}`;
        return demoDocument(
          "healthValues",
          valueId,
          {
            ...ofAnimal(clinic),
            ...{ valueId, parameterId, at, by, openToKeepers: true },
            value: Math.round(800 - index * 4.7) / 1000,
            source: "person" as const,
          },
          { createdAt: at, createdBy: by },
          clinic.animalId,
        );
      }),
    );
    const vet = await person(clinic.of("vet"), {
      at: measuresOf(clinic),
    });
    const form = await giveOf(vet, "Poids");
    await type(form, "Valeur", "0,758");
    await press(form, t("common.actions.save"));
    await expect(form).toBeHidden();

    await vet.goto(alerts);
    const loss = vet.getByRole("row", { name: /Poids\s: baisse lente/ });
    await expect(loss).toBeVisible(soon);
    await expect(loss).toContainText(clinic.animalName);
    await bellButton(vet).click();
    await expect(
      vet.getByRole("dialog").getByText(/Poids en baisse lente/),
    ).toBeVisible(soon);
    await vet.keyboard.press("Escape");

    const keeper = await person(by, { ...phone, at: alerts });
    await expect(keeper.getByText(t("measures.alerts.none"))).toBeVisible();
    await expect(keeper.getByText(/baisse lente/)).toHaveCount(0);
    await bellButton(keeper).click();
    await expect(keeper.getByRole("dialog")).toBeVisible();
    await expect(keeper.getByText(/baisse lente/)).toHaveCount(0);

    await loss.getByRole("button", { name: /^Prendre en compte/ }).click();
    const why = vet.getByRole("dialog");
    await why.getByRole("textbox").fill("Ration revue avec la nutrition");
    await press(why, t("common.actions.save"));
    await expect(vet.getByText(t("measures.alerts.none"))).toBeVisible();
  },
);
