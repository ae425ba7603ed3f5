import { cirIdOfTask, taskIdOfRecommendation } from "@domain/report/cir/task";
import { readingOf } from "../edge/documents";
import { followFinding } from "../findings/on-finding-written";
import { followRecommendation } from "../reports/recommendation-task";
import type { Counts, RepairOptions } from "./repair";
import type { Pages } from "./repair-each";
import { repairAll, repairEach } from "./repair-each";

type AskedOptions = Pick<RepairOptions, "dryRun" | "now" | "onFound">;

/** The findings on these pages that ask for a task. */
async function* askingOn(findings: Pages): AsyncGenerator<string> {
  for await (const page of findings)
    for (const finding of page)
      if (typeof finding.get("taskTitle") === "string") yield finding.id;
}

/** Makes the tasks that findings ask for and have not. */
export const repairFindingTasks = (
  findings: Pages,
  { now, ...options }: AskedOptions,
): Promise<Counts> =>
  repairEach(
    "findings",
    askingOn(findings),
    async (id, how) => ((await followFinding(id, now, how)) ? ["taskId"] : []),
    options,
  );

interface Recommended {
  cirId: string;
  recommendationId: string;
}

/** What is recommended on these pages and asks for a task, and what the tasks on those come from, each once: what is gone has its task still. */
async function* recommendedOn(
  cirs: Pages,
  tasks: Pages,
): AsyncGenerator<readonly [string, Recommended]> {
  const known = new Set<string>();
  for await (const page of cirs)
    for (const doc of page)
      for (const one of readingOf("cirs", doc).record?.recommendations ?? []) {
        if (!one.asksTask) continue;
        const { recommendationId } = one;
        known.add(taskIdOfRecommendation(doc.id, recommendationId));
        yield [doc.id, { cirId: doc.id, recommendationId }];
      }
  for await (const page of tasks)
    for (const doc of page) {
      const { record } = readingOf("tasks", doc);
      if (record === null || record.recommendationId === null) continue;
      const { recommendationId } = record;
      const cirId = cirIdOfTask(record);
      if (cirId !== null && !known.has(doc.id))
        yield [cirId, { cirId, recommendationId }];
    }
}

/** Brings the tasks of recommendations to what those ask by now. */
export const repairRecommendations = (
  [cirs, tasks]: readonly [Pages, Pages],
  { now, ...options }: AskedOptions,
): Promise<Counts> =>
  repairAll(
    "cirs",
    recommendedOn(cirs, tasks),
    async ({ cirId, recommendationId }, how) =>
      (await followRecommendation(cirId, recommendationId, now, how))
        ? ["recommendations"]
        : [],
    options,
  );
