import type { AskedOf } from "@domain/export/asked";
import { addDays } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import type { Asking, Page, Table } from "./exporter";
import type { Within } from "./health/about";
import { healthColumns } from "./health/about";
import { doses } from "./health/doses";
import { notes, values } from "./health/said";
import { treatments } from "./health/treatments";

/**
 * What is known of the health of an animal, or of all that whoever asks reads, in a period: values and notes as they hold now,
 * treatments that went on, and what was said of doses, a row each. All of it is of health, an empty file too.
 */
export function healthTable(
  asking: Asking,
  { period, animalId }: AskedOf<"health">,
): Table {
  const { session, say } = asking;
  const within: Within = {
    of: { zooId: session.zooId, animalId },
    from: startOfDay(period.since),
    before: startOfDay(addDays(period.until, 1)),
  };
  const sources = [
    values(asking, within),
    notes(asking, within),
    treatments(asking, within, period),
    doses(asking, within, period),
  ];
  return {
    header: healthColumns.map((column) => say(`exports.columns.${column}`)),
    async total() {
      const all = await Promise.all(sources.map(({ total }) => total()));
      return all.reduce((sum, one) => sum + one, 0);
    },
    async *pages(): AsyncGenerator<Page> {
      for (const source of sources)
        for await (const { rows, looked } of source.pages())
          yield {
            rows: rows.map((row) => healthColumns.map((one) => row[one] ?? "")),
            looked,
            ofHealth: true,
          };
    },
  };
}
