import { describe, expect, it } from "vitest";
import { appConfigSchema } from "./app-config";
import {
  serviceFormOf,
  serviceIssues,
  serviceQuestion,
  serviceValues,
} from "./form";

const nothing = appConfigSchema.parse({});
const begun = serviceFormOf(nothing);

describe("serviceIssues", () => {
  it("takes what an empty database begins with", () => {
    expect(begun).toEqual({
      maintenance: false,
      maintenanceUntil: null,
      minimumVersion: "",
      flags: { media: "on" },
    });
    expect(serviceIssues(begun, "2.5.0")).toEqual([]);
  });

  it("takes no version that is none, and none above the app's own", () => {
    const at = (minimumVersion: string) =>
      serviceIssues({ ...begun, minimumVersion }, "2.5.0");
    expect(at("2.5.0")).toEqual([]);
    expect(at(" 2.4.9 ")).toEqual([]);
    expect(at("demain")).toMatchObject([{ field: "minimumVersion" }]);
    expect(at("2.5.1")).toMatchObject([
      { field: "minimumVersion", values: { newer: 1 } },
    ]);
  });
});

describe("serviceValues", () => {
  it("changes what the form changed, and leaves the rest as it is now", () => {
    const now = {
      ...nothing,
      maintenance: true,
      flags: { media: "off" as const },
    };
    expect(
      serviceValues({ ...begun, minimumVersion: " 2.4.0" }, begun, now),
    ).toEqual({
      maintenance: true,
      maintenanceUntil: null,
      minimumVersion: "2.4.0",
      flags: { media: "off" },
    });
  });

  it("reads the end of a maintenance as wall time in Paris", () => {
    const form = { ...begun, maintenanceUntil: "2026-07-01 08:00" };
    expect(serviceValues(form, begun, nothing).maintenanceUntil).toEqual(
      new Date("2026-07-01T06:00:00Z"),
    );
  });
});

it("asks before people are kept from work, and only then", () => {
  expect(serviceQuestion(begun, begun)).toBeNull();
  expect(serviceQuestion({ ...begun, maintenance: true }, begun)).toBe(
    "maintenance",
  );
  expect(serviceQuestion({ ...begun, minimumVersion: "2.0.0" }, begun)).toBe(
    "version",
  );
  const during = { ...begun, maintenance: true, minimumVersion: "2.0.0" };
  expect(serviceQuestion({ ...begun, minimumVersion: "" }, during)).toBeNull();
});
