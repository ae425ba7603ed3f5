import type { HeldLimits } from "@domain/measures/parameters/inherit";
import { limitsFor } from "@domain/measures/parameters/inherit";
import type { Subject } from "@domain/measures/subject";
import { holdersOf } from "@domain/measures/subject";
import type { ParameterRow } from "../parameters/use-parameters";

interface OfLine {
  row: Pick<ParameterRow, "data">;
  subject: Subject;
}

/** The limits that hold for a line, and whose they are. */
export const seriesLimits = ({ row, subject }: OfLine): HeldLimits =>
  limitsFor(row.data, holdersOf(subject));
