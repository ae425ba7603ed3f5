import type { Query } from "@domain/query/query";
import { catalogueSessions } from "../builders/catalogue-sessions";
import { facilityQueries, workQueries } from "../builders/query-catalogue";

const places = {
  sectorId: "sector-0",
  enclosureId: "enclosure-0",
  specieId: "specie-0",
  automationId: "template-0",
  now: new Date("2026-12-01T07:00:00Z"),
};

/** What the functions ask by themselves; its sorting and filters are those of functions/src/automations. */
const serverQueries: Query[] = [
  {
    collection: "taskTemplates",
    where: [
      { field: "isActive", op: "==", value: true },
      { field: "nextRun", op: "<=", value: places.now },
    ],
    orderBy: [{ field: "nextRun", direction: "asc" }],
    limit: 200,
  },
];

/** Every query value of the product, once for each branch of its builder. */
export function everyQuery(): Query[] {
  return [
    ...Object.values(catalogueSessions).flatMap((session) => [
      ...facilityQueries(session, places),
      ...workQueries(session, places),
    ]),
    ...serverQueries,
  ];
}
