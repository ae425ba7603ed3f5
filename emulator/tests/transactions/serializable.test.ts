import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "../../src/contract/engine";
import { createEngine } from "../../src/engine/engine";
import { randomFrom } from "../../src/engine/test-support/random";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "../../src/wire/test-support/local-firestore";
import { scale, seed } from "../support/scale";
import { findCycle, findWrongAnswer, replay } from "./serializable-check";
import { runInterleaved } from "./interleaving";
import { type TransactionClient, adminClient, webClient } from "./clients";
import { randomPlan } from "./plan";
import { type Observation, Recorder } from "./recorder";

const PROJECT = "demo-serializable";
const ADMIN = { kind: "admin" } as const;

/** Fails unless the history is serializable, in the order of its commits, and ends in what is stored. */
function expectSerializable(
  engine: Engine,
  collection: string,
  recorder: Recorder,
  observations: readonly Observation[],
): void {
  const observed = new Set(observations.map(({ id }) => id));
  const unknown = recorder.committed().filter((id) => !observed.has(id));
  expect(unknown, "committed, but the client heard otherwise").toEqual([]);
  const history = recorder.history(observations);
  expect(findCycle(history), "a cycle of precedence").toBeNull();
  expect(findWrongAnswer(history)).toBeNull();
  const end = replay(history);
  if ("unexplained" in end) {
    expect.fail(`${end.unexplained} saw what no order of commits explains`);
  }
  const db = engine.database(PROJECT, "(default)");
  const parent = `projects/${PROJECT}/databases/(default)/documents`;
  const from = [{ collectionId: collection }];
  const stored = db
    .query(ADMIN, parent, { from })
    .docs.map(({ name, fields }): [string, unknown] => {
      const group = fields["group"];
      const value = group && "integerValue" in group && group.integerValue;
      return [name.slice(name.lastIndexOf("/") + 1), { group: Number(value) }];
    });
  expect(new Map(stored)).toEqual(end.documents);
}

describe("random transactions, step by step in the engine", () => {
  it("are serializable", async () => {
    const first = seed();
    const engine = await createEngine();
    let committed = 0;
    for (let i = 0; i < scale(40, 1000); i++) {
      const collection = `s${String(i)}`;
      const recorder = new Recorder(engine, collection);
      const db = engine.database(PROJECT, "(default)");
      const random = randomFrom(first + i);
      const observations = runInterleaved(db, collection, random);
      recorder.stop();
      committed += observations.length;
      try {
        expectSerializable(engine, collection, recorder, observations);
      } catch (error) {
        throw new Error(`SEED=${String(first + i)}`, { cause: error });
      }
    }
    expect(committed).toBeGreaterThan(400);
    await engine.close();
  });
});

describe("random transactions of several clients", () => {
  let local: LocalFirestore;
  let clients: TransactionClient[];
  beforeAll(async () => {
    local = await startLocalFirestore(PROJECT);
    clients = open();
  });
  afterAll(async () => {
    await close();
    await local.stop();
  });
  const open = (): TransactionClient[] => [
    adminClient(PROJECT, local, "one"),
    adminClient(PROJECT, local, "two"),
    webClient(PROJECT, local, "three"),
    webClient(PROJECT, local, "four"),
  ];
  const close = async (): Promise<void> => {
    await Promise.all(clients.map((client) => client.close()));
  };

  async function run(collection: string, of: number): Promise<number> {
    const recorder = new Recorder(local.engine, collection);
    const perClient = await Promise.all(
      clients.flatMap((client, i) =>
        [0, 1].map(async (lane) => {
          const random = randomFrom(of * 16 + i * 2 + lane);
          const seen: Observation[] = [];
          for (let n = 0; n < 6; n++) {
            const id = `${client.name}-${String(lane)}-${String(n)}`;
            const plan = randomPlan(random, client.queries);
            const done = await client.run(collection, id, plan, random);
            if (done) seen.push(done);
          }
          return seen;
        }),
      ),
    );
    recorder.stop();
    const observations = perClient.flat();
    expectSerializable(local.engine, collection, recorder, observations);
    return observations.length;
  }

  it("are serializable", async () => {
    const first = seed();
    let committed = 0;
    const rounds = scale(10, 100);
    for (let i = 0; i < rounds; i++) {
      // The web SDK in Node resets every stream, and Node ends a connection of a thousand resets in a burst.
      if (i > 0 && i % 10 === 0) {
        await close();
        clients = open();
      }
      try {
        committed += await run(`s${String(i)}`, first + i);
      } catch (error) {
        throw new Error(`SEED=${String(first + i)}`, { cause: error });
      }
    }
    expect(committed).toBeGreaterThan(rounds * 15);
  });
});
