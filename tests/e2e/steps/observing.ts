import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { demoDocument } from "../../../demo/seed/build/document";
import type { Recorded } from "../../../src/domain/observation/rows/keyed";
import { recordedIn } from "../../../src/domain/observation/rows/keyed";
import { aPerson, aPlace } from "./place";
import { documentOf, documentsIn, tick, writeDocuments } from "./suite";
import { texts } from "./texts";

const t = texts("fr");
const stamp = { createdAt: new Date(0), createdBy: "founder" };

/** An enclosure with animals, and a keeper who observes them. */
export interface Observed {
  keeper: { mail: string; password: string };
  animals: { id: string; name: string }[];
  zooId: string;
  /** Where a session is begun. */
  startAt: string;
}

/** The map of an enclosure, 20 m wide and 10 m high, of which the left half is a zone. */
const halfMap = {
  mapWidth: 20,
  squareArea: 100,
  columns: 2,
  rows: 1,
  zones: { areaIds: ["zone-west"], runs: "A." },
  levels: "2.",
};
const west = { areaId: "zone-west", areaName: "Ouest" };
const obsId = "primates-focal";

/** Animals of these names in an enclosure of their own, and a keeper of its sector. */
export async function observedAnimals(
  names: readonly string[],
  { mapped = false } = {},
): Promise<Observed> {
  const place = await aPlace();
  const { zooId, sectorId } = place;
  const keeper = await aPerson(place);
  const own = randomUUID().slice(0, 8);
  const enclosureId = `enclosure-${own}`;
  const animals = names.map((name) => ({
    id: `animal-${name.replaceAll(" ", "-")}-${own}`,
    name,
  }));
  await writeDocuments([
    demoDocument(
      "enclosures",
      enclosureId,
      {
        ...{ zooId, enclosureName: "Plaine", linkedSectorId: sectorId },
        areas: mapped ? [west] : [],
      },
      stamp,
    ),
    ...(mapped
      ? [
          demoDocument(
            "enclosureMaps",
            enclosureId,
            { zooId, sectorId, ...halfMap },
            stamp,
          ),
        ]
      : []),
    ...animals.map(({ id, name }) =>
      demoDocument(
        "animals",
        id,
        {
          ...{ zooId, sectorId, animalName: name, specieId: null },
          animalEnclosureData: { enclosureId },
        },
        stamp,
      ),
    ),
  ]);
  await tick(new Date());
  const startAt = `/ObsSessionView?mode=create&enclosureId=${enclosureId}&obsId=${obsId}`;
  return { keeper, animals, zooId, startAt };
}

/** Begins the session that is set out, and gives its id. */
export async function beginSession(page: Page): Promise<string> {
  await page
    .getByRole("button", { name: t("observation.start.begin") })
    .click();
  await expect(page).toHaveURL(/obsSessionId=/u);
  return new URL(page.url()).searchParams.get("obsSessionId") ?? "";
}

/** Does what the bar below the keys asks about first. */
export async function askedFor(
  page: Page,
  what: "end" | "handOver",
): Promise<void> {
  const name = t(`observation.collect.do.${what}`);
  await page.getByRole("button", { name, exact: true }).click();
  await page
    .getByRole("region")
    .getByRole("button", { name, exact: true })
    .last()
    .click();
}

/** Waits until a session is closed on the server. */
export const closedOnServer = (obsSessionId: string): Promise<void> =>
  expect
    .poll(
      async () => (await documentOf(`obsSessions/${obsSessionId}`))?.["status"],
      { timeout: 60_000 },
    )
    .toEqual({ stringValue: "closed" });

/** All that is recorded of a session on the server, and which devices sealed it. */
export async function recordedOnServer(
  obsSessionId: string,
): Promise<{ recorded: Recorded; devices: Set<string>; chunks: number }> {
  const at = `obsSessions/${obsSessionId}/records`;
  const ids = await documentsIn(`${at}?pageSize=300`);
  const chunks = await Promise.all(
    ids.map(async (recordId) => {
      const fields = await documentOf(`${at}/${recordId}`);
      const text = (name: string) => {
        const value = fields?.[name]?.["stringValue"];
        return typeof value === "string" ? value : "";
      };
      const n = Number(fields?.["n"]?.["integerValue"]);
      return { recordId, deviceId: text("deviceId"), n, rows: text("rows") };
    }),
  );
  const { recorded } = recordedIn(chunks);
  const devices = new Set(chunks.map(({ deviceId }) => deviceId));
  return { recorded, devices, chunks: chunks.length };
}
