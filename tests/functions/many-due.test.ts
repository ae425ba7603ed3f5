import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { bulkZooIds, manyTemplates } from "../../demo/seed/bulk";
import { writeDocuments } from "../../demo/seed/load";
import { runDue } from "../../functions/src/automations/run-due";
import { database } from "../../functions/src/edge/admin";
import { idsOf, useStage } from "./stage";

const project = "demo-many-due";
const stage = useStage(project);

/** Ten times as many in the long form. */
const isWhole = process.env["SOAK"] === "1";
const count = isWhole ? 10_000 : 1_000;
const establishments = isWhole ? 200 : 20;
const now = new Date("2026-12-01T12:00:00Z");

/** A scheduler in a process of its own that is killed once it has made some tasks more. */
async function killed(transactions: number): Promise<number> {
  const before = (await idsOf("tasks")).length;
  const child = spawn(
    process.execPath,
    [
      "--import",
      "tsx",
      fileURLToPath(new URL("kill-half-way.ts", import.meta.url)),
      now.toISOString(),
      String(transactions),
    ],
    {
      env: {
        ...process.env,
        FIRESTORE_EMULATOR_HOST: stage.host(),
        TSX_TSCONFIG_PATH: fileURLToPath(
          new URL("../../tsconfig.node.json", import.meta.url),
        ),
      },
      stdio: "ignore",
    },
  );
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  let made = before;
  while (made === before && child.exitCode === null)
    made = (await idsOf("tasks")).length;
  child.kill("SIGKILL");
  await gone;
  return (await idsOf("tasks")).length;
}

/** What was read since it was last asked. */
async function billed(): Promise<number> {
  const at = (what: string) =>
    `http://${stage.host()}/emulator/v1/projects/${project}/${what}`;
  const answer = await fetch(at("reads"));
  const { byUid } = (await answer.json()) as { byUid: Record<string, number> };
  await fetch(at("reads"), { method: "DELETE" });
  return byUid["(admin)"] ?? 0;
}

/** How often templates were moved on: once in each transaction that made a task. */
async function moved(): Promise<number> {
  const { docs } = await database()
    .collection("taskTemplates")
    .select("executionCount")
    .get();
  return docs.reduce((sum, one) => sum + Number(one.get("executionCount")), 0);
}

it(`${count} due automations of ${establishments} establishments make each their task once, by two schedulers at once of which one is killed twice`, async () => {
  await writeDocuments(
    { firestoreHost: stage.host(), authHost: stage.host(), project },
    manyTemplates(count, bulkZooIds(establishments), now),
  );
  const first = await killed(count / 80);
  const second = await killed(count / 80);
  expect(first).toBeGreaterThan(0);
  expect(second).toBeGreaterThan(first);
  expect(second).toBeLessThan(count);
  await billed();
  const began = performance.now();
  const results = await Promise.all([runDue(now), runDue(now)]);
  const seconds = (performance.now() - began) / 1000;
  const reads = await billed();
  const ids = await idsOf("tasks");
  const writes = (ids.length + (await moved())) / count;
  expect(ids).toHaveLength(count);
  expect(writes).toBe(2);
  const [one, other] = results;
  expect(one.created + other.created).toBe(count - second);
  expect(one.failed + other.failed).toBe(0);
  expect(one.lagMs).toBeGreaterThan(0);
  expect(await runDue(now)).toMatchObject({ templates: 0 });
  console.info(
    `${count - second} tasks in ${seconds.toFixed(1)} s, ${(reads / (count - second)).toFixed(1)} reads a task with both schedulers, ${writes} writes`,
  );
}, 600_000);
