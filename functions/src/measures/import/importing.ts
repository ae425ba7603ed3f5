import type { Session } from "@domain/access/session";
import type { Enclosure } from "@domain/enclosure/enclosure";
import type { ImportMeasures } from "@domain/measures/import/callables";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";

/** Who imports what, beside what it names. */
export interface Importing {
  session: Session;
  asked: ImportMeasures;
  parameter: EnvironmentalParameter;
  enclosure: Enclosure;
}
