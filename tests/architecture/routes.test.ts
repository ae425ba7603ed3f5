import { describe, expect, it } from "vitest";
import { publicRoutes, routeOf, shellRoutes } from "../../src/app/routes";
import { matrix } from "../../src/domain/access/matrix";
import { aliases } from "../../src/domain/page-aliases";
import { pages } from "../../src/domain/pages";
import { furtherPages } from "../../src/domain/pages/further";
import { specified } from "./specified-paths";

const all = [...shellRoutes, ...publicRoutes];

describe("the table of routes", () => {
  it.each(specified)("leads somewhere from %s", (path) => {
    expect(routeOf(path)).not.toBeNull();
  });

  it.each(["/DASHBOARD", "/dashboard", "/Dashboard/"])(
    "matches %s whatever its case",
    (path) => {
      expect(routeOf(path)?.key).toBe("dashboard");
    },
  );

  it("knows nothing else", () => {
    expect(routeOf("/nowhere")).toBeNull();
    expect(routeOf("/")).toBeNull();
  });

  it("holds no path and no page twice, whatever the case", () => {
    const paths = all.map(({ path }) => path.toLowerCase());
    const keys = all.map(({ key }) => key);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("holds nothing that the specification does not name, but for what is said to be further", () => {
    const known = new Set(specified.map((path) => path.toLowerCase()));
    const isKnown = (path: string) => known.has(path.toLowerCase());
    const further = all.filter(({ key }) => key in furtherPages);
    expect(further.filter(({ path }) => isKnown(path))).toEqual([]);
    const others = [
      ...all.filter((route) => !further.includes(route)),
      ...Object.keys(aliases).map((path) => ({ path })),
    ];
    expect(others.filter(({ path }) => !isKnown(path))).toEqual([]);
  });

  it("has one entry for each page of the domain's table", () => {
    expect(all.map(({ key }) => key).sort()).toEqual(Object.keys(pages).sort());
  });

  it("asks for permissions that the matrix holds", () => {
    for (const { needs } of all)
      if (needs !== null && "resource" in needs)
        expect(Object.keys(matrix[needs.resource])).toContain(needs.action);
  });
});
