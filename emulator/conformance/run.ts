import { parseArgs } from "node:util";
import { clientKinds, runnable } from "./harness/clients";
import { loadScenarios } from "./format/load";
import { isEmulator, openTarget } from "./harness/target";

const { values } = parseArgs({
  options: {
    client: { type: "string", default: "rest" },
    topic: { type: "string" },
    case: { type: "string" },
  },
});

const out = (line: string) => void process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const kind = clientKinds.find(({ name }) => name === values.client);
  if (!kind)
    throw new Error(
      `--client is one of ${clientKinds.map(({ name }) => name).join(", ")}`,
    );
  const target = await openTarget();
  const client = await kind.open(target);
  let ran = 0;
  let different = 0;
  try {
    for (const { topic, cases } of loadScenarios()) {
      if (values.topic !== undefined && values.topic !== topic) continue;
      if (!(kind.topics?.includes(topic) ?? true)) continue;
      const chosen = runnable(cases, kind, isEmulator).filter(
        ({ name }) => values.case === undefined || name.includes(values.case),
      );
      if (chosen.length === 0) continue;
      const results = await client.run(chosen);
      for (const [name, differences] of Object.entries(results)) {
        ran += 1;
        if (differences.length > 0) different += 1;
        out(
          `${differences.length > 0 ? "DIFFERS" : "same   "}  ${topic}: ${name}`,
        );
        for (const difference of differences) out(`           ${difference}`);
      }
    }
  } finally {
    await client.close();
    await target.stop();
  }
  out(`${values.client}: ${ran} cases, ${different} with differences`);
  return different > 0 ? 1 : 0;
}

process.exitCode = await main();
