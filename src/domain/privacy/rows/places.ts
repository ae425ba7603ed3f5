import type { CollectionName } from "../../collections";
import type { Kept } from "../row";
import { found, namesNobody, nothing, repeats, stays } from "../row";

/** Places, and what is measured in them. */
export const placeKept = {
  sectors: stays("establishment", repeats("access: who works in which sector")),
  enclosures: stays("establishment", namesNobody),
  enclosureMaps: stays("establishment", namesNobody),
  environmentalParameters: stays("establishment", namesNobody),
  measures: stays("care", found({ is: ["by"] })),
  measureHours: stays("care", nothing("what sensors said")),
  measureDays: stays("derived", namesNobody),
  measureMonths: stays("derived", namesNobody),
  sensorSources: stays("establishment", namesNobody),
  alerts: stays(
    "care",
    found({ is: ["createdBy", "acknowledgedBy", "owner"] }),
  ),
  findings: stays("care", found({ is: ["createdBy"] })),
} as const satisfies Partial<Record<CollectionName, Kept>>;
