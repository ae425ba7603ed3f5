import type { Locator, Page } from "@playwright/test";
import { demoDocument } from "../../demo/seed/build/document";
import { addDays } from "../../src/domain/time/calendar-day";
import { parisDay } from "../../src/domain/time/paris";
import { choose, follow, press, type } from "./steps/forms";
import type { Place } from "./steps/place";
import { aPerson, aPlace } from "./steps/place";
import { enter } from "./steps/session";
import { writeDocuments } from "./steps/suite";
import { actionButton } from "./steps/tasks";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
/** What functions make of it may take long where everything is new. */
const soon = { timeout: 90_000 };
const enclosureName = "Volière";
const due = addDays(parisDay(new Date()), 9).split("-").reverse().join("/");

/** An establishment with all its follow-up and one enclosure to visit. */
async function visited(): Promise<Place> {
  const place = await aPlace();
  const { zooId, sectorId } = place;
  const stamp = {
    createdAt: new Date(Date.now() - 86_400_000),
    createdBy: "founder",
  };
  await writeDocuments([
    demoDocument(
      "zoo",
      zooId,
      { zooName: "Parc visité", followUpLevel: "global" },
      stamp,
    ),
    demoDocument(
      "enclosures",
      `${zooId}-enclosure`,
      { zooId, enclosureName, linkedSectorId: sectorId },
      stamp,
    ),
  ]);
  return place;
}

const row = (page: Page, name: "finding" | "recommendation", place: number) =>
  page.getByRole("group", { name: t(`cir.states.${name}`, { place }) });

/** Fills in a recommendation that was just added. */
async function advise(page: Page, place: number, text: string): Promise<void> {
  await press(page, t("cir.actions.addRecommendation"));
  const fields = row(page, "recommendation", place);
  await fields
    .getByRole("textbox", { name: t("cir.fields.recommendation") })
    .fill(text);
  const day = fields.getByRole("textbox", { name: t("cir.fields.dueDate") });
  await day.fill(due);
  await day.press("Tab");
}

const progress = (page: Page, done: string, all: string): Locator =>
  page.getByText(t("cir.states.progress", { done, all })).first();

test("a visit's recommendations become tasks, once, and what is done of them is told", async ({
  page,
}) => {
  const place = await visited();
  const provider = await aPerson(place, { right: "superAdmin", role: "none" });
  await enter(page, provider.mail, {
    password: provider.password,
    at: "/CirManagementView",
  });
  await follow(page, t("cir.actions.create"));
  await type(page, t("cir.fields.title"), "Visite de printemps");
  await press(page, t("cir.actions.addFinding"));
  await type(page, t("cir.fields.subject"), "Perchoirs");
  await choose(page, t("cir.fields.enclosureId"), enclosureName);
  await type(page, t("cir.fields.text"), "Ils bougent.");
  await advise(page, 1, "Fixer les perchoirs");
  await advise(page, 2, "Contrôler chaque mois");
  await press(page, t("common.actions.create"));
  await page.getByRole("tab", { name: t("cir.tabs.followUp") }).click();
  await expect(progress(page, "0", "2")).toBeVisible();

  await press(page, t("cir.actions.makeTasks"));
  const links = page.getByRole("link", {
    name: new RegExp(`^${t("cir.actions.openTask")}`),
  });
  await expect(links).toHaveCount(2, soon);
  await expect(
    page.getByRole("button", {
      name: new RegExp(`^${t("cir.actions.makeTask")}`),
    }),
  ).toHaveCount(0);

  await links.first().click();
  const task = page.getByRole("dialog");
  await actionButton(task, "fr", "close", "Fixer les perchoirs").click();
  await press(
    page.getByRole("dialog", { name: t("tasks.messages.closeTitle") }),
    t("tasks.actions.close"),
  );
  await follow(task, t("routes.menu.cir"));
  await expect(progress(page, "1", "2")).toBeVisible(soon);
  await expect(page.getByText(provider.name).first()).toBeVisible();
});
