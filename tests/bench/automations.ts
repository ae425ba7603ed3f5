import { bulkZooIds, manyTemplates } from "../../demo/seed/bulk";
import { writeDocuments } from "../../demo/seed/load";
import { runDue } from "../../functions/src/automations/run-due";
import { database } from "../../functions/src/edge/admin";
import type { Figure } from "./figures";
import { timed } from "./figures";
import type { Stage } from "./functions";

const runs = 10_000;

interface Reads {
  byUid: Record<string, number>;
}

/** Generating 10,000 due runs over 200 establishments on the durable engine. */
export async function automationFigures({
  host,
  project,
}: Stage): Promise<Figure[]> {
  const now = new Date();
  await writeDocuments(
    { firestoreHost: host, authHost: host, project },
    manyTemplates(runs, bulkZooIds(200), now),
  );
  const readsUrl = `http://${host}/emulator/v1/projects/${project}/reads`;
  await fetch(readsUrl, { method: "DELETE" });
  const { ms, result } = await timed(() => runDue(now));
  const answer = await fetch(readsUrl);
  const reads = ((await answer.json()) as Reads).byUid["(admin)"] ?? 0;
  const tasks = (await database().collection("tasks").count().get()).data()
    .count;
  return [
    {
      what: "generating 10,000 due runs over 200 establishments",
      value: ms / 1000,
      unit: "s",
      atMost: 30,
    },
    { what: "runs lost", value: runs - tasks, unit: "", atMost: 0 },
    {
      what: "runs made twice or failed",
      value: result.existing + result.failed + Math.abs(result.created - runs),
      unit: "",
      atMost: 0,
    },
    {
      what: "documents read a run",
      value: Math.round((reads / runs) * 100) / 100,
      unit: "",
      atMost: 3,
    },
  ];
}
