import type { CSSVariablesResolver, MantineThemeOverride } from "@mantine/core";
import { createTheme } from "@mantine/core";
import { optionsFound } from "../list/option-filter";
import type { ThemeName } from "./palettes";
import { palettes } from "./palettes";
import { colour, darkRamp, ramp } from "./ramp";

const system =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif';

/** Status colours are the same in all themes: blue open, violet in progress, green done, red late or danger. */
const statusColours = {
  blue: ramp(250, 0.15),
  violet: ramp(295, 0.16),
  green: ramp(150, 0.13),
  orange: ramp(60, 0.14),
  red: ramp(25, 0.19),
};

const heading = { fontWeight: 600, fontSize: "1.0625rem" };

const components: MantineThemeOverride["components"] = {
  ActionIcon: { defaultProps: { variant: "subtle", color: "gray" } },
  Anchor: { defaultProps: { underline: "hover" } },
  Badge: { defaultProps: { variant: "light", tt: "none", fw: 500 } },
  Card: { defaultProps: { withBorder: true, radius: "md", padding: "md" } },
  Drawer: { styles: { title: heading } },
  Fieldset: { styles: { legend: { fontWeight: 600 } } },
  Menu: { defaultProps: { shadow: "md", withinPortal: true } },
  Modal: {
    defaultProps: { centered: true, radius: "md" },
    styles: { title: heading },
  },
  MultiSelect: { defaultProps: { filter: optionsFound } },
  Paper: { defaultProps: { radius: "md" } },
  Select: {
    defaultProps: { checkIconPosition: "right", filter: optionsFound },
  },
  Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
};

/** The one Mantine theme, in the colours of the chosen palette. */
export function themeOf(name: ThemeName): MantineThemeOverride {
  const { hue, chroma } = palettes[name];
  return createTheme({
    primaryColor: "brand",
    primaryShade: { light: 7, dark: 7 },
    colors: {
      ...statusColours,
      brand: ramp(hue, chroma),
      gray: ramp(hue, 0.012),
      dark: darkRamp(hue),
    },
    fontFamily: system,
    fontSizes: {
      xs: "0.75rem",
      sm: "0.875rem",
      md: "0.875rem",
      lg: "1.0625rem",
      xl: "1.25rem",
    },
    headings: {
      fontFamily: system,
      fontWeight: "600",
      sizes: {
        h1: { fontSize: "1.5rem", lineHeight: "1.3" },
        h2: { fontSize: "1.125rem", lineHeight: "1.4" },
        h3: { fontSize: "0.9375rem", lineHeight: "1.4" },
      },
    },
    defaultRadius: "md",
    cursorType: "pointer",
    respectReducedMotion: true,
    components,
  });
}

const named = ["brand", "blue", "violet", "green", "orange", "red", "gray"];
const each = (make: (color: string) => [string, string][]) =>
  Object.fromEntries(named.flatMap(make));
const step = (color: string, index: number) =>
  `var(--mantine-color-${color}-${index})`;

/** What Mantine derives too faintly for AA, and the shell's own tokens. */
export const cssVariables =
  (name: ThemeName): CSSVariablesResolver =>
  () => {
    const { hue, darkUserBlock } = palettes[name];
    const dark = step("dark", 8);
    return {
      variables: {
        "--app-user-block-bg": darkUserBlock
          ? colour(0.27, 0.04, hue)
          : "transparent",
        "--app-user-block-color": darkUserBlock ? "#fff" : "inherit",
        // Light or dark around it, the dark block is dark.
        "--app-user-focus": darkUserBlock
          ? step("brand", 3)
          : "var(--app-focus)",
        ...(darkUserBlock && {
          "--app-user-avatar-bg": step("brand", 1),
          "--app-user-avatar-color": step("brand", 9),
        }),
      },
      light: {
        "--mantine-color-body": "#ffffff",
        "--mantine-color-text": colour(0.24, 0.012, hue),
        "--mantine-color-dimmed": step("gray", 7),
        "--mantine-color-placeholder": step("gray", 7),
        "--mantine-color-default-border": step("gray", 3),
        "--mantine-color-error": step("red", 7),
        "--mantine-color-anchor": step("brand", 8),
        "--app-surface": colour(0.98, 0.004, hue),
        "--app-line": step("gray", 2),
        "--app-control": colour(0.62, 0.012, hue),
        "--app-focus": step("brand", 7),
        ...each((color) => [
          [`--mantine-color-${color}-light-color`, step(color, 8)],
          [`--mantine-color-${color}-text`, step(color, 8)],
        ]),
      },
      dark: {
        "--mantine-color-body": step("dark", 7),
        "--mantine-color-text": step("dark", 0),
        "--mantine-color-dimmed": step("dark", 1),
        "--mantine-color-placeholder": step("dark", 2),
        "--mantine-color-error": step("red", 4),
        "--mantine-color-anchor": step("brand", 3),
        "--app-surface": dark,
        "--app-line": step("dark", 5),
        "--app-control": colour(0.58, 0.012, hue),
        "--app-focus": step("brand", 3),
        ...each((color) => [
          [`--mantine-color-${color}-light-color`, step(color, 2)],
          [`--mantine-color-${color}-text`, step(color, 3)],
        ]),
        // What is late comes forward, not back.
        "--mantine-color-red-light": step("red", 8),
        "--mantine-color-red-light-hover": step("red", 7),
        "--mantine-color-red-light-color": step("red", 1),
      },
    };
  };
