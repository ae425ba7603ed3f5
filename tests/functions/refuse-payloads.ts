import { expect } from "vitest";
import { database } from "../../functions/src/edge/admin";
import { badPayloads } from "./bad-payloads";
import { deskWorld, save } from "./desk-stage";
import { put } from "./stage";

/** Everything stored, by path. */
async function everything(): Promise<Record<string, unknown>> {
  const collections = await database().listCollections();
  const found = await Promise.all(collections.map((one) => one.get()));
  return Object.fromEntries(
    found.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, doc.data()])),
  );
}

const codeOf = (answer: Awaited<ReturnType<typeof save>>) => {
  if ("code" in answer) return answer.code;
  return answer.success ? "saved" : answer.error;
};

/** Sends so many bad requests: each is refused with a clear code, and nothing at all is stored. */
export async function refusePayloads(
  count: number,
  seed: number,
): Promise<void> {
  await put(deskWorld());
  const before = await everything();
  const payloads = badPayloads(count, seed);
  for (let start = 0; start < count; start += 20)
    await Promise.all(
      payloads.slice(start, start + 20).map(async (payload) => {
        const answer = await save("root", payload.changes, payload.operationId);
        const code = codeOf(answer);
        // The same new record twice, beside what is bad, is a conflict.
        if (!["invalid-argument", "invalid-input", "conflict"].includes(code))
          expect([code, payload]).toEqual(["refused", payload]);
      }),
    );
  expect(new Set(payloads.map(({ what }) => what)).size).toBeGreaterThan(8);
  expect(await everything()).toEqual(before);
}
