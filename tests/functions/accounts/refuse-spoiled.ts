import { expect } from "vitest";
import type { CallableName } from "@domain/callables";
import { callables } from "@domain/callables";
import * as run from "../../../functions/src/index";
import { ask } from "../ask";
import { examples } from "./examples";
import { spoiledFor } from "./spoiled";
import { askerOf, everything } from "./staffed";

export const callableNames = Object.keys(callables) as CallableName[];

/** Sends a callable so many requests it cannot take: each is refused as such, and nothing at all is stored. */
export async function refuseSpoiled(
  name: CallableName,
  count: number,
  seed: number,
): Promise<void> {
  expect(callables[name].input.safeParse(examples[name]).success).toBe(true);
  const before = await everything();
  const payloads = spoiledFor(name, count, seed);
  expect(payloads).toHaveLength(count);
  for (let start = 0; start < count; start += 25)
    await Promise.all(
      payloads.slice(start, start + 25).map(async (payload) => {
        const answer = await ask(run[name], askerOf(name), payload);
        if (answer !== "invalid-argument")
          expect([answer, payload]).toEqual(["invalid-argument", payload]);
      }),
    );
  expect(await everything()).toBe(before);
}
