import { parametersQuery } from "@domain/measures/parameters/parameter-queries";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Live, LiveList, Row } from "../../../data/live-store";

export type ParameterRow = Row<"environmentalParameters">;

/** What is measured of places where one works, archived parameters too. */
export function useParameters(): Live<LiveList<"environmentalParameters">> {
  const { zooId } = useReadySession();
  return useLiveQueries([parametersQuery(zooId)]);
}
