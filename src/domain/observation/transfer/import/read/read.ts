import { readProject } from "./boris";
import { readBorisTable } from "./boris-tables";
import type { ReadProblem, ReadSessions } from "../file";
import { readReport } from "./zoomonitor";

/** So many rows of a file are read. */
export const fileRowsMost = 100_000;

/** Whether a text is a project of BORIS, and no table. */
export const isProject = (text: string): boolean => /^\s*\{/u.test(text);

/**
 * The sessions of a file, told by what it holds: a project of BORIS, a table of its events, or a report of ZooMonitor; a
 * report that we exported is one. `gridOf` gives the cells of a text that is a table.
 */
export function readSessions(
  text: string,
  gridOf: (text: string) => readonly (readonly string[])[],
): ReadSessions | ReadProblem {
  if (isProject(text)) return readProject(text);
  const grid = gridOf(text);
  const isReport = (grid[0] ?? []).some(
    (title) => title.trim() === "SessionID",
  );
  if (isReport) return readReport(grid);
  return readBorisTable(grid) ?? "unknown";
}
