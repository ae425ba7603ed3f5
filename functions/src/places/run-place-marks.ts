import type { PlaceKind } from "@domain/directory/touched-places";
import { errorCode } from "@domain/errors";
import pMap from "p-map";
import { database } from "../edge/admin";
import { logFailure, startOperation } from "../edge/log";
import { pagesOfQuery } from "../edge/pages";
import { placeMarksPath } from "./marks";
import { recountWhole } from "./recount-place";

const atOnce = 4;

export interface PlacesResult {
  /** How many places were counted. */
  places: number;
  /** How many of them said something else. */
  differing: number;
  failed: number;
}

/** Counts the animals of every marked place again. One that fails keeps its mark and does not stop the others. */
export async function runPlaceMarks(): Promise<PlacesResult> {
  const total: PlacesResult = { places: 0, differing: 0, failed: 0 };
  for await (const marks of pagesOfQuery(database().collection(placeMarksPath)))
    await pMap(
      marks,
      async (mark) => {
        const kind = mark.get("kind") as PlaceKind;
        try {
          const differing = await recountWhole(kind, String(mark.get("id")));
          total.places += 1;
          total.differing += differing.length > 0 ? 1 : 0;
        } catch (error) {
          total.failed += 1;
          logFailure(startOperation("recountPlace", null), errorCode(error), {
            kind,
          });
        }
      },
      { concurrency: atOnce },
    );
  return total;
}
