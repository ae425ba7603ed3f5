import type { Query } from "../query/query";

/** The failures of people's apps, the latest first; `settled`: those somebody has seen to. */
export const clientErrorsQuery = (
  settled: boolean,
  limit: number,
): Query<"clientErrors"> => ({
  collection: "clientErrors",
  where: [{ field: "settled", op: "==", value: settled }],
  orderBy: [{ field: "lastAt", direction: "desc" }],
  limit,
});
