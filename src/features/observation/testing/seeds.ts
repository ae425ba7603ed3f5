import { wordsIn } from "@domain/ethogram/publish/freeze";
import type { EthogramVersion } from "@domain/ethogram/version";
import { ethogramTextsSchema } from "@domain/ethogram/version";
import { obsRecordsQuery } from "@domain/observation/obs-session-queries";
import type { ObsRecord } from "@domain/observation/obs-session";
import { recordedIn, rowsIn } from "@domain/observation/rows/keyed";
import type { Rows } from "@domain/observation/rows/row";
import { listing } from "@domain/versions/version-list";
import {
  anEthogram,
  anEthogramVersion,
} from "../../../../tests/builders/ethograms";
import { anAnimal, anEnclosure } from "../../../../tests/builders/facility";
import { anObsSession } from "../../../../tests/builders/observation";
import { taps } from "../../../data/observation/tap-log";
import type { Desk } from "../../../data/testing/working-as";

/** An enclosure, its animals by their ids, and the published ethogram they are watched with. */
export function seedPlace(
  desk: Desk,
  animals: Readonly<Record<string, string>> = { "animal-1": "Nala" },
  version: EthogramVersion = anEthogramVersion({ status: "published" }),
): void {
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  for (const [animalId, animalName] of Object.entries(animals))
    desk.seed("animals", animalId, anAnimal({ animalId, animalName }));
  const published = { status: "published" as const, publishedAt: new Date() };
  desk.seed("observations", "obs-1", anEthogram({ ...listing([published]) }));
  desk.store.seed("observationVersions", "1", version, "obs-1");
  desk.store.seed(
    "observationTexts",
    "fr",
    ethogramTextsSchema.parse(wordsIn(version, anEthogram().names, "fr")),
    "obs-1/versions/1",
  );
}

let sessions = 0;

/** The id of a session of its own, for every test: what was touched in one before is nothing to it. */
export async function anotherId(): Promise<string> {
  const id = `session-${String(sessions++)}`;
  const held = await taps.of({ uid: "person", obsSessionId: id });
  await taps.drop(held.rows);
  return id;
}

/** What the person watches with the ethogram of `seedPlace`. */
export const seedSession = (
  desk: Desk,
  id: string,
  more: Parameters<typeof anObsSession>[0],
): void =>
  desk.seed(
    "obsSessions",
    id,
    anObsSession({
      obsSessionId: id,
      observerId: "person",
      obsId: "obs-1",
      channels: ["focal"],
      interval: null,
      ...more,
    }),
  );

/** What is stored of a session, as it was sent. */
export const recordsOf = (desk: Desk, id: string): Promise<ObsRecord[]> =>
  new Promise((resolve, reject) => {
    const end = desk.store.watch(
      obsRecordsQuery(id),
      ({ rows }) => {
        resolve(rows.map(({ data }) => data));
        queueMicrotask(() => end());
      },
      reject,
    );
  });

/** What is stored of a session, row by row. */
export const rowsOf = async (desk: Desk, id: string): Promise<Rows> =>
  rowsIn(recordedIn(await recordsOf(desk, id)).recorded);
