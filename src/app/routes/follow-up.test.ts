import { expect, it } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { shellRoutes } from "../routes";
import { followedRoutes, isFollowed } from "./follow-up";
import { menuOf } from "./menu";

const admin = aSession({ right: "admin" });
const menuAt = (followUpLevel: "basic" | "global") =>
  menuOf(followedRoutes(shellRoutes, { followUpLevel }), admin).flatMap(
    ({ items }) => items.map(({ path }) => path),
  );

it("basic follow-up has no analyses, research and reports; all else stays", () => {
  const hidden = menuAt("global").filter(
    (path) => !menuAt("basic").includes(path),
  );
  expect(hidden).toEqual(["/CirManagementView", "/ScanResultView"]);
});

it("and their addresses lead nowhere there either", () => {
  for (const page of [
    "scanResult",
    "focalAnalysis",
    "research",
    "report",
  ] as const) {
    expect(isFollowed(page, { followUpLevel: "basic" })).toBe(false);
    expect(isFollowed(page, { followUpLevel: "global" })).toBe(true);
  }
  expect(isFollowed("taskList", { followUpLevel: "basic" })).toBe(true);
});
