import { sentOf } from "../../handed-in";
import { grounds, groundsHead } from "../../told/grounds";
import type { Asking, Table } from "../exporter";

/** The table behind a chart as it was handed in, with what it rests on beside each row, so that no row goes without. */
export async function sentTable({ exportJobId, say }: Asking): Promise<Table> {
  const sent = await sentOf(exportJobId);
  const about = [sent.title, sent.note ?? "", ...grounds(sent, say)];
  return {
    header: [
      ...sent.columns,
      say("exports.columns.figure"),
      say("exports.columns.notes"),
      ...groundsHead(say),
    ],
    total: () => Promise.resolve(1),
    // eslint-disable-next-line @typescript-eslint/require-await -- a table comes in pages, this one in one
    async *pages() {
      yield {
        rows: sent.rows.map((row) => [...row, ...about]),
        looked: 1,
        ofHealth: sent.ofHealth,
      };
    },
  };
}
