import { can } from "@domain/access/can";
import { AppError } from "@domain/errors";
import type { AskedOf } from "@domain/export/asked";
import type { BlockOf } from "@domain/report/block";
import { reportFacts } from "@domain/report/facts";
import { minuteOfInstant } from "@domain/time/date-field";
import { readable, ref } from "../../../edge/documents";
import { grounds, groundsHead } from "../../told/grounds";
import type { Cell } from "../../write/cells";
import type { Asking, Table } from "../exporter";

const columns = {
  figure: "exports.columns.figure",
  row: "exports.columns.row",
  column: "exports.columns.column",
  value: "exports.columns.value",
  unit: "exports.columns.unit",
  said: "reports.fields.said",
} as const;
const order = Object.keys(columns) as (keyof typeof columns)[];

/** A figure as rows, one for each value: of which row and column it is, of how many, when, and on which versions it rests. */
function rowsOf(
  { title, figure }: BlockOf<"figure">,
  say: Asking["say"],
): Cell[][] {
  const about = [...grounds(figure, say), minuteOfInstant(figure.frozenAt)];
  return figure.rows.flatMap(({ label, values, text }) =>
    figure.columns.map((column, at) => [
      ...[title, label, column.label, values[at] ?? "", column.unit ?? ""],
      text ?? "",
      ...about,
    ]),
  );
}

/** The figures of a report with the data that were frozen. Throws "not-allowed" for who does not read it. */
export function figuresTable(
  { session, say }: Asking,
  { reportId }: AskedOf<"figures">,
): Table {
  return {
    header: [
      ...order.map((column) => say(columns[column])),
      ...groundsHead(say),
      say("exports.columns.frozen"),
    ],
    total: () => Promise.resolve(1),
    async *pages() {
      const stored = await ref("reports", reportId).get();
      const report = readable("reports", stored);
      const mayRead =
        report !== null &&
        report.zooId === session.zooId &&
        can(session, "read", "reports", reportFacts(report));
      if (!mayRead) throw new AppError("not-allowed");
      const figures = report.blocks.filter((one) => one.kind === "figure");
      yield {
        rows: figures.flatMap((one) => rowsOf(one, say)),
        looked: 1,
        ofHealth: report.class === "health",
      };
    },
  };
}
