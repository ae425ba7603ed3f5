import { expect, it } from "vitest";
import { AppError } from "../../errors";
import { acceptChange } from "./accept";
import { mayReckon, ownId } from "./own-id";

const made = (id: string, zooId: string) => () =>
  acceptChange(
    {
      collection: "groups",
      kind: "create",
      id,
      values: { zooId, groupName: "Clan" },
      base: {},
    },
    "person",
  );

it("a reckoned id is the establishment's alone, whatever is stored under it", () => {
  expect(made(ownId("home", "abc"), "home")).not.toThrow();
  expect(made(ownId("away", "abc"), "home")).toThrow(AppError);
  expect(made("7hDkWnBq1LxPz0aYcVtR", "home")).not.toThrow();
});

it.each([
  ["homes_abc", "home", false],
  ["home_abc", "home", true],
  ["a_b_abc", "a_b", true],
  ["a_b_abc", "a", true],
  ["abc_", null, false],
  ["abc", null, true],
])("%s in %s: %s", (id, zooId, allowed) => {
  expect(mayReckon(id, zooId)).toBe(allowed);
});
