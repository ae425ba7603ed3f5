import type { RecordFacts } from "@domain/access/can";
import type { Resource } from "@domain/access/matrix";
import { sector1, zooA } from "../../builders/ids";
import type { Name } from "../../rules/people";
import type { Change } from "../desk-stage";

/** A cell of the matrix that the desk carries out, with a change that tries it. */
export interface DeskCell {
  resource: Resource;
  action: string;
  what: Change;
  /** The same change as this person sends it, where it names them. */
  as?: (name: Name) => Change;
  /** What `can()` is told of the record when this person asks. */
  facts: (name: Name) => RecordFacts;
}

/** A record of the first establishment in its first sector. */
export const inSector: RecordFacts = { zooId: zooA, sectorIds: [sector1] };

export const cell = (
  resource: Resource,
  action: string,
  what: Change,
  facts: RecordFacts | ((name: Name) => RecordFacts),
): DeskCell => ({
  resource,
  action,
  what,
  facts: typeof facts === "function" ? facts : () => facts,
});
