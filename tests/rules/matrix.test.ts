import { beforeAll, describe, expect, it } from "vitest";
import { can } from "@domain/access/can";
import type { Action, Resource } from "@domain/access/matrix";
import { matrix } from "@domain/access/matrix";
import type { Attempt } from "./attempts/attempt";
import { allowedNames, everyAttempt, isDirect } from "./attempts/every-attempt";
import { isAllowed, useWorld } from "./harness";
import type { Name } from "./people";
import { names, sessionOf } from "./people";
import { records } from "./records";

const world = useWorld();

beforeAll(() => world.store(records));

/** The names for which the answer is yes, in the order of the list. */
async function those(
  answer: (name: Name) => boolean | Promise<boolean>,
): Promise<Name[]> {
  const found: Name[] = [];
  for (const name of names) if (await answer(name)) found.push(name);
  return found;
}

async function tries(attempt: Attempt, name: Name): Promise<boolean> {
  const allowed = await isAllowed(attempt.run(world.as(name), name));
  if (allowed && attempt.action !== "read")
    await world.restore(attempt.path, records[attempt.path]);
  return allowed;
}

const title = ({ resource, action, what }: Attempt) =>
  `${resource}.${action}: ${what}`;

const direct = everyAttempt.filter(isDirect);
const indirect = everyAttempt.filter((attempt) => !isDirect(attempt));

describe("a cell carried out by the browser", () => {
  it.each(direct.map((attempt) => [title(attempt), attempt] as const))(
    "%s",
    async (_, attempt) => {
      const expected = allowedNames(attempt);
      const allowed = await those((name) => tries(attempt, name));
      expect(new Set(allowed)).toEqual(expected);
      // The same on the same document by somebody who may, after all refusals: these were about the person.
      const [ally] = expected;
      if (ally === undefined) await attempt.run(world.owner(), "admin");
      else expect(await tries(attempt, ally)).toBe(true);
    },
  );
});

describe("a cell carried out by functions, the desk included, is refused to every browser", () => {
  it.each(indirect.map((attempt) => [title(attempt), attempt] as const))(
    "%s",
    async (_, attempt) => {
      expect(await those((name) => tries(attempt, name))).toEqual([]);
      await attempt.run(world.owner(), "admin");
      await world.restore(attempt.path, records[attempt.path]);
    },
  );
});

describe("can()", () => {
  it.each(everyAttempt.map((attempt) => [title(attempt), attempt] as const))(
    "answers the same: %s",
    async (_, attempt) => {
      const { action, resource, facts } = attempt;
      const allowed = await those((name) =>
        can(
          sessionOf(name, facts.zooId),
          action as Action<Resource>,
          resource,
          facts,
        ),
      );
      expect(new Set(allowed)).toEqual(allowedNames(attempt));
    },
  );
});

it("tries every cell of the matrix", () => {
  const tried = new Set(
    everyAttempt.map(({ resource, action }) => `${resource}.${action}`),
  );
  const cells = Object.entries(matrix).flatMap(([resource, actions]) =>
    Object.keys(actions).map((action) => `${resource}.${action}`),
  );
  expect(cells.filter((cell) => !tried.has(cell))).toEqual([]);
});
