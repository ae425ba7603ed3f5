import { expect, it } from "vitest";
import { folderId, parseFolder, parsePath, recordOf } from "./path";

const file = `${"0".repeat(32)}.jpg`;

it.each(["__x__", "____", "__proto__", "..", ".x", "a..b", "a/b", "a%2Fb", ""])(
  "%j names no record, nor an establishment",
  (id) => {
    for (const folder of [`zoo/tasks/${id}`, `${id}/tasks/t1`]) {
      expect(parseFolder(folder)).toBeNull();
      expect(parsePath(`${folder}/${file}`)).toBeNull();
    }
  },
);

it.each(["t1", "__x", "x__", "a__b", "_x_", "a.b", "A-1"])(
  "%j may name one",
  (id) => {
    const folder = { zooId: "zoo", type: "tasks", id };
    expect(parseFolder(`zoo/tasks/${id}`)).toEqual(folder);
    expect(parsePath(`zoo/tasks/${id}/${file}`)).toMatchObject(folder);
  },
);

it("a record below another is named with it, whatever its parent is called", () => {
  for (const parentId of ["e1", "zoo_e1", "a.b"]) {
    const id = folderId("m-1", parentId);
    expect(parseFolder(`zoo/measures/${id}`)).toMatchObject({ id });
    expect(recordOf({ type: "measures", id })).toEqual({ id: "m-1", parentId });
  }
  for (const id of ["m1", "e1.", ".m1"])
    expect(parseFolder(`zoo/measures/${id}`)).toBeNull();
  expect(recordOf({ type: "tasks", id: "a.b" })).toEqual({
    id: "a.b",
    parentId: null,
  });
});
