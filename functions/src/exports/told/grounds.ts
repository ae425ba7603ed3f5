import type { FrozenFigure } from "@domain/report/block";
import type { Say } from "../../mail/texts";
import type { Cell } from "../write/cells";

const columns = {
  counted: "exports.columns.counted",
  since: "exports.fields.since",
  until: "exports.fields.until",
  versions: "exports.columns.versions",
} as const;

/** What the columns are called that say on what a row rests. */
export const groundsHead = (say: Say): string[] =>
  Object.values(columns).map((column) => say(column));

/** On how much of what, of which days and on which versions figures rest, as cells; "" for what is not said. */
export function grounds(
  {
    n,
    counts,
    from,
    to,
    versions,
  }: Pick<FrozenFigure, "n" | "from" | "to" | "versions"> & {
    counts: FrozenFigure["counts"] | null;
  },
  say: Say,
): Cell[] {
  const form = n === 1 ? "one" : "other";
  return [
    n === null || counts === null
      ? ""
      : say(`reports.counts.${counts}_${form}`, { n: String(n) }),
    from ?? "",
    to ?? "",
    versions.join(", "),
  ];
}
