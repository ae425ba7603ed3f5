import { describe, expect, it } from "vitest";
import { appConfigSchema } from "./app-config";
import { problemKey, problemOf } from "./client-error";
import { isOlder, isOn, serviceState } from "./service-state";

describe("a version", () => {
  it.each([
    ["2.4.9", "2.5.0", true],
    ["2.5.0", "2.5.0", false],
    ["2.10.0", "2.9.9", false],
    ["1.99.99", "2.0.0", true],
    ["local", "9.0.0", false],
    ["2.5.0", "soon", false],
  ])("%s comes before %s: %s", (version, than, answer) => {
    expect(isOlder(version, than)).toBe(answer);
  });
});

const config = (values: object) => appConfigSchema.parse(values);

describe("the service", () => {
  it("is open without a configuration, and with an empty one", () => {
    const asked = { build: "1.0.0", passes: false };
    expect(serviceState(null, asked)).toBe("open");
    expect(serviceState(config({}), asked)).toBe("open");
  });

  it("lets those who see to it through a maintenance, and nobody with an app too old", () => {
    const closed = config({ maintenance: true });
    expect(serviceState(closed, { build: "2.5.0", passes: false })).toBe(
      "maintenance",
    );
    expect(serviceState(closed, { build: "2.5.0", passes: true })).toBe("open");
    const both = config({ maintenance: true, minimumVersion: "2.5.1" });
    expect(serviceState(both, { build: "2.5.0", passes: true })).toBe("tooOld");
  });

  it.each([
    [{}, [true, true]],
    [{ media: "on" }, [true, true]],
    [{ media: "beta" }, [false, true]],
    [{ media: "off" }, [false, false]],
  ])("has a part on for everybody, beta testers: %o", (flags, answers) => {
    const one = config({ flags });
    expect([isOn(one, "media", false), isOn(one, "media", true)]).toEqual(
      answers,
    );
  });

  it("has every part on without a configuration", () => {
    expect(isOn(null, "media", false)).toBe(true);
  });
});

it("a failure told twice is the same, another is not", () => {
  const problem = {
    code: "internal",
    where: "",
    route: "other",
    build: "2.5.0",
    fields: ["a"],
  };
  expect(problemKey({ ...problem })).toBe(problemKey(problem));
  expect(problemKey({ ...problem, fields: ["b"] })).not.toBe(
    problemKey(problem),
  );
});

describe("a failure as it is told", () => {
  const told = {
    code: "unreadable",
    where: "tasks/t1",
    route: "/sectorlistview",
    build: "2.5.0",
    fields: ["dueAt:invalid", "areas.3.areaName", "Zuri has eaten"],
  };

  it("names collection, page and fields, and no id or value", () => {
    expect(problemOf(told)).toEqual({
      code: "unreadable",
      where: "tasks",
      route: "/SectorListView",
      build: "2.5.0",
      fields: ["dueAt:invalid", "areas.3.areaName"],
    });
  });

  it("is told without what is no name, and not at all without a code", () => {
    expect(
      problemOf({ code: "TypeError", route: "/dev/mail", build: "" }),
    ).toEqual({
      code: "TypeError",
      where: "",
      route: "other",
      build: "unknown",
      fields: [],
    });
    expect(problemOf({ ...told, code: "Zuri has eaten" })).toBeNull();
  });
});
