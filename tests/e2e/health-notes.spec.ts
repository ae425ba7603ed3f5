import type { Page } from "@playwright/test";
import { demoPassword } from "../../demo/seed/accounts";
import { addDays } from "../../src/domain/time/calendar-day";
import { parisDay } from "../../src/domain/time/paris";
import { press, type } from "./steps/forms";
import type { Clinic } from "./steps/health";
import { aClinic } from "./steps/health";
import { statusAs, tokenOf } from "./steps/place";
import { documentOf, documentsIn } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";
import { functionsHost, project } from "./world";

const t = texts("fr");
/** What functions make of it may take long where everything is new. */
const soon = { timeout: 180_000 };

/** Eight by eight pixels of one colour. */
const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGNwmJCAFTEMLQkAqntMAXUq6MkAAAAASUVORK5CYII=",
  "base64",
);

const bookOf = ({ animalId }: Clinic) =>
  `/AnimalManagementView?animalId=${animalId}&tab=health`;

const personOf = (clinic: Clinic, who: "vet" | "keeper" | "manager") => {
  const uid = clinic.of(who);
  const mail = `${uid}@suricate.test`;
  return { uid, mail, password: demoPassword, name: who };
};

/** Fills in a vaccination that is due again on a day, with a photo. */
async function vaccinate(page: Page, title: string, day: string) {
  await press(page, t("health.notes.actions.add"));
  const form = page.getByRole("form", { name: t("health.notes.actions.add") });
  await form
    .getByText(t("health.notes.options.vaccination"), { exact: true })
    .click();
  await type(form, t("health.notes.fields.title"), title);
  const due = form.getByLabel(t("health.notes.fields.nextDue"));
  await due.fill(day.split("-").reverse().join("/"));
  await due.press("Tab");
  await press(form, t("attachments.actions.add"));
  const choosing = page.waitForEvent("filechooser");
  await page
    .getByRole("menuitem", { name: t("attachments.actions.choosePhoto") })
    .click();
  await (
    await choosing
  ).setFiles({ name: "main.png", mimeType: "image/png", buffer: photo });
  await expect(
    form.getByRole("button", { name: /^Retirer : Photo/ }),
  ).toBeVisible();
  await press(form, t("common.actions.save"));
  await expect(form).toBeHidden();
}

/** Whether a function gives this person an address of a file. */
async function mayOpen(
  clinic: Clinic,
  who: "vet" | "keeper" | "manager",
  storageRef: string,
): Promise<boolean> {
  const idToken = await tokenOf(personOf(clinic, who));
  const answer = await fetch(
    `http://${functionsHost}/${project}/europe-west3/getSignedUrl`,
    {
      method: "POST",
      headers: {
        authorization: `Bearer ${idToken}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ data: { storageRef } }),
    },
  );
  return answer.ok;
}

test("a vaccination is due again as a task that says nothing of it, and closing that leads to the next note", async ({
  person,
}) => {
  test.setTimeout(600_000);
  const clinic = await aClinic("booster");
  const { animalId, animalName } = clinic;
  const tomorrow = addDays(parisDay(new Date()), 1);
  const vet = await person(clinic.of("vet"), { at: bookOf(clinic) });
  await vaccinate(vet, "Rappel contre la rage", tomorrow);
  // On its card, and in the book by time, which leads to the card.
  const card = vet.getByText("Rappel contre la rage", { exact: true });
  await expect(card).toHaveCount(2);
  await expect(
    vet.getByRole("button", { name: /^Agrandir : Photo/ }),
  ).toBeVisible(soon);

  const [noteId = ""] = await documentsIn(`animals/${animalId}/healthNotes`);
  const note = `animals/${animalId}/healthNotes/${noteId}`;
  await expect
    .poll(
      async () => await documentOf(`tasks/health_${animalId}_${noteId}`),
      soon,
    )
    .not.toBeNull();
  const stored = JSON.stringify(
    await documentOf(`tasks/health_${animalId}_${noteId}`),
  );
  expect(stored).not.toMatch(/rage|vaccin|rappel/iu);
  const file = JSON.stringify((await documentOf(note))?.["attachments"]);
  const path = /"stringValue":"([^"]+)"/u.exec(file)?.[1] ?? "";
  expect(path).toMatch(/^[^/]+\/healthNotes\/[^/]+\/[0-9a-f]{32}\.jpg$/u);

  // Neither the note nor its file is the keeper's to see; the appointment is.
  expect(await statusAs(personOf(clinic, "vet"), note)).toBe(200);
  expect(await statusAs(personOf(clinic, "keeper"), note)).toBe(403);
  expect(await mayOpen(clinic, "vet", path)).toBe(true);
  expect(await mayOpen(clinic, "manager", path)).toBe(true);
  expect(await mayOpen(clinic, "keeper", path)).toBe(false);
  const title = `Rendez-vous vétérinaire : ${animalName}`;
  const address = `/TaskManagementView?taskId=health_${animalId}_${noteId}`;
  const keeper = await person(clinic.of("keeper"), { at: address });
  await expect(keeper.getByRole("dialog", { name: title })).toBeVisible();
  await expect(
    keeper.getByRole("link", { name: t("health.menu.book") }),
  ).toHaveCount(0);

  await vet.goto("/TaskManagementView");
  await expect(vet.getByText(title).first()).toBeVisible(soon);
  await vet.goto(address);
  const drawer = vet.getByRole("dialog", { name: title });
  await drawer.getByRole("button", { name: /^Clore/ }).click();
  await vet
    .getByRole("dialog", { name: t("tasks.messages.closeTitle") })
    .getByRole("button", { name: t("tasks.actions.close"), exact: true })
    .click();
  await drawer.getByRole("link", { name: t("tasks.detail.writeNote") }).click();
  const next = vet.getByRole("form", { name: t("health.notes.actions.add") });
  await expect(
    next.getByRole("radio", { name: t("health.notes.options.vaccination") }),
  ).toBeChecked();
  await type(next, t("health.notes.fields.title"), "Rage, seconde injection");
  await press(next, t("common.actions.save"));
  await expect(next).toBeHidden();
  await expect(
    vet.getByText("Rage, seconde injection", { exact: true }),
  ).toHaveCount(2);
});
