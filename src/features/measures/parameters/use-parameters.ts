import type { MeasureKind, ParametersOf } from "@domain/measures/kinds";
import { isOfAnimals } from "@domain/measures/parameter-form";
import { parametersQuery } from "@domain/measures/parameters/parameter-queries";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Live, LiveList, Row } from "../../../data/live-store";

/** A parameter of one kind, or of either. */
export type RowOf<K extends MeasureKind> = Row<ParametersOf<K>>;
export type ParameterRow = RowOf<"environment"> | RowOf<"health">;

/** What is measured of a kind where one works, archived parameters too. */
export function useParameters<K extends MeasureKind>(
  kind: K,
): Live<LiveList<ParametersOf<K>>> {
  const { zooId } = useReadySession();
  return useLiveQueries([parametersQuery(zooId, kind)]);
}

/** Whether a parameter is measured of animals. */
export const isHealthRow = (row: ParameterRow): row is RowOf<"health"> =>
  isOfAnimals(row.data);
