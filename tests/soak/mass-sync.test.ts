import { expect, it } from "vitest";
import type { Raw } from "@domain/sync/plan/item";
import { idFromLatin } from "@domain/sync/plan/made-id";
import { useBucket } from "../functions/bucket-stage";
import {
  aRunId,
  sync,
  useEndpoint,
  work,
  writtenAt,
} from "../functions/mass-sync/sync-stage";
import { world } from "../functions/people";
import { idsOf, put, read, useStage } from "../functions/stage";
import { realTaxa } from "../setup/taxonomy-lists";

const project = "demo-soak-sync";
const stage = useStage(project, "file");
useBucket(project);
const endpoint = useEndpoint();

const readsAddress = () =>
  `http://${stage.host()}/emulator/v1/projects/${project}/reads`;

/** How many documents the functions read since this was asked last. */
async function readsSince(): Promise<number> {
  const answer = await fetch(readsAddress());
  const { byUid } = (await answer.json()) as { byUid: Record<string, number> };
  await fetch(readsAddress(), { method: "DELETE" });
  return byUid["(admin)"] ?? 0;
}

const taxa = ["order", "family", "species"] as const;
type Taxon = (typeof taxa)[number];

/** The rows of a list in the folder named by SURICATE_TAXONOMY, else as many made up, of the same shape. */
function rowsOf(kind: Taxon): readonly Raw[] {
  const real = realTaxa(kind);
  if (real !== null) return real;
  const count = { order: 75, family: 546, species: 30_039 }[kind];
  return Array.from({ length: count }, (_, index) => ({
    order: `Ordo ${index % 75}`,
    ...(kind !== "order" && { family: `Familia ${index % 546}` }),
    ...(kind === "species" && { species: `Genus species ${index}` }),
    name_en: `Name ${index}`,
  }));
}

const names = { order: "order", family: "family", species: "specie" };

function itemsOf(kind: Taxon): Record<string, unknown>[] {
  const seen = new Set<string>();
  return rowsOf(kind).flatMap((row) => {
    const latin = row[kind];
    const id = typeof latin === "string" ? idFromLatin(latin) : "";
    if (id === "" || seen.has(id)) return [];
    seen.add(id);
    return [{ ...row, [`${names[kind]}Id`]: id }];
  });
}

it(
  "30,000 species, twice, and with one name changed",
  { timeout: 1_800_000 },
  async () => {
    await put(world());
    const lists = {
      orders: itemsOf("order"),
      families: itemsOf("family"),
      species: itemsOf("species"),
      questions: [{ questionId: "q", questionRef: "Q" }],
    };
    const run = async (number: number, what: string) => {
      endpoint.body = { success: true, data: lists };
      const runId = aRunId(number);
      await readsSince();
      const began = Date.now();
      const answer = (await sync(runId)) as { data: { status: string } };
      const planned = Date.now();
      const readForPlan = await readsSince();
      // A plan that writes nothing is done as it is made.
      if (answer.data.status === "planned")
        expect(await work(runId, "run")).toMatchObject({
          data: { status: "done" },
        });
      else expect(answer.data.status).toBe("done");
      const ended = Date.now();
      const readForRun = await readsSince();
      const parts = await idsOf(`syncRuns/${runId}/parts`);
      const stored = await read(`syncRuns/${runId}`);
      process.stdout.write(
        `${what}: planned in ${planned - began} ms, run in ${ended - planned} ms, ${readForPlan} + ${readForRun} documents read, ${String(stored?.["done"])} records written, ${parts.length} pieces of lists, ${JSON.stringify(stored?.["counts"])}, ${Math.round(process.memoryUsage().rss / 1e6)} MB\n`,
      );
      return stored?.["done"];
    };
    const all =
      lists.orders.length + lists.families.length + lists.species.length + 1;
    const first = await run(1, "first sync");
    expect(first).toBeGreaterThan(all * 0.99);
    const before = await writtenAt();
    expect(await run(2, "second sync")).toBe(0);
    expect(await writtenAt()).toEqual(before);
    const one = lists.species[17];
    if (one === undefined) throw new Error("no species");
    one["name_fr"] = "Un autre nom";
    expect(await run(3, "one name changed")).toBe(1);
  },
);
