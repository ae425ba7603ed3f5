import { documentsRoot } from "../../engine/values/resource-path";
import { formatMicros } from "../../engine/values/timestamp";
import { openStore } from "../open";

const COMPACT_BYTES = 30_000;
const START = 1_800_000_000_000_000;
const root = documentsRoot("p", "d");

/** Commits pairs of documents that hold the same number and prints each number once it is kept. */
async function writeForever(folder: string): Promise<void> {
  const store = await openStore(folder, COMPACT_BYTES);
  for (let n = Math.max(0, store.lastTime() - START) + 1; ; n++) {
    const time = formatMicros(START + n);
    const times = { createTime: time, updateTime: time };
    const fields = { n: { integerValue: String(n) } };
    const changes = ["c/left", "c/right"].map((path) => {
      const name = `${root}/${path}`;
      return { name, after: { name, fields, ...times } };
    });
    store.apply({ project: "p", database: "d", time, changes });
    process.stdout.write(`${n}\n`);
    if (n % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

await writeForever(process.argv[2] ?? "");
