import { describe, expect, it } from "vitest";
import { wishFrom } from "./first-admin";
import { projectOf } from "./start/aliases";

describe("what is asked of the first admin's making", () => {
  it("is a project and an address, in any order", () => {
    const wish = { project: "prod", mail: "me@example.org" };
    expect(wishFrom(["--project", "prod", "--mail", "Me@example.org"])).toEqual(
      wish,
    );
    expect(wishFrom(["--mail", "me@example.org", "--project", "prod"])).toEqual(
      wish,
    );
  });

  it.each([
    [[]],
    [["--project", "prod"]],
    [["--mail", "me@example.org"]],
    [["--project", "prod", "--mail", "me"]],
    [["--project", "--mail", "me@example.org"]],
    [["--all", "prod", "--mail", "me@example.org"]],
  ])("is told plainly when it cannot be read: %j", (args) => {
    expect(() => wishFrom(args)).toThrow(/^Usage: npm run first-admin/);
  });

  it("names a project by its alias or its id", () => {
    const firebaserc = '{ "projects": { "prod": "suricate-prod" } }';
    expect(projectOf("prod", firebaserc)).toBe("suricate-prod");
    expect(projectOf("my-zoo", firebaserc)).toBe("my-zoo");
  });
});
