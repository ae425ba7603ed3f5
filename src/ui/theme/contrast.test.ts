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

const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];
const white = "#ffffff";
const black = "#000000";
const text = 4.5;
/** Large words, and what makes a control one. */
const large = 3;

/** Foregrounds that stand on a background, named by variable (`--…`), by colour and step (`gray.1`), or as they are. */
type Pair = readonly [over: readonly string[], under: string, atLeast: number];

const words = ["text", "dimmed", "error", "anchor"].map(
  (name) => `--mantine-color-${name}`,
);
const coloured = [...named, "gray"];
const asText = coloured.map((color) => `--mantine-color-${color}-text`);
const asIcon = coloured.map((color) => `--mantine-color-${color}-light-color`);

/** What the theme and the components it uses put over each other. */
const pairs: Record<Scheme, readonly Pair[]> = {
  light: [
    ...["--mantine-color-body", "--app-surface", "gray.0"].map(
      (under): Pair => [[...words, ...asText], under, text],
    ),
    // A field, its line and its example; menus, cards and toasts are as white.
    [["--mantine-color-placeholder", "--mantine-color-text"], white, text],
    [["--app-control"], white, large],
    [["--app-control"], "--app-surface", large],
    // A switch that is off: its knob.
    [[white], "--app-control", large],
    // Chips, tabs in one piece, keys of a keyboard, hints.
    [["--mantine-color-text"], "gray.1", text],
    [["--mantine-color-text"], "gray.2", text],
    [["gray.7", black], "gray.1", text],
    [["gray.7"], "gray.0", text],
    [[white], "gray.9", text],
    [["--app-focus"], "--mantine-color-body", large],
    [["--app-focus"], "--app-surface", large],
    [asIcon, "--mantine-color-body", large],
  ],
  dark: [
    ...["--mantine-color-body", "--app-surface", "dark.6", "dark.5"].map(
      (under): Pair => [words, under, text],
    ),
    [asText, "--mantine-color-body", text],
    [asText, "--app-surface", text],
    [["--mantine-color-placeholder", "--mantine-color-text"], "dark.6", text],
    [["--app-control"], "dark.6", large],
    [["--app-control"], "--mantine-color-body", large],
    [["--app-control"], "--app-surface", large],
    [[white], "--app-control", large],
    [["--mantine-color-text"], "dark.4", text],
    [["dark.1"], "dark.8", text],
    [[white], "dark.5", text],
    [[black], "gray.2", text],
    [["--app-focus"], "--mantine-color-body", large],
    [["--app-focus"], "--app-surface", large],
    [asIcon, "--mantine-color-body", large],
  ],
};

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

  const painted = (scheme: Scheme, name: string): string => {
    if (name.startsWith("--")) return resolved(scheme, name);
    const [color = "", index] = name.split(".");
    return index === undefined ? name : of(color, Number(index));
  };

  it.each(schemes)("reads well in %s", (scheme) => {
    const faint = pairs[scheme].flatMap(([all, under, atLeast]) =>
      all
        .map((over) => ({
          over,
          under,
          is: contrast(painted(scheme, over), painted(scheme, under)),
          atLeast,
        }))
        // What cannot be read as a colour is no contrast, either.
        .filter(({ is }) => !(is >= atLeast)),
    );
    expect(faint).toEqual([]);
  });

  it("reads well on filled buttons", () => {
    for (const color of coloured)
      expect(contrast(white, of(color, 7))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(schemes)("reads well on tints in %s", (scheme) => {
    const opacity = scheme === "light" ? 0.12 : 0.2;
    for (const surface of surfaces(scheme))
      for (const color of coloured) {
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

  it("has a user block that reads well, dark of its own from e to h", () => {
    const given: Record<string, string> = variables.variables;
    const block = given["--app-user-block-bg"] ?? "";
    expect(block.startsWith("#")).toBe(name > "theme-d");
    if (name <= "theme-d") {
      expect(block).toBe("transparent");
      return;
    }
    const inBlock = (variable: string) => {
      const link = /--mantine-color-(\w+)-(\d)/.exec(given[variable] ?? "");
      return of(link?.[1] ?? "", Number(link?.[2]));
    };
    expect(contrast(white, block)).toBeGreaterThanOrEqual(7);
    expect(
      contrast(
        inBlock("--app-user-avatar-color"),
        inBlock("--app-user-avatar-bg"),
      ),
    ).toBeGreaterThanOrEqual(text);
    expect(contrast(inBlock("--app-user-focus"), block)).toBeGreaterThanOrEqual(
      large,
    );
    for (const scheme of schemes)
      expect(
        contrast(resolved(scheme, "--app-control"), block),
      ).toBeGreaterThanOrEqual(large);
  });
});
