import type { Page } from "@playwright/test";
import { demoDocument } from "../../demo/seed/build/document";
import { choose, follow, press, type } from "./steps/forms";
import type { Person, Place } from "./steps/place";
import { aPerson, aPlace, statusAs } from "./steps/place";
import { enter } from "./steps/session";
import { tick, writeDocuments } from "./steps/suite";
import { planDaily } from "./steps/tasks";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const minute = 60_000;

const inventory = `GAN;ID local;Nom;Nom latin;Sexe;Naissance;Enclos
MIG12-1;L1;Malika;Panthera leo;Femelle;05/2018;Colline
MIG12-2;L2;Simou;Panthera leo;Mâle;02/2016;Colline
MIG12-3;L3;Pic;Suricata suricatta;Mâle;11/2022;Terrier
`;

const more = (name: string) =>
  t("common.messages.actionOn", { action: t("common.actions.more"), name });
const main = (page: Page) => page.getByRole("main");
const shows = (page: Page, title: string) =>
  expect(
    page.getByRole("heading", { level: 1, name: title, exact: true }),
  ).toBeVisible();

async function enters(page: Page, { mail, password }: Person, at: string) {
  await enter(page, mail, { password, at });
}

/** Begins an import of the inventory and goes on to its dry run. */
async function tryImport(page: Page, isFirst: boolean): Promise<void> {
  await page.goto("/specieAnimalsListView");
  if (!isFirst) {
    await listed(page, "/specieAnimalsListView", "Malika");
    await press(page, more(t("animals.title")));
    await page
      .getByRole("menuitem", { name: t("inventory.actions.open") })
      .click();
  } else await press(page, t("inventory.actions.open"));
  const dialog = page.getByRole("dialog", { name: t("inventory.title") });
  await dialog.locator("input[type=file]").setInputFiles({
    name: "inventaire.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(inventory),
  });
  await press(dialog, t("inventory.actions.next"));
  if (isFirst) await press(dialog, t("inventory.actions.dryRun"));
}

/** A list with a record that is named there once its directory is built, within the minute. */
const listed = (page: Page, at: string, name: string) =>
  expect(async () => {
    await tick(new Date());
    await page.goto(at);
    await expect(
      page.getByRole("link", { name: new RegExp(name) }).first(),
    ).toBeVisible({ timeout: 5_000 });
  }).toPass();

/** An establishment with somebody who runs it, and its neighbour with a keeper. */
async function twoZoos() {
  const place = await aPlace();
  const neighbour = await aPlace();
  const zooName = `Parc voisin ${neighbour.zooId}`;
  await writeDocuments([
    demoDocument(
      "zoo",
      neighbour.zooId,
      { zooName },
      { createdAt: new Date(), createdBy: "founder" },
    ),
  ]);
  const [admin, keeper] = await Promise.all([
    aPerson(place, { right: "admin", role: "management" }),
    aPerson(neighbour),
  ]);
  return { place, admin, keeper, zooName };
}

async function openAnimal(page: Page, name: string): Promise<string> {
  await listed(page, "/specieAnimalsListView", name);
  await page
    .getByRole("link", { name: new RegExp(name) })
    .first()
    .click();
  await shows(page, name);
  return new URL(page.url()).searchParams.get("animalId") ?? "";
}

async function openEnclosure(page: Page, name: string): Promise<string> {
  await listed(page, "/EnclosureListView", name);
  await page
    .getByRole("link", { name: new RegExp(name) })
    .first()
    .click();
  await shows(page, name);
  return new URL(page.url()).searchParams.get("enclosureId") ?? "";
}

async function drawMap(page: Page, enclosureId: string): Promise<void> {
  const at = `/EnclosureManagementView?enclosureId=${enclosureId}`;
  await page.goto(`${at}&mode=edit`);
  await press(page, t("enclosures.actions.addZone"));
  await type(page, t("enclosures.fields.areaName"), "Rocher");
  await type(page, t("enclosures.fields.areaSurface"), "60");
  await press(page, t("common.actions.save"));
  await shows(page, "Colline");
  await page.goto(`${at}&mode=map`);
  await page.getByLabel(t("enclosures.map.fields.mapWidth")).fill("10");
  await page.getByLabel(t("enclosures.map.fields.squareArea")).fill("1");
  await press(page, t("enclosures.map.actions.begin"));
  const stage = page.getByRole("application", {
    name: t("enclosures.map.states.of", { name: "Colline" }),
  });
  await stage.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await press(page, t("common.actions.save"));
  await shows(page, "Colline");
}

/** The neighbour's keeper reads the card, and nothing of the record. */
async function seesOnlyTheCard(
  page: Page,
  keeper: Person,
  animalId: string,
  place: Place,
): Promise<void> {
  await page.goto("/singleview");
  await page.getByRole("link", { name: /Malika/ }).click();
  await shows(page, "Malika");
  await expect(main(page)).toContainText("Panthera leo");
  for (const hidden of ["MIG12", "Colline", "Terrier", "L1"])
    await expect(main(page)).not.toContainText(hidden);
  await page.goto(`/AnimalManagementView?animalId=${animalId}`);
  await expect(page.getByText(t("animals.states.missing"))).toBeVisible();
  const status = (path: string) => statusAs(keeper, path);
  expect(await status(`animalCards/${animalId}`)).toBe(200);
  expect(await status(`animals/${animalId}`)).toBe(403);
  expect(await status(`zoo/${place.zooId}`)).toBe(403);
  expect(await status("zooNames/all")).toBe(403);
}

/** Functions tell the neighbour, after all that others write meanwhile. */
const told = { timeout: 120_000 };

test("a zoo is set up from nothing by import, gets a map, shares an animal with its neighbour, loses it, and its past is read", async ({
  page,
  visitor,
}) => {
  // Each trigger starts a process of its own at its first event.
  test.setTimeout(420_000);
  const { place, admin, keeper, zooName } = await twoZoos();
  const task = `Peser Malika ${place.zooId}`;
  await enters(page, admin, "/Dashboard");

  await test.step("an inventory is brought in, and brought in again changes nothing", async () => {
    await tryImport(page, true);
    await press(page, t("inventory.actions.import", { count: 3, number: "3" }));
    await expect(
      page.getByText(t("inventory.states.imported", { count: 3, number: "3" })),
    ).toBeVisible();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("common.actions.close"), exact: true })
      .last()
      .click();
    await tryImport(page, false);
    await expect(
      page.getByRole("button", { name: t("inventory.states.nothingToDo") }),
    ).toBeDisabled();
  });

  const animalId = await openAnimal(page, "Malika");

  await test.step("the neighbour is authorised, and sees the card alone", async () => {
    await choose(page, t("animals.neighbours.panel.add"), zooName);
    await press(
      page.getByRole("dialog"),
      t("animals.neighbours.questions.add.confirm"),
    );
    await expect(
      page
        .getByRole("region", { name: t("animals.neighbours.panel.title") })
        .getByText(zooName, { exact: true }),
    ).toBeVisible();
    const other = await visitor();
    await enters(other, keeper, "/Dashboard");
    await expect
      .poll(() => statusAs(keeper, `animalCards/${animalId}`), told)
      .toBe(200);
    await seesOnlyTheCard(other, keeper, animalId, place);
  });

  await test.step("its enclosure gets a map, and it moves to another", async () => {
    await drawMap(page, await openEnclosure(page, "Colline"));
    await page.goto(`/AnimalManagementView?animalId=${animalId}&tool=move`);
    await choose(page, t("animals.fields.enclosureId"), "Terrier");
    await press(page, t("animals.actions.move"));
    await shows(page, "Malika");
  });

  await test.step("it dies: what was to be done for it is asked about", async () => {
    const runsAt = new Date(Math.ceil((Date.now() + minute) / minute) * minute);
    await planDaily(page, "fr", {
      title: task,
      animal: "Malika",
      runsAt,
      dueInMinutes: 1,
    });
    await tick(runsAt);
    await page.goto(`/AnimalManagementView?animalId=${animalId}`);
    await press(page, more("Malika"));
    await page
      .getByRole("menuitem", { name: t("animals.life.actions.end") })
      .click();
    for (const asked of ["tasksAlone", "automationsAlone"] as const)
      await expect(
        page.getByText(t(`animals.life.states.${asked}`, { count: 1 })),
      ).toBeVisible();
    await page
      .getByText(t("animals.life.options.state.deceased"), { exact: true })
      .click();
    await press(page, t("animals.life.actions.saveEnd"));
    await expect(page.getByText(/^Décédé le/).first()).toBeVisible();
  });

  await test.step("its past is read, and the neighbour knows that it died", async () => {
    await page.goto(`/Timeline?animalId=${animalId}`);
    for (const kind of ["deceased", "moved", "authorised", "created"] as const)
      await expect(
        page.getByText(
          t(`events.sentences.${kind}`, { by: admin.name, name: "Malika" }),
        ),
      ).toBeVisible();
    const other = await visitor();
    await enters(other, keeper, `/singleview?animalId=${animalId}`);
    await expect(other.getByText(/^Décédé le/)).toBeVisible();
  });

  await test.step("the authorisation is taken back", async () => {
    await page.goto(`/AnimalManagementView?animalId=${animalId}`);
    await follow(page, t("animals.neighbours.panel.see"));
    await shows(page, "Malika");
    await page.goBack();
    await press(
      page,
      t("common.messages.actionOn", {
        action: t("animals.neighbours.panel.remove"),
        name: zooName,
      }),
    );
    await press(
      page.getByRole("dialog"),
      t("animals.neighbours.questions.remove.confirm"),
    );
    await expect
      .poll(() => statusAs(keeper, `animalCards/${animalId}`), told)
      .toBe(403);
  });
});
