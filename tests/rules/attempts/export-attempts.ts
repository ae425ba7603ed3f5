import { zooA } from "../../builders/ids";
import { anExportJob } from "../../builders/exports";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const jobs = attemptsOn("exportJobs", { zooId: zooA, userId: "self" });
const path = "exportJobs/export-1";

export const attempts: Attempt[] = [
  jobs.get(path),
  jobs.list(path, "userId", "self"),
  jobs.create("exportJobs/export-new", () =>
    anExportJob({ exportJobId: "export-new" }),
  ),
  jobs.update(["ask", "ask for a file"], path, { status: "queued" }),
  jobs.update(["change", "fetch it for longer"], path, { taken: 0 }),
  jobs.remove(["remove", "delete it"], path),
];
