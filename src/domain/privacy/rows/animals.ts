import type { CollectionName } from "../../collections";
import type { Kept } from "../row";
import { found, namesNobody, stays, untilDeleted } from "../row";

/** Animals, what became of them, and their health. */
export const animalKept = {
  animals: untilDeleted("purgeAt", namesNobody),
  animalCards: stays("derived", namesNobody),
  groups: stays("establishment", namesNobody),
  groupAnimals: stays("derived", namesNobody),
  events: stays("subject", found({ is: ["by"] })),
  healthParameters: stays("establishment", namesNobody),
  healthValues: stays("care", found({ is: ["by"] })),
  healthDays: stays("derived", namesNobody),
  healthMonths: stays("derived", namesNobody),
  healthBaselines: stays("care", namesNobody),
  healthNotes: stays("care", found({ is: ["by"] })),
  prescriptions: stays(
    "care",
    // Revisions name colleagues.
    found({ is: ["prescriberId", "endedBy"], without: ["revisions"] }),
  ),
  doses: stays("care", found({ is: ["by"] })),
} as const satisfies Partial<Record<CollectionName, Kept>>;
