import { replay } from "./api-answer";
import type { Post, TestAnswer } from "./api-answer";
import { readRulesFiles } from "./format";

const DEFAULT_URL = "https://firebaserules.googleapis.com";

function setting(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set.`);
}

function poster(): Post {
  const base = process.env["RULES_API_URL"] ?? DEFAULT_URL;
  const url = `${base}/v1/projects/${setting("RULES_API_PROJECT")}:test`;
  const headers = {
    authorization: `Bearer ${setting("RULES_API_TOKEN")}`,
    "content-type": "application/json",
  };
  return async (request) => {
    const body = JSON.stringify(request);
    const response = await fetch(url, { method: "POST", headers, body });
    const answer = (await response.json()) as Omit<TestAnswer, "status">;
    return { ...answer, status: response.status };
  };
}

async function main(): Promise<void> {
  const post = poster();
  let differences = 0;
  for (const { topic, entries } of readRulesFiles()) {
    for (const entry of entries) {
      for (const difference of await replay(entry, post)) {
        differences += 1;
        process.stdout.write(`${topic} > ${entry.name}: ${difference}\n`);
      }
    }
  }
  process.stdout.write(`${String(differences)} differences\n`);
  process.exitCode = differences > 0 ? 1 : 0;
}

await main();
