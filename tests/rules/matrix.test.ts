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

async function tries(attempt: Attempt, name: Name): Promise<boolean> {
  const allowed = await isAllowed(attempt.run(world.as(name), name));
  if (allowed && attempt.action !== "read")
    await world.restore(attempt.path, records[attempt.path]);
  return allowed;
}

/** Who is let through: all at once where nobody should change anything, else one after the other. */
async function letThrough(
  attempt: Attempt,
  expected: ReadonlySet<Name>,
): Promise<Set<Name>> {
  if (attempt.action === "read" || expected.size === 0) {
    const allowed = await Promise.all(
      names.map((name) => tries(attempt, name)),
    );
    return new Set(names.filter((_, index) => allowed[index]));
  }
  const found = new Set<Name>();
  for (const name of names) if (await tries(attempt, name)) found.add(name);
  return found;
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
      expect(await letThrough(attempt, expected)).toEqual(expected);
      // The same on the same document by somebody who may, after all refusals: these were about the person.
      const [ally] = expected;
      if (ally === undefined) await attempt.run(world.owner(), "admin");
      else expect(await tries(attempt, ally)).toBe(true);
    },
  );
});

const nobody: ReadonlySet<Name> = new Set();

describe("a cell carried out by functions, the desk included, is refused to every browser", () => {
  it.each(indirect.map((attempt) => [title(attempt), attempt] as const))(
    "%s",
    async (_, attempt) => {
      expect(await letThrough(attempt, nobody)).toEqual(nobody);
      await attempt.run(world.owner(), "admin");
      await world.restore(attempt.path, records[attempt.path]);
    },
  );
});

describe("can()", () => {
  it.each(everyAttempt.map((attempt) => [title(attempt), attempt] as const))(
    "answers the same: %s",
    (_, attempt) => {
      const { action, resource, facts } = attempt;
      const allowed = names.filter((name) =>
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
