import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { idsOf, put, useStage } from "../stage";
import { oldDatabase } from "./old-database";
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
  // Null twice while it runs; one that was killed by others has a signal and no code.
  const runs = () => child.exitCode === null && child.signalCode === null;
  while (runs() && (await idsOf(collection)).length < count)
    await new Promise((done) => setTimeout(done, 20));
  child.kill("SIGKILL");
  await ended;
}

const empty = () =>
  fetch(
    `http://${stage.host()}/emulator/v1/projects/${project}/databases/(default)/documents`,
    { method: "DELETE" },
  );

const share = process.env["SOAK"] === "1" ? 1 : 1 / 6;
const stored = oldDatabase(share);
const countIn = (collection: string) =>
  Object.keys(stored).filter((path) => path.startsWith(`${collection}/`))
    .length;

/** Where it is killed: what is made where nothing stood says how far it came. */
const cuts: [collection: string, more: number][] = [
  ["access", 20],
  ...(process.env["SOAK"] === "1"
    ? ([
        ["access", 700],
        ["taskTemplates", 20],
      ] satisfies [string, number][])
    : []),
];

describe("a migration that was killed half-way", () => {
  it.each(cuts)(
    "is completed by the next run, to what one run makes: %s, %i",
    async (collection, more) => {
      await put(stored);
      await runMigration();
      const whole = await everything();
      const before = countIn(collection);
      const made = (await idsOf(collection)).length - before;
      await empty();
      await put(stored);
      await killedAfter(collection, before + more);
      const half = (await idsOf(collection)).length - before;
      expect(half).toBeGreaterThan(0);
      expect(half).toBeLessThan(made);
      await runMigration();
      expect(await everything()).toEqual(whole);
      expect((await runMigration()).written).toBe(0);
    },
  );
});
