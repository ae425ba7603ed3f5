import { healthParameterFacts } from "@domain/health/parameters/collection";
import type { MeasureKind } from "@domain/measures/kinds";
import { measureKinds } from "@domain/measures/kinds";
import {
  archivingOf,
  changeOf,
  parameterFacts,
} from "@domain/measures/parameters/facts";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import type { ParameterRow } from "./use-parameters";
import { isHealthRow } from "./use-parameters";

/** What somebody may do to parameters of either kind. */
interface MayChange {
  create: (kind: MeasureKind) => boolean;
  edit: (row: ParameterRow) => boolean;
  /** Putting it out of use, and taking it back. */
  archive: (row: ParameterRow) => boolean;
  remove: (row: ParameterRow) => boolean;
}

export function useMayChange(): MayChange {
  const { zooId } = useReadySession();
  const may = useCan();
  return {
    create: (kind) => may("create", measureKinds[kind].parameters, { zooId }),
    edit: (row) =>
      isHealthRow(row)
        ? may("change", "healthParameters", healthParameterFacts(row.data))
        : may(
            changeOf(row.data, "name"),
            "environmentalParameters",
            parameterFacts(row.data),
          ),
    archive: (row) =>
      isHealthRow(row)
        ? may("archive", "healthParameters", healthParameterFacts(row.data))
        : may(
            archivingOf(row.data),
            "environmentalParameters",
            parameterFacts(row.data),
          ),
    remove: (row) =>
      isHealthRow(row)
        ? may("remove", "healthParameters", healthParameterFacts(row.data))
        : may("remove", "environmentalParameters", parameterFacts(row.data)),
  };
}
