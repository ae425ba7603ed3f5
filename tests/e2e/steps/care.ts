import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { addDays } from "../../../src/domain/time/calendar-day";
import { parisDay } from "../../../src/domain/time/paris";
import { choose, press, type } from "./forms";
import type { Clinic } from "./health";
import { texts } from "./texts";

const t = texts("fr");

/** The day of Paris so many days ago. */
export const dayOf = (ago: number) => addDays(parisDay(new Date()), -ago);

/** A day as people type it. */
export const written = (day: string) => day.split("-").reverse().join("/");

/** Where the values of the clinic's animal are. */
export const measuresOf = ({ animalId }: Clinic) =>
  `/VeterinaryParametersView?animalId=${animalId}`;

/** The healthcare book of the clinic's animal. */
export const bookOf = ({ animalId }: Clinic) =>
  `/AnimalManagementView?animalId=${animalId}&tab=health`;

/** What is to be given today in the clinic's sector. */
export const sheetOf = ({ sectorId }: Clinic) =>
  `/SectorManagementView?sectorId=${sectorId}&tab=tools&tool=treatments`;

/** Opens the form of one value of a parameter. */
export async function giveOf(page: Page, parameter: string) {
  await page
    .getByRole("button", {
      name: t("common.messages.actionOn", {
        action: "Ajouter une valeur",
        name: parameter,
      }),
    })
    .click();
  return page.getByRole("dialog");
}

/** The veterinarian prescribes for an animal, twice just after midnight and once just before: two doses are past, one is to come. */
export async function prescribe(vet: Page, reason = "Boiterie") {
  await press(vet, "Prescrire");
  const form = vet.getByRole("form", { name: "Ordonnance" });
  await expect(form.getByText("1 ordonnance sera créée.")).toBeVisible();
  await choose(vet, "Molécule", "Méloxicam");
  await type(form, "Dosage", "0,2");
  await type(form, "Quantité par prise", "0,1");
  await form.getByText("Orale", { exact: true }).click();
  await form.getByText("Trois fois par jour", { exact: true }).click();
  await type(form, "Heures", "0:00, 0:01, 23:59");
  const last = form.getByRole("textbox", { name: "Dernier jour" });
  await last.fill(written(dayOf(-3)));
  await last.press("Tab");
  await type(form, "Motif du traitement", reason);
  await expect(
    form.getByRole("region", { name: /prochaines prises/ }),
  ).toContainText("00:00, 00:01 et 23:59");
  await press(form, t("common.actions.save"));
  await expect(form).toBeHidden();
}

/** The button that says what was done about a dose of `prescribe`. */
export const says = (page: Page, what: string, time: string) =>
  page.getByRole("button", {
    name: new RegExp(`^${what}\\s?: Méloxicam, Animal 1, ${time}`),
  });

export const dosesOf = (page: Page): Locator =>
  page.getByRole("region", { name: "Soins du jour" });

/** A dose of `prescribe` on the sheet. */
export const doseAt = (page: Page, time: string): Locator =>
  dosesOf(page)
    .getByRole("listitem")
    .filter({ hasText: "Méloxicam" })
    .filter({ hasText: time });

/** Ends a treatment that is shown as a card, for this reason. */
export async function endTreatment(
  vet: Page,
  card: Locator,
  reason: string,
  note?: string,
) {
  await card.getByRole("button", { name: /Méloxicam/ }).click();
  await vet.getByRole("menuitem", { name: "Terminer le traitement" }).click();
  const end = vet.getByRole("form", { name: "Terminer le traitement" });
  await end.getByText(reason, { exact: true }).click();
  if (note !== undefined) await type(end, "Précision", note);
  await press(end, t("common.actions.save"));
  await expect(end).toBeHidden();
}
