import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { demoDocument } from "../../demo/seed/build/document";
import { enclosureValues } from "../../src/domain/enclosure/enclosure";
import { choose, press, type } from "./steps/forms";
import { test } from "./steps/kept-device";
import {
  goOffline,
  keptOnDevice,
  outboxOf,
  unsaved,
  waiting,
} from "./steps/offline";
import type { Person, Place } from "./steps/place";
import { aPerson, aPlace, changeAccess } from "./steps/place";
import { enter, signIn } from "./steps/session";
import { documentOf, writeDocuments } from "./steps/suite";
import { texts } from "./steps/texts";

const t = texts("fr");
const made = () => ({
  createdAt: new Date(Date.now() - 48 * 3_600_000),
  createdBy: "founder",
});

interface Facility {
  place: Place;
  manager: Person;
  enclosureId: string;
  animalId: string;
}

const enclosureDocument = (
  { zooId, sectorId }: Place,
  id: string,
  enclosureName: string,
  by: { updatedAt?: Date; updatedBy?: string } = {},
) => {
  const form = { enclosureName, linkedSectorId: sectorId, memo: "", areas: [] };
  const fields = { zooId, ...enclosureValues(form, id) };
  return demoDocument("enclosures", id, fields, { ...made(), ...by });
};

/** A manager at work in a sector with the enclosure Plaine, in which the animal Kiwi lives. */
async function aFacility(): Promise<Facility> {
  const place = await aPlace();
  const { zooId, sectorId } = place;
  const manager = await aPerson(place, { role: "management" });
  const enclosureId = `${zooId}-plaine`;
  const animalId = `${zooId}-kiwi`;
  const kiwi = {
    zooId,
    animalName: "Kiwi",
    animalSexe: "Femelle" as const,
    specieId: "meerkat",
    specieName: "Suricata suricatta",
    sectorId,
    animalEnclosureData: { enclosureId },
  };
  await writeDocuments([
    enclosureDocument(place, enclosureId, "Plaine"),
    demoDocument("animals", animalId, kiwi, made()),
  ]);
  return { place, manager, enclosureId, animalId };
}

/** Signed in and remembered, a new enclosure begun, with everything in the cache that the test looks at. */
async function atWork(page: Page, facility: Facility): Promise<void> {
  const { mail, password } = facility.manager;
  await signIn(page, mail, {
    password,
    remember: true,
    at: "/EnclosureListView",
  });
  await expect(page.getByRole("link", { name: "Plaine" })).toBeVisible();
  await keptOnDevice(page);
  await page.goto(moveAddress(facility));
  await expect(
    page.getByRole("combobox", { name: t("animals.fields.enclosureId") }),
  ).toHaveValue("Plaine");
  await page.goto("/EnclosureManagementView?mode=create");
  await choose(page, t("enclosures.fields.linkedSectorId"), "Savane");
}

const moveAddress = ({ animalId }: Facility) =>
  `/AnimalManagementView?animalId=${animalId}&tool=move`;

/** Creates the enclosure Steppe and moves Kiwi into it, both without a network. */
async function movedOffline(page: Page, facility: Facility): Promise<void> {
  await goOffline(page);
  await type(page, t("enclosures.fields.enclosureName"), "Steppe");
  await press(page, t("common.actions.create"));
  await expect(page.getByRole("link", { name: "Steppe" })).toBeVisible();
  await expect(waiting(page, 1)).toBeVisible();

  await page.goto(moveAddress(facility));
  await choose(page, t("animals.fields.enclosureId"), "Steppe");
  await press(page, t("animals.actions.move"));
  await expect(waiting(page, 2)).toBeVisible();
}

/** The name of the enclosure that the server has for the animal; null while it has no such one. */
async function homeOf({ animalId }: Facility): Promise<unknown> {
  const animal = JSON.stringify(await documentOf(`animals/${animalId}`));
  const id = /"enclosureId":\{"stringValue":"([^"]+)"\}/.exec(animal)?.[1];
  const home = await documentOf(`enclosures/${id ?? "none"}`);
  return home?.["enclosureName"]?.["stringValue"] ?? null;
}

test("a move into an enclosure that itself waits arrives after it", async ({
  page,
}) => {
  const facility = await aFacility();
  await atWork(page, facility);
  await movedOffline(page, facility);
  expect(await homeOf(facility)).toBe("Plaine");
  await page.context().setOffline(false);
  await expect.poll(() => homeOf(facility)).toBe("Steppe");
  await expect.poll(() => outboxOf(page)).toEqual([]);
  await expect(waiting(page, 2)).toBeHidden();
});

test("when the enclosure is refused, the move is kept and shown, and both arrive once it is allowed", async ({
  page,
}) => {
  const facility = await aFacility();
  const { manager, place } = facility;
  await atWork(page, facility);
  await movedOffline(page, facility);
  await changeAccess(manager, place, { role: "keeper" });
  await page.context().setOffline(false);

  const enclosure = await unsaved(page, "Steppe");
  await expect(enclosure).toContainText(t("errors.codes.not-allowed"));
  const move = page.getByRole("region", { name: "Kiwi" });
  await expect(move).toContainText(
    t("shell.messages.waitsFor", { name: "Steppe" }),
  );
  expect(await homeOf(facility)).toBe("Plaine");

  await changeAccess(manager, place, { role: "management" });
  await enclosure
    .getByRole("button", { name: t("common.actions.retry") })
    .click();
  await expect.poll(() => homeOf(facility)).toBe("Steppe");
  await expect.poll(() => outboxOf(page)).toEqual([]);
});

test(
  "a form saved offline that meets somebody else's change says who was first and what",
  { tag: "@long" },
  async ({ page }) => {
    const facility = await aFacility();
    const { place, enclosureId } = facility;
    const colleague = await aPerson(place, { firstName: "Sofia" });
    await atWork(page, facility);
    await page.goto(
      `/EnclosureManagementView?enclosureId=${enclosureId}&mode=edit`,
    );
    const name = page.getByLabel(t("enclosures.fields.enclosureName"));
    await expect(name).toHaveValue("Plaine");
    await goOffline(page);
    await name.fill("Steppe");
    await press(page, t("common.actions.save"));
    await expect(
      page.getByRole("heading", { level: 1, name: "Steppe" }),
    ).toBeVisible();
    await expect(waiting(page, 1)).toBeVisible();

    const by = { updatedAt: new Date(), updatedBy: colleague.uid };
    await writeDocuments([enclosureDocument(place, enclosureId, "Lande", by)]);
    await page.context().setOffline(false);
    const entry = await unsaved(page, "Steppe");
    await expect(entry).toContainText(t("errors.codes.conflict"));
    await expect(entry).toContainText(
      t("shell.messages.wonBy", { name: colleague.name }),
    );
    await expect(entry).toContainText(
      t("shell.messages.storedNow", { value: "Lande" }),
    );
    const path = `enclosures/${enclosureId}`;
    const stored = async () =>
      (await documentOf(path))?.["enclosureName"]?.["stringValue"];
    expect(await stored()).toBe("Lande");
    await entry
      .getByRole("button", { name: t("common.actions.retry") })
      .click();
    await expect.poll(stored).toBe("Steppe");
  },
);

test(
  "an enclosure with one bad zone stays visible everywhere and is mended by saving it",
  { tag: "@long" },
  async ({ page }) => {
    const facility = await aFacility();
    const { place, enclosureId, manager } = facility;
    const { path, data } = enclosureDocument(place, enclosureId, "Plaine");
    const areas = [
      { areaId: "a1", areaName: "Prairie", indoor: false },
      { areaId: "a2", areaName: 7, indoor: "yes" },
    ];
    await writeDocuments([{ path, data: { ...data, areas } }]);
    const { mail, password } = manager;
    await enter(page, mail, { password, at: "/EnclosureListView" });
    await page.getByRole("link", { name: "Plaine" }).first().click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Plaine" }),
    ).toBeVisible();
    await page.goto(
      `/EnclosureManagementView?enclosureId=${enclosureId}&mode=edit`,
    );
    const zone = page.getByLabel(t("enclosures.fields.areaName"));
    await expect(zone).toHaveValue("Prairie");
    await zone.fill("Grande prairie");
    await press(page, t("common.actions.save"));
    await expect(
      page.getByRole("heading", { level: 1, name: "Plaine" }),
    ).toBeVisible();
    const stored = async () =>
      (await documentOf(path))?.["areas"]?.["arrayValue"] as {
        values: unknown[];
      };
    await expect
      .poll(async () => JSON.stringify(await stored()))
      .toContain("Grande prairie");
    expect((await stored()).values).toHaveLength(1);
  },
);
