import { demoDocuments } from "../../demo/seed/documents";
import { writeDocuments } from "../../demo/seed/load";
import { saveRecords } from "../../functions/src/callables/save-records";
import type { Figure } from "./figures";
import { timed } from "./figures";
import type { Stage } from "./functions";

const warmUps = 20;
const saves = 200;
const zooId = "sentinelle";
const uid = "admin";

/** One save as a person makes it, of one field; answers its milliseconds. */
async function save(index: number, id: string): Promise<number> {
  const change = {
    collection: "animals",
    id,
    kind: "change",
    values: { animalName: `Kito ${index}` },
    base: {},
  };
  const data = { operationId: `bench-${index}`, changes: [change] };
  const auth = { uid, token: {} };
  const { ms, result } = await timed(async () =>
    saveRecords.run({ auth, data, rawRequest: {} } as never),
  );
  if (!result.success) throw new Error(`not saved: ${result.error}`);
  return ms;
}

/** How long `saveRecords` takes once it is warm, beside the demonstration's documents: right, references, derived fields, receipt and commit. */
export async function deskFigures({ host, project }: Stage): Promise<Figure[]> {
  const documents = demoDocuments(new Date());
  await writeDocuments(
    { firestoreHost: host, authHost: host, project },
    documents,
  );
  const animals = documents
    .filter(
      ({ path, data }) =>
        /^animals\/[^/]+$/.test(path) && data["zooId"] === zooId,
    )
    .map(({ path }) => path.slice("animals/".length));
  const times: number[] = [];
  for (let index = 0; index < warmUps + saves; index += 1) {
    const ms = await save(index, animals[index % animals.length] ?? "");
    if (index >= warmUps) times.push(ms);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(saves * share)] ?? Infinity;
  return [
    {
      what: "saveRecords of one record, warm, median",
      value: at(0.5),
      unit: "ms",
      atMost: 300,
    },
    {
      what: "saveRecords of one record, warm, 95 of 100",
      value: at(0.95),
      unit: "ms",
      atMost: 800,
    },
  ];
}
