import { expect, it } from "vitest";
import { userLanguages } from "../person/user";
import {
  followsGlobally,
  kindOf,
  offeredLanguages,
  zooLanguage,
  zooTexts,
} from "./offers";

it("a laboratory is one by either name", () => {
  expect(
    ["zoo", "lab", "laboratory", "project"].map((one) => kindOf(one as "lab")),
  ).toEqual(["zoo", "laboratory", "laboratory", "project"]);
});

it("offers the authorised languages, and the one in use; all where none is said", () => {
  expect(offeredLanguages({ languages: [] }, null)).toEqual(userLanguages);
  expect(offeredLanguages({ languages: ["de", "fr"] }, null)).toEqual([
    "fr",
    "de",
  ]);
  expect(offeredLanguages({ languages: ["fr"] }, "it")).toEqual(["fr", "it"]);
});

it("follows globally unless it is said to be basic", () => {
  expect(followsGlobally({ followUpLevel: "global" })).toBe(true);
  expect(followsGlobally({ followUpLevel: "basic" })).toBe(false);
});

it("is found by name, code and the ids of other systems", () => {
  const none = { zooName: "La Baie", shortCode: null, ownId: null };
  expect(zooTexts({ ...none, recordsId: "7" })).toEqual(["La Baie", "7"]);
});

it("says what all read in the reference language where it is authorised, else in the first that is", () => {
  expect(zooLanguage({ languages: [] })).toBe("fr");
  expect(zooLanguage({ languages: ["de", "fr"] })).toBe("fr");
  expect(zooLanguage({ languages: ["pt", "de"] })).toBe("de");
});
