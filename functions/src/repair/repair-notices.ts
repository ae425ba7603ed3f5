import { toldTasksQuery } from "@domain/notice/notice-queries";
import { followTask } from "../notices/follow-task";
import { pageSize, pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import type { Counts, RepairOptions } from "./repair";

/** Marks anew when something is to be said of the tasks whose notices are wanted: those of before were never followed. */
export async function repairNotices({
  dryRun,
  now,
  onFound,
}: Pick<RepairOptions, "dryRun" | "now" | "onFound">): Promise<Counts> {
  const collection = "tasks";
  const counts: Counts = { collection, read: 0, differing: 0, mended: 0 };
  for await (const docs of pagesOfQuery(compile(toldTasksQuery(pageSize))))
    for (const { id } of docs) {
      counts.read += 1;
      if (!(await followTask(id, now, { dryRun }))) continue;
      onFound({
        collection,
        id,
        differing: ["notificationsSent"],
        unsure: [],
      });
      counts.differing += 1;
      counts.mended += dryRun ? 0 : 1;
    }
  return counts;
}
