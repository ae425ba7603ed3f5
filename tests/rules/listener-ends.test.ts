import { doc, onSnapshot } from "firebase/firestore";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { stored, useWorld } from "./harness";
import { accessOf } from "./people";
import { records } from "./records";

const world = useWorld();
beforeAll(() => world.store(records));

const access = "access/keeper";
afterEach(() => world.restore(access, stored(accessOf.keeper)));

/** A listener of the keeper's: resolves with the first answer, then with the end. */
function listens() {
  let heard: () => void;
  let ended: (code: string) => void;
  const first = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const end = new Promise<string>((resolve) => {
    ended = resolve;
  });
  onSnapshot(
    doc(world.as("keeper"), "tasks/task-open"),
    () => heard(),
    ({ code }) => ended(code),
  );
  return { first, end };
}

describe("an open listener ends with the access it was given on", () => {
  it.each([
    ["disabled", { status: "disabled" }],
    ["demoted", { sectorRoles: { keeper: [] } }],
    ["of another establishment", { zooId: "zoo-lande" }],
  ])("once the person is %s", async (_, change) => {
    const { first, end } = listens();
    await first;
    await world.restore(access, { ...stored(accessOf.keeper), ...change });
    expect(await end).toBe("permission-denied");
  });

  it("also the one on the access itself", async () => {
    const own = doc(world.as("keeper"), access);
    const end = new Promise<string>((resolve) => {
      onSnapshot(
        own,
        () =>
          void world.restore(access, {
            ...stored(accessOf.keeper),
            status: "disabled",
          }),
        ({ code }) => resolve(code),
      );
    });
    expect(await end).toBe("permission-denied");
  });
});
