import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { demoDocuments } from "./documents";
import { writeDemo } from "./export-folder";
import { checkIsLocalDemo, seedSuite, writeDocuments } from "./load";
import type { LocalFirestore } from "./test-support/local-firestore";
import { startFirestore } from "./test-support/local-firestore";

const now = new Date("2026-11-20T13:20:00Z");
const project = "demo-seed";
const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function firestore(exported?: string): Promise<LocalFirestore> {
  const running = await startFirestore(project, exported);
  cleanups.push(() => running.stop());
  return running;
}

function exportFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "suricate-demo-"));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "demo");
}

/** However many digits a Firestore writes after the second. */
const runAt: unknown = expect.stringMatching(/^2026-11-20T16:00:00(\.0+)?Z$/);

async function expectAll(running: LocalFirestore): Promise<void> {
  const all = demoDocuments(now);
  for (const name of ["animals", "tasks", "access", "config"]) {
    const expected = all.filter(({ path }) => {
      const [collection, , ...below] = path.split("/");
      return collection === name && below.length === 0;
    });
    expect(await running.count(name), name).toBe(expected.length);
  }
  expect(await running.read("users/keeper/private/account")).toMatchObject({
    fields: {
      userMail: { stringValue: "keeper@suricate.test" },
      eula: { integerValue: "4" },
      passwordChangedAt: { nullValue: null },
    },
  });
  expect(await running.read("taskTemplates/rentree-gorilles")).toMatchObject({
    fields: { nextRun: { timestampValue: runAt } },
  });
}

describe("the demonstration in a Firestore", () => {
  it("comes in as an export of the suite", async () => {
    const folder = exportFolder();
    const written = writeDemo(folder, project, now);
    expect(written.accounts).toBe(13);
    const metadata = JSON.parse(
      readFileSync(join(folder, "firebase-export-metadata.json"), "utf8"),
    ) as { firestore: { metadata_file: string }; auth: { path: string } };
    expect(metadata.auth.path).toBe("auth_export");
    const file = join(folder, metadata.firestore.metadata_file);
    await expectAll(await firestore(file));
  }, 90_000);

  it("is written into a running one, twice to the same effect", async () => {
    const running = await firestore();
    const suite = {
      firestoreHost: running.host,
      authHost: running.host,
      project,
    };
    await writeDocuments(suite, demoDocuments(now));
    await writeDocuments(suite, demoDocuments(now));
    await expectAll(running);
  }, 90_000);
});

describe("what may be written to", () => {
  const local = {
    firestoreHost: "127.0.0.1:8080",
    authHost: "localhost:9099",
    project,
  };

  it("is a demo project on this machine", () => {
    expect(() => checkIsLocalDemo(local)).not.toThrow();
  });

  it.each([
    ["project", "suricate"],
    ["project", "prod-demo-1"],
    ["project", "demo-"],
    ["firestoreHost", "firestore.googleapis.com:443"],
    ["firestoreHost", "127.0.0.1.example.org:80"],
    ["authHost", "10.0.0.4:9099"],
    ["authHost", "localhost"],
    ["authHost", "localhost:1/evil@127.0.0.1:9099"],
  ])("is nothing else: %s %s", async (name, value) => {
    const suite = { ...local, [name]: value };
    const refusal = await seedSuite(suite, now).catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(Error);
    const { message } = refusal as Error;
    expect(message).toMatch(/^The demonstration is written to .* only, not to/);
    expect(message).toContain(value);
    expect(message).not.toContain("\n");
    await expect(writeDocuments(suite, [])).rejects.toThrow(message);
  });
});
