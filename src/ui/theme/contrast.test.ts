import { describe, expect, it } from "vitest";
import { markColors } from "./marks";
import { themeNames } from "./palettes";
import { colour } from "./ramp";
import { cssVariables, themeOf } from "./theme";
import { createTheme, DEFAULT_THEME, mergeMantineTheme } from "@mantine/core";

const channel = (hex: string) => {
  const value = parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (color: string) =>
  0.2126 * channel(color.slice(1, 3)) +
  0.7152 * channel(color.slice(3, 5)) +
  0.0722 * channel(color.slice(5, 7));

const contrast = (a: string, b: string) => {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [
    number,
    number,
  ];
  return (x + 0.05) / (y + 0.05);
};

/** `over` at this opacity on `under`. */
const mixed = (over: string, under: string, opacity: number) =>
  `#${[1, 3, 5]
    .map((at) => {
      const [a, b] = [over, under].map((c) =>
        parseInt(c.slice(at, at + 2), 16),
      );
      return Math.round((a ?? 0) * opacity + (b ?? 0) * (1 - opacity))
        .toString(16)
        .padStart(2, "0");
    })
    .join("")}`;

const named = ["brand", "blue", "violet", "green", "orange", "red"];

/** Brown, the default, the ends, and every hue. */
const sectorColors = [
  "#6b4423",
  "#4e342e",
  "#4e73df",
  "#000000",
  "#ffffff",
  "#ffff00",
  ...Array.from({ length: 12 }, (_, index) => colour(0.5, 0.15, index * 30)),
];

it("leaves a sector's colour as it is where it is seen", () => {
  expect(markColors("#4e73df").light).toBe("#4e73df");
  expect(markColors("none")).toEqual({ light: "none", dark: "none" });
});

describe.each(themeNames)("%s", (name) => {
  const theme = mergeMantineTheme(DEFAULT_THEME, createTheme(themeOf(name)));
  const variables = cssVariables(name)(theme);
  const of = (color: string, step: number) => theme.colors[color]?.[step] ?? "";
  const resolved = (scheme: "light" | "dark", variable: string): string => {
    const values: Record<string, string> = variables[scheme];
    const value = values[variable] ?? "";
    const link = /--mantine-color-(\w+)-(\d)/.exec(value);
    return link ? of(link[1] ?? "", Number(link[2])) : value;
  };
  const surfaces = (scheme: "light" | "dark") => [
    resolved(scheme, "--mantine-color-body"),
    resolved(scheme, "--app-surface"),
  ];

  it.each(["light", "dark"] as const)("reads well in %s", (scheme) => {
    for (const surface of surfaces(scheme))
      for (const text of ["text", "dimmed", "error", "anchor"])
        expect(
          contrast(resolved(scheme, `--mantine-color-${text}`), surface),
        ).toBeGreaterThanOrEqual(4.5);
  });

  it("reads well on filled buttons", () => {
    for (const color of named)
      expect(contrast("#ffffff", of(color, 7))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["light", "dark"] as const)("reads well on tints in %s", (scheme) => {
    const opacity = scheme === "light" ? 0.12 : 0.2;
    for (const surface of surfaces(scheme))
      for (const color of named) {
        const tint = mixed(
          of(color, scheme === "light" ? 7 : 5),
          surface,
          opacity,
        );
        const text = resolved(scheme, `--mantine-color-${color}-light-color`);
        expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
      }
  });

  it("brings what is late forward in dark", () => {
    const pill = resolved("dark", "--mantine-color-red-light");
    const text = resolved("dark", "--mantine-color-red-light-color");
    expect(contrast(text, pill)).toBeGreaterThanOrEqual(4.5);
    for (const surface of surfaces("dark")) {
      expect(contrast(pill, surface)).toBeGreaterThanOrEqual(1.5);
      expect(
        contrast(resolved("dark", "--mantine-color-red-text"), surface),
      ).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("shows the mark of every sector, whatever its colour", () => {
    for (const color of sectorColors) {
      const { light, dark } = markColors(color);
      for (const surface of surfaces("light"))
        expect(contrast(light, surface)).toBeGreaterThanOrEqual(3);
      for (const surface of [...surfaces("dark"), of("dark", 6)])
        expect(contrast(dark, surface)).toBeGreaterThanOrEqual(3);
    }
  });

  it("has a user block that reads well", () => {
    const { "--app-user-block-bg": block = "" } = variables.variables;
    if (block.startsWith("#"))
      expect(contrast("#ffffff", block)).toBeGreaterThanOrEqual(7);
    else expect(block).toBe("transparent");
  });
});
