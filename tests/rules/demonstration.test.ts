import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aZoo } from "../builders/facility";
import { zooA } from "../builders/ids";
import type { Attempt } from "./attempts/attempt";
import { allowedNames, everyAttempt, isDirect } from "./attempts/every-attempt";
import { isAllowed, stored, useWorld } from "./harness";
import type { Name } from "./people";
import { names } from "./people";
import { records } from "./records";

const world = useWorld();
const zooPath = `zoo/${zooA}`;
const mark = (anonymousMode: boolean) =>
  world.restore(zooPath, stored(aZoo({ anonymousMode })));

beforeAll(() => world.store(records));
afterAll(() => mark(false));

const writes = everyAttempt.filter(
  (attempt) => isDirect(attempt) && attempt.action !== "read",
);
/** One's own account and what one was told are written whatever the mode. */
const isExempt = ({ resource }: Attempt) =>
  resource === "accounts" ||
  resource === "devices" ||
  resource === "notifications";
const refused = writes.filter((attempt) => !isExempt(attempt));
const exempt = writes.filter(isExempt);

async function those(attempt: Attempt): Promise<Name[]> {
  const found: Name[] = [];
  for (const name of names) {
    const allowed = await isAllowed(attempt.run(world.as(name), name));
    if (!allowed) continue;
    found.push(name);
    await world.restore(attempt.path, records[attempt.path]);
  }
  return found;
}

const titled = (attempts: readonly Attempt[]) =>
  attempts.map(
    (attempt) =>
      [
        `${attempt.resource}.${attempt.action}: ${attempt.what}`,
        attempt,
      ] as const,
  );

describe("while an establishment demonstrates", () => {
  beforeAll(() => mark(true));

  it.each(titled(refused))(
    "nothing is kept but a superAdmin's: %s",
    async (_, attempt) => {
      const may = allowedNames(attempt).has("superAdmin");
      expect(await those(attempt)).toEqual(may ? ["superAdmin"] : []);
    },
  );

  it.each(titled(exempt))(
    "one's own account is as always: %s",
    async (_, attempt) => {
      expect(new Set(await those(attempt))).toEqual(allowedNames(attempt));
    },
  );

  it("speaks of every direct write and of an exempt one", () => {
    const tried = new Set(refused.map(({ resource }) => resource));
    expect([...tried].sort()).toEqual([
      "alerts",
      "animals",
      "confirmations",
      "doses",
      "enclosures",
      "enrichmentMovements",
      "enrichmentSessions",
      "evaluationCorrections",
      "evaluationDrafts",
      "evaluations",
      "healthNotes",
      "healthValues",
      "measures",
      "obsCorrections",
      "obsRecords",
      "obsSessions",
      "savedViews",
      "tasks",
      "users",
    ]);
    expect(exempt.length).toBeGreaterThan(0);
  });
});

describe("an establishment whose record says nothing of it", () => {
  it("keeps what is written", async () => {
    const { anonymousMode: _, ...zoo } = stored(aZoo());
    await world.restore(zooPath, zoo);
    const [attempt] = refused.filter(({ resource }) => resource === "tasks");
    expect(new Set(await those(attempt!))).toEqual(allowedNames(attempt!));
  });
});
