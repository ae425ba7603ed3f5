import type { AskedOf } from "@domain/export/asked";
import { fullName } from "@domain/person/user";
import { reportsQueries } from "@domain/report/report-queries";
import { stateOf } from "@domain/report/state";
import { minuteOfInstant } from "@domain/time/date-field";
import { namesOf } from "../../names";
import { atOnce } from "../../read";
import type { Asking, Table } from "../exporter";
import { plainTable } from "./plain-table";

const headings = {
  title: "reports.fields.title",
  state: "reports.fields.state",
  version: "reports.fields.version",
  from: "reports.fields.from",
  to: "reports.fields.to",
  author: "reports.fields.author",
  sectors: "reports.fields.sectorIds",
  approved: "reports.options.state.approved",
} as const;

/** The reports that somebody reads, those that are there or the archived ones, the latest first. */
export function reportsTable(
  asking: Asking,
  { state, archived }: AskedOf<"reports">,
): Table {
  const { session, say } = asking;
  const people = namesOf("users", fullName);
  const sectors = namesOf("sectors", (one) => one.sectorName);
  return plainTable(asking, {
    queries: reportsQueries(session, archived, atOnce),
    // Each holds the data of all its figures.
    size: 20,
    wanted: (records) =>
      records.filter((one) => state === null || stateOf(one) === state),
    learns: [
      [people, (one) => [one.authorId]],
      [sectors, (one) => one.sectorIds],
    ],
    headings,
    row: (one) => ({
      title: one.title,
      state: say(`reports.options.state.${stateOf(one)}`),
      version: one.version,
      from: one.from,
      to: one.to,
      author: people.of(one.authorId),
      sectors:
        one.sectorIds.map(sectors.of).join(", ") ||
        say("reports.states.wholeZoo"),
      approved: minuteOfInstant(one.approvedAt),
    }),
    isOfHealth: (one) => one.class === "health",
  });
}
