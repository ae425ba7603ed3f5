import { rectangle } from "@domain/grid/edits";
import { blankGrid } from "@domain/grid/grid";
import { expect, it } from "vitest";
import { heatSvg } from "./heat-svg";

const grid = rectangle(
  blankGrid({ mapWidth: 2, squareArea: 1, rows: 2 }),
  { column: 0, row: 0 },
  { column: 0, row: 0 },
  { layer: "zones", areaId: "pond" },
);
const heat = { grid, areaIds: ["pond"], values: [1, 0, -1, 0], dark: false };
const parsed = (text: string) =>
  new DOMParser().parseFromString(text, "image/svg+xml").documentElement;

it("draws each square that has anything in it, and says what it is", () => {
  const svg = parsed(
    heatSvg("A & <b>", [{ name: "one", heat: { ...heat, top: 1 } }]),
  );
  expect(svg.querySelector("title")?.textContent).toBe("A & <b>");
  expect(svg.querySelectorAll('rect[fill^="rgba(0, 34, 78"]')).toHaveLength(2);
});

it("tells less from more without colour: less is striped", () => {
  const svg = heatSvg("t", [
    { name: "one", heat: { ...heat, top: 1, isApart: true } },
  ]);
  expect(svg.match(/rgba\(0, 92, 150/gu)).toHaveLength(1);
  expect(svg.match(/rgba\(190, 80, 0/gu)).toHaveLength(3);
});

it("puts several below their names, and nothing of none", () => {
  const one = { ...heat, top: 1 };
  const svg = heatSvg("t", [
    { name: "Nala", heat: one },
    { name: "Simba", heat: one },
  ]);
  expect(svg).toContain(">Nala</text>");
  expect(svg).toContain(">Simba</text>");
  expect(heatSvg("t", [])).not.toContain("<g");
});

it("holds the picture of the plan once, cut at the map's edge, and lets it show through each map as the screen does", () => {
  const maps = ["Nala", "Simba"].map((name) => ({
    name,
    heat: { ...heat, top: 1 },
  }));
  const plan = { href: "data:image/png;base64,AAAA", ratio: 2 };
  const svg = parsed(heatSvg("t", maps, plan));
  const [image, ...more] = svg.querySelectorAll("image");
  expect(more).toHaveLength(0);
  expect(image?.getAttribute("href")).toBe(plan.href);
  // Twice as high as wide, in a square map.
  expect(Number(image?.getAttribute("height"))).toBe(640);
  expect(image?.parentElement?.getAttribute("height")).toBe("320");
  const shown = [...svg.querySelectorAll("use")];
  expect(shown.map((one) => one.getAttribute("style"))).toEqual([
    "mix-blend-mode:multiply",
    "mix-blend-mode:multiply",
  ]);
  const atNight = maps.map((one) => ({
    ...one,
    heat: { ...one.heat, dark: true },
  }));
  expect(heatSvg("t", atNight, plan)).toContain("mix-blend-mode:screen");
  expect(heatSvg("t", maps)).not.toMatch(/<(image|use|defs)/u);
});

it("draws where zones end, and nothing where none is painted", () => {
  const ends = (of: typeof grid) =>
    parsed(
      heatSvg("t", [{ name: "one", heat: { ...heat, grid: of, top: 1 } }]),
    ).querySelectorAll("path");
  expect(ends(grid)).toHaveLength(2);
  expect(ends(grid)[0]?.getAttribute("d")).toMatch(/^(M[\d. ]+L[\d. ]+){4}$/u);
  const bare = blankGrid({ mapWidth: 2, squareArea: 1, rows: 2 });
  expect(ends(bare)).toHaveLength(0);
});
