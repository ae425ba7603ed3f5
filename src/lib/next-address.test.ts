import { describe, expect, it } from "vitest";
import { signInAddress, wishedAddress } from "./next-address";

const back = (wished: string) => {
  const address = signInAddress("/login", wished);
  const at = address.indexOf("?");
  return wishedAddress(at < 0 ? "" : address.slice(at));
};

describe("the address wished before signing in", () => {
  it.each(["/", "/SectorListView", "/TaskManagementView?taskId=a&tab=b%26c"])(
    "comes back: %s",
    (wished) => {
      expect(back(wished)).toBe(wished);
    },
  );

  it.each([
    "https://elsewhere.test/",
    "//elsewhere.test",
    "/\\elsewhere.test",
    "/\t/elsewhere.test",
    "javascript:alert(1)",
    "SectorListView",
    "",
  ])("never leads to another site: %j", (wished) => {
    expect(wishedAddress(`?next=${encodeURIComponent(wished)}`)).toBe("/");
  });
});
