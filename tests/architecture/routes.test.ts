import { describe, expect, it } from "vitest";
import { publicRoutes, routeOf, shellRoutes } from "../../src/app/routes";
import { matrix } from "../../src/domain/access/matrix";
import { aliases } from "../../src/domain/page-aliases";
import { pages } from "../../src/domain/pages";
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

  it("holds nothing that the specification does not name", () => {
    const known = new Set(specified.map((path) => path.toLowerCase()));
    const strange = [...all.map(({ path }) => path), ...Object.keys(aliases)];
    expect(strange.filter((path) => !known.has(path.toLowerCase()))).toEqual(
      [],
    );
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
