import type { StandIn } from "../../../demo/sync/serve";
import { serveSync } from "../../../demo/sync/serve";
import { afterAll, beforeAll } from "vitest";
import * as run from "../../../functions/src/index";
import { database } from "../../../functions/src/edge/admin";
import { plain } from "../../../functions/src/edge/documents";
import { ask } from "../ask";

export const key = "a-key-of-these-tests";

/** The sync's endpoint of these tests: what `answer` says, asked with the functions' own parameters. */
export function useEndpoint() {
  const endpoint = { body: {} as unknown };
  let server: StandIn | null = null;
  beforeAll(async () => {
    server = await serveSync(() => endpoint.body, key);
    process.env["SYNC_ADDRESS"] = server.address;
    process.env["SYNC_KEY"] = key;
  });
  afterAll(async () => {
    delete process.env["SYNC_ADDRESS"];
    delete process.env["SYNC_KEY"];
    await server?.close();
  });
  return endpoint;
}

export const aRunId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export const sync = (runId: string, uid: string | null = "root") =>
  ask(run.massSync, uid, { runId });

export const work = (
  runId: string,
  action: "run" | "resume" | "cancel",
  uid: string | null = "root",
) => ask(run.workRun, uid, { runId, action });

/** Everything of a collection, as it is stored, without when it was. */
export async function contents(
  collection: string,
): Promise<Record<string, Record<string, unknown>>> {
  const { docs } = await database().collection(collection).get();
  return Object.fromEntries(
    docs.map((one) => {
      const { createdAt, updatedAt, operationId, ...rest } = plain(
        one.data(),
      ) as Record<string, unknown>;
      return [
        one.id,
        {
          ...rest,
          stamped: [createdAt, updatedAt, operationId].every(Boolean),
        },
      ];
    }),
  );
}

/** When each document of the four collections was written last. */
export async function writtenAt(): Promise<Record<string, string>> {
  const all: [string, string][] = [];
  for (const collection of ["order", "family", "species", "questions"]) {
    const { docs } = await database().collection(collection).get();
    for (const { ref, updateTime } of docs)
      all.push([ref.path, `${updateTime.seconds}.${updateTime.nanoseconds}`]);
  }
  return Object.fromEntries(all);
}

const names = (fr: string) => ({ fr, en: `${fr} in English` });

/** A base of so many species in three families of two orders. */
export const aBody = (
  species: number,
  more: Record<string, unknown> = {},
): { success: boolean; data: Record<string, unknown[]> } => ({
  success: true,
  data: {
    orders: ["a", "b"].map((id) => ({
      orderId: `order-${id}`,
      orderName: `Ordre ${id}`,
      orderLatinName: `Ordo ${id}`,
    })),
    families: ["a", "b", "c"].map((id) => ({
      familyId: `family-${id}`,
      familyName: `Famille ${id}`,
      familyLatinName: `Familia ${id}`,
      orderId: id === "c" ? "order-b" : "order-a",
    })),
    species: Array.from({ length: species }, (_, index) => ({
      specieId: `specie-${index}`,
      specieName: `Espèce ${index}`,
      specieLatinName: `Species numerus ${index}`,
      names: names(`Espèce ${index}`),
      familyId: `family-${"abc"[index % 3] ?? ""}`,
    })),
    questions: [
      { questionId: "q1", questionRef: "Q-1", deep: { as: ["it", "is"] } },
    ],
    ...more,
  },
});
