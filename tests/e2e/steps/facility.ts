import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { choose, follow, press, type } from "./forms";
import type { Language } from "./texts";
import { texts } from "./texts";

const shows = (page: Page, title: string) =>
  expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

interface SectorWish {
  name: string;
  /** Full names. */
  keeper: string;
  manager: string;
}

/** From the list of sectors: creates one together with its team. */
export async function createSector(
  page: Page,
  language: Language,
  { name, keeper, manager }: SectorWish,
): Promise<void> {
  const t = texts(language);
  await page.goto("/SectorListView");
  await follow(page, t("sectors.actions.create"));
  await type(page, t("sectors.fields.sectorName"), name);
  await choose(page, t("sectors.options.role.keeper"), keeper);
  await choose(page, t("sectors.options.role.management"), manager);
  await press(page, t("common.actions.create"));
  await shows(page, name);
}

interface EnclosureWish {
  name: string;
  sector: string;
  zone: string;
  area: number;
}

/** From the list of enclosures: creates one with a zone. */
export async function createEnclosure(
  page: Page,
  language: Language,
  { name, sector, zone, area }: EnclosureWish,
): Promise<void> {
  const t = texts(language);
  await page.goto("/EnclosureListView");
  await follow(page, t("enclosures.actions.create"));
  await type(page, t("enclosures.fields.enclosureName"), name);
  await choose(page, t("enclosures.fields.linkedSectorId"), sector);
  await press(page, t("enclosures.actions.addZone"));
  await type(page, t("enclosures.fields.areaName"), zone);
  await type(page, t("enclosures.fields.areaSurface"), String(area));
  await press(page, t("common.actions.create"));
  await shows(page, name);
}

interface AnimalWish {
  name: string;
  /** The latin name: the same in every language. */
  species: string;
  birthdate: string;
  enclosure: string;
}

/** From the list of animals: creates a female. */
export async function createAnimal(
  page: Page,
  language: Language,
  { name, species, birthdate, enclosure }: AnimalWish,
): Promise<void> {
  const t = texts(language);
  await page.goto("/specieAnimalsListView");
  await follow(page, t("animals.actions.create"));
  await type(page, t("animals.fields.animalName"), name);
  await choose(page, t("animals.fields.specieId"), species);
  await page
    .getByRole("radio", { name: t("animals.options.sex.Femelle") })
    .check();
  await type(page, t("animals.fields.animalBirthdate"), birthdate);
  await choose(page, t("animals.fields.enclosureId"), enclosure);
  await press(page, t("common.actions.create"));
  await shows(page, name);
}
