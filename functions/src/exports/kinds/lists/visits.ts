import type { AskedOf } from "@domain/export/asked";
import type { Cir } from "@domain/report/cir/cir";
import {
  cirsQuery,
  recommendationTasksQueries,
} from "@domain/report/cir/cir-queries";
import { countFollowUps, followUpOf } from "@domain/report/cir/follow-up";
import type { Task } from "@domain/task/task";
import { atOnce, readableBy } from "../../read";
import type { Asking, Table } from "../exporter";
import { plainTable } from "./plain-table";

const findings = "cir.fields.findings";
const recommendations = "cir.fields.recommendations";
const headings = {
  title: "cir.fields.title",
  day: "cir.fields.visitDate",
  participants: "cir.fields.participants",
  high: [findings, "cir.options.severity.high"],
  medium: [findings, "cir.options.severity.medium"],
  low: [findings, "cir.options.severity.low"],
  all: recommendations,
  done: [recommendations, "cir.options.counted.done"],
  open: [recommendations, "cir.options.counted.open"],
  late: [recommendations, "cir.options.counted.late"],
} as const;

/** The reports of the provider's visits, the latest first: how much was found and recommended, and what became of that. */
export function visitsTable(
  asking: Asking,
  { archived }: AskedOf<"visits">,
): Table {
  const { session, now } = asking;
  let tasks: Task[] = [];
  const found = ({ findings: all }: Cir, severity: string) =>
    all.filter((one) => one.severity === severity).length;
  return plainTable(asking, {
    queries: [cirsQuery(session, archived, atOnce)],
    size: 50,
    async wanted(records) {
      tasks = [];
      const queries = recommendationTasksQueries(session.zooId, records);
      for await (const page of readableBy(session, queries))
        tasks.push(...page.records);
      return records;
    },
    headings,
    row: (one) => {
      const { all, done, open, late } = countFollowUps(
        followUpOf(one, tasks, now),
      );
      return {
        ...{ title: one.title, day: one.visitDate },
        participants: one.participants.join(", "),
        high: found(one, "high"),
        medium: found(one, "medium"),
        low: found(one, "low"),
        ...{ all, done, open, late },
      };
    },
  });
}
