import { describe, expect, it } from "vitest";
import { ownAddress, signInAddress, wishedAddress } from "./next-address";

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

  const own = "https://suricate.test";
  const hostile = [
    "/.//elsewhere.test",
    "/..//elsewhere.test",
    "/././/elsewhere.test",
    "/a/..//elsewhere.test",
    "/a/b/../..//elsewhere.test",
    "/%2e//elsewhere.test",
    "/%2E%2e//elsewhere.test",
    "/a/%2e%2e//elsewhere.test",
    "/.\\\\elsewhere.test",
    "/.\\/elsewhere.test",
    "/./\\elsewhere.test",
    "/.\t//elsewhere.test",
    "/.\n//elsewhere.test",
    "/\r/elsewhere.test",
    "\t//elsewhere.test",
    " //elsewhere.test",
    "/.///elsewhere.test",
    "///elsewhere.test",
    "/\\/elsewhere.test",
    "\\\\elsewhere.test",
    "/.//user@elsewhere.test",
    "/.//elsewhere.test:443/?a=b",
    "https:/elsewhere.test",
    "https:elsewhere.test",
    "/.//",
  ];

  it.each(hostile)("stays on its own origin with %j", (wished) => {
    for (const next of [wished, encodeURIComponent(wished)]) {
      const address = wishedAddress(`?next=${next}`);
      expect(new URL(address, own).origin).toBe(own);
      expect(address).not.toMatch(/^\/[\\/]/);
    }
    const back = ownAddress(wished);
    if (back !== null) expect(new URL(back, own).origin).toBe(own);
  });

  it("is none where none was given", () => {
    expect(ownAddress(null)).toBeNull();
    expect(ownAddress("https://elsewhere.test/")).toBeNull();
    expect(ownAddress("/Dashboard?tab=a")).toBe("/Dashboard?tab=a");
  });
});
