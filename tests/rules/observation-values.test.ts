import { beforeAll, expect, it } from "vitest";
import type { ObsSession } from "@domain/observation/obs-session";
import { obsSessionSchema } from "@domain/observation/obs-session";
import { anObsRecord, anObsSession } from "../builders/observation";
import { stored, useWorld } from "./harness";
import { records } from "./records";
import { writesIn } from "./writes";

const world = useWorld();
const { creates, changes } = writesIn(world);
beforeAll(() => world.store(records));

const path = "obsSessions/obs-session-new";
const day = 24 * 60 * 60 * 1000;

const begun = (more: object): Promise<boolean> =>
  creates("keeper", path, {
    ...anObsSession({
      obsSessionId: "obs-session-new",
      observerId: "keeper",
      startedAt: new Date(),
    }),
    ...more,
  });

it("a session is begun as it is read", async () => {
  expect(await begun({})).toBe(true);
  const wrong: readonly [keyof ObsSession, unknown][] = [
    ["interval", 0],
    ["interval", 4],
    ["interval", 86_401],
    ["plannedMinutes", 0],
    ["plannedMinutes", 99_999_999],
    ["contextVersion", -1],
    ["contextId", "../x"],
    ["channels", []],
    ["channels", ["focal", "focal"]],
  ];
  for (const [field, value] of wrong) {
    expect([field, await begun({ [field]: value })]).toEqual([field, false]);
    expect(obsSessionSchema.shape[field].safeParse(value).success).toBe(
      // That something is said twice schemas let pass: it is read as once.
      String(value) === "focal,focal",
    );
  }
  expect(await begun({ status: "planned", startedAt: "text" })).toBe(false);
});

it("a session lasts a week at most", async () => {
  const open = "obsSessions/obs-session-1";
  const startedAt = Date.now() - 30 * day;
  const ends = async (after: number) => {
    await world.store({
      [open]: stored(anObsSession({ startedAt: new Date(startedAt) })),
    });
    return changes("author", open, {
      status: "closed",
      endedAt: new Date(startedAt + after),
    });
  };
  expect(await ends(7 * day + 1000)).toBe(false);
  expect(await ends(7 * day)).toBe(true);
});

it("a chunk has a number", async () => {
  const chunk = (n: number) =>
    creates("author", `obsSessions/obs-session-1/records/device-1_${n}`, {
      ...anObsRecord({ recordId: `device-1_${n}` }),
      n,
      observerId: "author",
      until: new Date(),
    });
  expect(await chunk(7)).toBe(true);
  expect(await chunk(-1)).toBe(false);
});
