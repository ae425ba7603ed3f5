import {
  collection,
  collectionGroup,
  getDocs,
  limit,
  query,
  where,
} from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { sector1, sector2, zooA } from "../builders/ids";
import { isAllowed, useWorld } from "./harness";
import type { Name } from "./people";
import { records } from "./records";

const world = useWorld();

const below = (path: string) => `animals/animal-1/${path}`;

beforeAll(() => world.store(records));

describe("what a query for animals' health must say", () => {
  const lists = (name: Name, path: string, ...filters: [string, unknown][]) =>
    isAllowed(
      getDocs(
        query(
          path.includes("/")
            ? collection(world.as(name), path)
            : collectionGroup(world.as(name), path),
          where("zooId", "==", zooA),
          ...filters.map(([field, value]) => where(field, "==", value)),
          limit(10),
        ),
      ),
    );
  const values = below("healthValues");
  const here: [string, unknown] = ["sectorId", sector1];
  const open: [string, unknown] = ["openToKeepers", true];
  const current: [string, unknown] = ["status", "current"];
  const today: [string, unknown] = ["day", "2026-11-20"];

  it.each<[string, Name, string, [string, unknown][], boolean]>([
    ["an administrator asks for all", "admin", values, [], true],
    ["a veterinarian for their sector", "vet", values, [here], true],
    ["a nutritionist too", "nutrition", values, [here], true],
    ["not for all", "vet", values, [], false],
    ["not for another sector", "vet", values, [["sectorId", sector2]], false],
    ["a keeper for what is open to them", "keeper", values, [here, open], true],
    ["not for the rest", "keeper", values, [here], false],
    ["not staff of the provider", "provider", values, [here, open], false],
    ["not another member", "member", values, [here, open], false],
    [
      "not the neighbour's keeper",
      "neighbourKeeper",
      values,
      [here, open],
      false,
    ],
    ["days as values", "keeper", below("measureDays"), [here, open], true],
    ["not days that are closed", "keeper", below("measureDays"), [here], false],
    ["baselines as days", "keeper", below("baselines"), [here, open], true],
    ["not those that are closed", "keeper", below("baselines"), [here], false],
    ["a manager reads notes", "manager", below("healthNotes"), [here], true],
    ["a keeper does not", "keeper", below("healthNotes"), [here], false],
    [
      "nor does a nutritionist",
      "nutrition",
      below("healthNotes"),
      [here],
      false,
    ],
    [
      "a keeper reads current treatments of a sector",
      "keeper",
      "prescriptions",
      [here, current],
      true,
    ],
    ["not those that are over", "keeper", "prescriptions", [here], false],
    [
      "not of a sector of others",
      "otherKeeper",
      "prescriptions",
      [here, current],
      false,
    ],
    [
      "a veterinarian reads them all",
      "vet",
      below("prescriptions"),
      [here],
      true,
    ],
    [
      "a keeper reads the doses of a sector",
      "keeper",
      below("doses"),
      [here, today],
      true,
    ],
    ["not of a sector of others", "otherKeeper", "doses", [here, today], false],
    ["not the neighbour's", "neighbourKeeper", "doses", [here, today], false],
  ])("%s", async (_, name, path, filters, answered) => {
    expect(await lists(name, path, ...filters)).toBe(answered);
  });
});
