import type { Filter } from "../../query/query";

/** The filters that find what is kept of a parameter at a place, below its enclosure: without a zone the enclosure's own alone. */
export const ofSeries = ({
  zooId,
  parameterId,
  areaId,
}: {
  zooId: string;
  parameterId: string;
  areaId: string | null;
}): Filter[] => [
  { field: "zooId", op: "==", value: zooId },
  { field: "parameterId", op: "==", value: parameterId },
  { field: "areaId", op: "==", value: areaId },
];
