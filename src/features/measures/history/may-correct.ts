import { can } from "@domain/access/can";
import { inSector } from "@domain/access/in-sector";
import type { Session } from "@domain/access/session";
import { healthValueFacts } from "@domain/health/values/collection";
import type { Parameter } from "@domain/measures/parameters/parameter";
import { mayCorrect } from "@domain/measures/values/facts";
import type { Line } from "./history-rows";

/** Whether somebody may correct a line or take it back, in the sector in which its place or animal lies now. */
export const mayCorrectLine = (
  session: Session | null,
  line: Line,
  sectorId: string | null,
  parameter: Pick<Parameter, "isArchived">,
): boolean =>
  "animalId" in line
    ? !parameter.isArchived &&
      can(
        session,
        "correct",
        "healthValues",
        healthValueFacts({ ...line, sectorId }),
      )
    : mayCorrect(session, line, { sectorIds: inSector(sectorId) }, parameter);
