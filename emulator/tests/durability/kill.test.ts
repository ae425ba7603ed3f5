import { Firestore } from "@google-cloud/firestore";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { randomFrom } from "../../src/engine/test-support/random";
import { startFirestore } from "../support/firestore-process";
import { groups, startWriters } from "./kill-writers";
import { type Found, Ledger } from "./ledger";
import {
  microsOf,
  RestClient,
  type RestDocument,
} from "../support/rest-client";
import { scale, seed } from "../support/scale";

const project = "demo-kill";
let data: string;
beforeAll(() => {
  process.env["METADATA_SERVER_DETECTION"] = "none";
  data = mkdtempSync(join(tmpdir(), "firestore-kill-"));
});
afterAll(() => {
  rmSync(data, { recursive: true });
});

/** A log so small that it is folded all the time. */
const start = () =>
  startFirestore({
    flags: [
      "--project_id",
      project,
      "--data",
      data,
      "--compact_bytes",
      "30000",
    ],
  });

const grpcClient = (host: string) =>
  new Firestore({
    projectId: project,
    host,
    ssl: false,
    customHeaders: { Authorization: "Bearer owner" },
  });

function foundIn(docs: RestDocument[], root: string): Map<string, Found> {
  return new Map(
    docs.map(({ name, fields, updateTime }) => {
      const n = Number(fields?.["n"]?.["integerValue"]);
      const path = name.slice(root.length + 1);
      return [path, { n, updateTime: microsOf(updateTime) }];
    }),
  );
}

function expectWhole(found: Map<string, Found>, where: string): void {
  for (const paths of Object.values(groups)) {
    const seen = new Set(paths.map((path) => JSON.stringify(found.get(path))));
    expect(seen.size, `${where}: one commit over ${paths.length}`).toBe(1);
  }
  const counted = found.get("counter/c")?.n ?? 0;
  const notes = [...found.keys()].filter((path) => path.startsWith("counted"));
  expect(notes, `${where}: notes of ${counted}`).toHaveLength(counted);
  let before = 0;
  for (let n = 1; n <= counted; n += 1) {
    const time = found.get(`counted/t${n}`)?.updateTime ?? 0;
    expect(time, `${where}: time of note ${n}`).toBeGreaterThan(before);
    before = time;
  }
}

it(
  "a process killed while everybody writes loses nothing it acknowledged and keeps no half of a commit",
  async () => {
    const used = seed();
    const random = randomFrom(used);
    const ledger = new Ledger();
    let number = 0;
    const numbers = { next: () => ++number };
    const rounds = scale(5, 50);
    for (let round = 0; round <= rounds; round += 1) {
      const where = `seed ${used}, round ${round}`;
      const firestore = await start();
      const rest = new RestClient(firestore.url, project);
      const found = foundIn(await rest.all(), rest.root);
      expect(ledger.complaints(found), where).toEqual([]);
      expectWhole(found, where);
      ledger.settle(found);
      const { lastTime } = ledger;
      ledger.attempt("clock/c", round);
      const { updateTime } = await rest.set("clock/c", {
        n: { integerValue: String(round) },
      });
      ledger.accept("clock/c", round, microsOf(updateTime));
      expect(microsOf(updateTime), where).toBeGreaterThan(lastTime);
      const grpc = grpcClient(firestore.host);
      const before = ledger.acknowledged;
      const writing = startWriters({ rest, grpc, ledger, numbers });
      await expect
        .poll(() => ledger.acknowledged, { timeout: 10_000, interval: 5 })
        .toBeGreaterThan(before + 50);
      await pause(random.below(400));
      await firestore.kill();
      // A transaction of the SDK goes on trying for a while; its client is let go when it gives up.
      void writing.stop().then(() => grpc.terminate());
      await pause(20);
    }
    expect(number).toBeGreaterThan(rounds * 10);
  },
  scale(60_000, 900_000),
);
