import { expect, it } from "vitest";
import { AppError, errorCode, isReportable } from "./errors";

it("what nobody expected alone is reported", () => {
  expect(errorCode(new AppError("offline"))).toBe("offline");
  expect(errorCode(new Error("offline"))).toBe("internal");
  expect(isReportable(errorCode("anything"))).toBe(true);
  expect(isReportable("not-allowed")).toBe(false);
  expect(isReportable("conflict")).toBe(false);
});
