import { describe, expect, it } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { sector1, sector2, zooA, zooB } from "../../../tests/builders/ids";
import { healthSight } from "./sight";

const here = { zooId: zooA, sectorId: sector1 };
const inIt = { field: "sectorId", op: "==", value: sector1 };
const open = { field: "openToKeepers", op: "==", value: true };
const current = { field: "status", op: "==", value: "current" };
const inRole = (role: string, sectorId = sector1) =>
  aSession({ sectorRoles: { [role]: [sectorId] } });

const kinds = ["healthValues", "healthBuckets", "prescriptions"] as const;

describe.each(kinds)("of %s", (kind) => {
  it("who administers the establishment asks for all", () => {
    for (const right of ["admin", "superAdmin"] as const)
      expect(healthSight(aSession({ right }), kind, here)).toEqual([]);
  });

  it.each(["management", "veterinary", "nutrition"])(
    "who holds %s in the sector asks for the sector",
    (role) => {
      expect(healthSight(inRole(role), kind, here)).toEqual([inIt]);
    },
  );

  it("a keeper asks for what is open to them", () => {
    const more = kind === "prescriptions" ? current : open;
    expect(healthSight(inRole("keeper"), kind, here)).toEqual([inIt, more]);
  });

  it("who keeps and heals there asks as who heals", () => {
    const both = { keeper: [sector1], veterinary: [sector1] };
    const session = aSession({ sectorRoles: both });
    expect(healthSight(session, kind, here)).toEqual([inIt]);
  });

  it.each<[string, ReturnType<typeof aSession> | null]>([
    ["nobody signed in", null],
    ["a member without a role", aSession()],
    ["a pedagogical administrator", aSession({ right: "pedagoadmin" })],
    ["a veterinarian elsewhere", inRole("veterinary", sector2)],
    ["a keeper elsewhere", inRole("keeper", sector2)],
    [
      "the provider's staff",
      aSession({ staff: true, zooIds: [zooA], zooId: null }),
    ],
    ["a neighbour's administrator", aSession({ right: "admin", zooId: zooB })],
    [
      "a neighbour who names the same sector",
      aSession({ zooId: zooB, sectorRoles: { veterinary: [sector1] } }),
    ],
    ["who is disabled", aSession({ right: "admin", status: "disabled" })],
    ["who is pending", aSession({ right: "admin", status: "pending" })],
  ])("%s asks for nothing", (_, session) => {
    expect(healthSight(session, kind, here)).toBeNull();
  });
});

it("of an animal that is nowhere any holder of the role asks by no sector", () => {
  const nowhere = { zooId: zooA, sectorId: null };
  expect(healthSight(inRole("veterinary"), "healthValues", nowhere)).toEqual([
    { field: "sectorId", op: "==", value: null },
  ]);
});
