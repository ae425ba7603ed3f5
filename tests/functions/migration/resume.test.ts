import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { idsOf, put, useStage } from "../stage";
import { oldDatabase } from "./old-database";
import type { Stored } from "./old-people";
import { everything, runMigration } from "./stage";

const project = "demo-migrate-resume";
const stage = useStage(project);

const program = fileURLToPath(new URL("half-way.ts", import.meta.url));

/** A migration in a process of its own, killed once it has written so many of a collection. */
async function killedAfter(collection: string, count: number): Promise<void> {
  const child = spawn(process.execPath, ["--import", "tsx", program], {
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: stage.host(),
      GCLOUD_PROJECT: project,
      TSX_TSCONFIG_PATH: "tsconfig.node.json",
    },
    stdio: "ignore",
  });
  const ended = new Promise((done) => child.once("exit", done));
  while (child.exitCode === null && (await idsOf(collection)).length < count)
    await new Promise((done) => setTimeout(done, 20));
  child.kill("SIGKILL");
  await ended;
}

const empty = () =>
  fetch(
    `http://${stage.host()}/emulator/v1/projects/${project}/databases/(default)/documents`,
    { method: "DELETE" },
  );

const peopleIn = (stored: Stored) =>
  Object.keys(stored).filter((path) => path.startsWith("users/")).length;

/** A part is enough to be cut in two, and quick. */
const part = (): Stored =>
  Object.fromEntries(
    Object.entries(oldDatabase()).filter(
      ([path], index) => !path.startsWith("tasks/") || index % 4 === 0,
    ),
  );

describe("a migration that was killed half-way", () => {
  it("is completed by the next run, to what one run makes", async () => {
    await put(part());
    await runMigration();
    const whole = await everything();
    await empty();
    await put(part());
    await killedAfter("access", 40);
    const half = await idsOf("access");
    expect(half.length).toBeGreaterThan(0);
    expect(half.length).toBeLessThan(peopleIn(part()));
    await runMigration();
    expect(await everything()).toEqual(whole);
    expect((await runMigration()).written).toBe(0);
  });
});
