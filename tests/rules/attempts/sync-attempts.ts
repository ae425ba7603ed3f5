import { zooA } from "../../builders/ids";
import { aSyncPart, aSyncRun } from "../../builders/sync";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const runs = attemptsOn("syncRuns", { zooId: zooA });
const path = "syncRuns/run-1";
const part = `${path}/parts/0`;

export const attempts: Attempt[] = [
  runs.get(path),
  runs.list(path, "status", "planned"),
  runs.get(part),
  runs.list(part, "collection", "species"),
  runs.create("syncRuns/run-new", () => aSyncRun()),
  runs.create(`${path}/parts/1`, () => aSyncPart()),
  runs.update(["change", "change what was counted"], path, { total: 0 }),
  runs.update(["change", "change a list"], part, { entries: [] }),
  runs.update(["run", "say yes to a plan"], path, { status: "running" }),
  runs.remove(["remove", "delete a run"], path),
  runs.remove(["remove", "delete a list"], part),
];
