import { describe, expect, it } from "vitest";
import { anAccess } from "../../../tests/builders/a-session";
import { aZoo } from "../../../tests/builders/facility";
import { zooA, zooB } from "../../../tests/builders/ids";
import { defaultZoo, isLost, placeOf, seesOnly, seesZoo } from "./place";
import type { Zoo } from "./zoo";

const member = anAccess();
const superAdmin = anAccess({ right: "superAdmin", zooId: null });
const staffOf = (...zooIds: string[]) =>
  anAccess({ staff: true, zooId: null, zooIds });
const at = (zooId: string) => ({ at: "zoo", zooId });

describe("seesZoo and seesOnly", () => {
  it("say which establishments a person works in", () => {
    const seen = (access: typeof member) =>
      [zooA, zooB].filter((zooId) => seesZoo(access, zooId));
    expect(seen(member)).toEqual([zooA]);
    expect(seen(superAdmin)).toEqual([zooA, zooB]);
    expect(seen(staffOf(zooB))).toEqual([zooB]);
    expect(seen(anAccess({ zooId: null, zooIds: [zooB] }))).toEqual([]);
    expect(seesOnly(member, zooA)).toBe(true);
    expect(seesOnly(member, zooB)).toBe(false);
    expect(seesOnly({ ...superAdmin, zooId: zooA }, zooA)).toBe(false);
    expect(seesOnly({ ...staffOf(zooB), zooId: zooA }, zooA)).toBe(false);
  });
});

describe("placeOf", () => {
  it("is one's own establishment, whoever one is and whatever else there is", () => {
    const listed = { ...staffOf(zooB, "zoo-c"), zooId: zooA };
    for (const access of [member, { ...superAdmin, zooId: zooA }, listed])
      expect(placeOf(access, null, null)).toEqual(at(zooA));
  });

  it("is what was chosen, as long as it may be seen", () => {
    expect(placeOf({ ...superAdmin, zooId: zooA }, zooB, null)).toEqual(
      at(zooB),
    );
    expect(placeOf(member, zooB, null)).toEqual(at(zooA));
    expect(placeOf(staffOf(zooA), zooB, null)).toEqual(at(zooA));
    expect(placeOf(staffOf(zooA, "zoo-c"), zooB, null)).toEqual({
      at: "default",
    });
  });

  it("is the default one for who has none of their own and may see several", () => {
    expect(placeOf(superAdmin, null, null)).toEqual({ at: "default" });
    expect(placeOf(staffOf(zooA, zooB), null, null)).toEqual({ at: "default" });
    expect(placeOf(staffOf(zooB), null, null)).toEqual(at(zooB));
  });

  it("is nowhere for who may see none", () => {
    expect(placeOf(staffOf(), null, null)).toEqual({ at: "nowhere" });
    const ofOld = anAccess({ zooId: null, zooIds: [zooA] });
    expect(placeOf(ofOld, zooA, null)).toEqual({ at: "nowhere" });
  });

  it("is elsewhere than in one's own that is lost", () => {
    const own = { ...superAdmin, zooId: zooA };
    expect(placeOf(own, null, zooA)).toEqual({ at: "default" });
    expect(placeOf(own, zooA, zooA)).toEqual(at(zooA));
    expect(placeOf({ ...own, zooId: zooB }, null, zooA)).toEqual(at(zooB));
    const listed = { ...staffOf(zooB), zooId: zooA };
    expect(placeOf(listed, null, zooA)).toEqual(at(zooB));
  });
});

describe("isLost", () => {
  const archived = aZoo({ isArchived: true });
  const everywhere = { ...superAdmin, zooId: zooA };
  const listed = { ...staffOf(zooB), zooId: zooA };

  it("is one's own that is gone, for who sees others", () => {
    const lost = [member, listed, everywhere].map((access) =>
      isLost(access, zooA, null),
    );
    expect(lost).toEqual([false, true, true]);
  });

  it("is one's own that is archived, for who sees all: the others may not work any more", () => {
    const lost = [member, listed, everywhere].map((access) =>
      isLost(access, zooA, archived),
    );
    expect(lost).toEqual([false, false, true]);
  });

  it("is none that is there, and none of others", () => {
    expect(isLost(everywhere, zooA, aZoo())).toBe(false);
    expect(isLost(everywhere, zooB, null)).toBe(false);
    expect(isLost(superAdmin, zooA, archived)).toBe(false);
  });
});

describe("defaultZoo", () => {
  const named = (zooName: string, more: Partial<Zoo> = {}) =>
    aZoo({ zooId: `zoo-${zooName}`, zooName, ...more });
  const baie = named("Baie");
  const lande = named("Lande", { environment: "test" });
  const dune = named("Dune", { environment: "test" });
  const main = named("Suricate", { mainTest: true });
  const chosen = (...zoos: Zoo[]) => defaultZoo(zoos)?.zooName;

  it("is the provider's main test environment, then any other, then the first by name", () => {
    expect(chosen(baie, lande, main, dune)).toBe("Suricate");
    expect(chosen(baie, lande, dune)).toBe("Dune");
    expect(chosen(named("Parc"), baie)).toBe("Baie");
  });

  it("is none that is archived, unless there is nothing else", () => {
    const old = { ...main, isArchived: true };
    expect(chosen(old, baie)).toBe("Baie");
    expect(chosen(old)).toBe("Suricate");
    expect(chosen()).toBeUndefined();
  });

  it("is the same one whatever the order they come in", () => {
    const zoos = [baie, named("Baie", { zooId: "zoo-a" })];
    expect(defaultZoo(zoos)?.zooId).toBe("zoo-Baie");
    expect(defaultZoo([...zoos].reverse())?.zooId).toBe("zoo-Baie");
  });
});
