import type { Query } from "../../query/query";
import type { MeasureKind, ParametersOf } from "../kinds";
import { measureKinds } from "../kinds";

/** So many parameters an establishment has at most, archived ones too. */
export const parametersMost = 400;
/** More than those, so that none is left out of a list. */
export const parametersAtMost = 500;

/** What is measured of places in an establishment, or of animals, archived parameters too: values name them. */
export const parametersQuery = <K extends MeasureKind = "environment">(
  zooId: string,
  kind?: K,
): Query<ParametersOf<K>> => ({
  collection: measureKinds[kind ?? "environment"].parameters,
  where: [{ field: "zooId", op: "==", value: zooId }],
  orderBy: [],
  limit: parametersAtMost,
});
