import { expect, it } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { activeAlertsQueries } from "./alert-queries";

const roles = { keeper: [], management: [], veterinary: [], nutrition: [] };

/** The classes that are asked for, and the sectors: null for all. */
const asked = (session: ReturnType<typeof aSession>) =>
  activeAlertsQueries(session, 10).map(({ where }) => [
    where.find(({ field }) => field === "class")?.value,
    where.find(({ field }) => field === "sectorIds")?.value ?? null,
  ]);

it("alerts of health are asked for by who reads health values, each for their sectors", () => {
  expect(asked(aSession({ right: "admin" }))).toEqual([
    ["general", null],
    ["health", null],
  ]);
  expect(
    asked(
      aSession({
        right: "user",
        sectorRoles: { ...roles, veterinary: ["s1"], keeper: ["s2"] },
      }),
    ),
  ).toEqual([
    ["general", null],
    ["health", ["s1"]],
  ]);
  expect(
    asked(
      aSession({ right: "user", sectorRoles: { ...roles, keeper: ["s1"] } }),
    ),
  ).toEqual([["general", null]]);
});
