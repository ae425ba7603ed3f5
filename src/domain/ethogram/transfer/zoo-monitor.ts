import type { ReadBehaviour, ReadEthogram, ReadProblem } from "./read";

/** A row of a report of ZooMonitor, by its titles. */
export type ReportRow = Readonly<Record<string, string>>;

const valueTitle = /^Interval Channel (\d+) Value$/u;

/** Behaviours by category and name, as sessions met them. */
class Met {
  readonly #behaviours = new Map<string, ReadBehaviour>();

  add(name: string, category: string, kind: ReadBehaviour["kind"]): void {
    // Reports write one name with other capitals now and then.
    const key = `${category}\n${name}`.toLowerCase();
    if (name === "" || this.#behaviours.has(key)) return;
    this.#behaviours.set(key, {
      ...{ name, category, kind },
      ...{ definition: "", code: "", stops: [], modifiers: [] },
      ...(kind === "state" && { group: category }),
    });
  }

  all(): ReadBehaviour[] {
    return [...this.#behaviours.values()];
  }
}

/**
 * The behaviours that a report of ZooMonitor tells apart: a channel of intervals is a category of states, which stop each
 * other and none of another channel's, as an interval takes one of each; all-occurrence behaviours are events. A behaviour that no session met
 * is not in a report.
 */
export function readZooMonitor(
  titles: readonly string[],
  rows: readonly ReportRow[],
): ReadEthogram | ReadProblem {
  const channels = titles.flatMap((title) => valueTitle.exec(title)?.[1] ?? []);
  const counts = titles.includes("All Occurrence Value");
  if (!titles.includes("SessionID") || (channels.length === 0 && !counts))
    return "notZooMonitor";
  const met = new Met();
  for (const row of rows)
    for (const channel of channels) {
      const category = row[`Interval Channel ${channel} Name`]?.trim() ?? "";
      const name = row[`Interval Channel ${channel} Value`]?.trim() ?? "";
      met.add(name, category, "state");
    }
  for (const row of rows)
    met.add(row["All Occurrence Value"]?.trim() ?? "", "", "event");
  const behaviours = met.all();
  if (behaviours.length === 0) return "empty";
  return {
    name: rows[0]?.["Configuration Name"]?.trim() ?? "",
    behaviours,
    remarks: [],
  };
}
