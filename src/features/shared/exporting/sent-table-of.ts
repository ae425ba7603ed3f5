import type { SentTable } from "@domain/export/sent-table";
import { sentTableSchema } from "@domain/export/sent-table";
import type { SentChart } from "../../../ui/chart/parts/taken-chart";

/** What figures rest on, and whether they are of health. */
export type Grounds = Pick<
  SentTable,
  "ofHealth" | "n" | "counts" | "from" | "to" | "versions"
>;

const titleMost = 200;
const noteMost = 600;
const headMost = 300;
const cellMost = 500;

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** The table behind a chart as it is handed in to become a file, with what it rests on; null where it is larger than that. */
export function sentTableOf(
  { title, facts, columns, rows }: SentChart,
  grounds: Grounds,
): SentTable | null {
  return (
    sentTableSchema.safeParse({
      ...grounds,
      title: cut(title, titleMost),
      note: facts && cut(facts, noteMost),
      columns: columns.map((head) => cut(head, headMost)),
      rows: rows.map((cells) =>
        cells.map((cell) =>
          typeof cell === "string" ? cut(cell, cellMost) : cell,
        ),
      ),
    }).data ?? null
  );
}
