import { expect, it } from "vitest";
import { acceptChange } from "./accept";

it("what a collection does not know to be done as a whole is refused", () => {
  const whole = (collection: "groups" | "surveyVersions") => () =>
    acceptChange(
      {
        collection,
        kind: "publish",
        id: "1",
        ...(collection === "surveyVersions" && { parentId: "survey-1" }),
        values: {},
        base: {},
      },
      "person",
    );
  expect(whole("groups")).toThrow(
    expect.objectContaining({ details: { fields: ["kind:unsupported"] } }),
  );
  expect(whole("surveyVersions")).not.toThrow();
});
