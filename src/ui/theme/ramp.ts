import type { MantineColorsTuple } from "@mantine/core";

/**
 * Lightness of each step, the same for every hue: white text reads on step 7 (AA), step 8 reads on
 * white and on a tint of it, step 2 on the dark surfaces. One test checks all palettes at once.
 */
const lightness = [
  0.975, 0.945, 0.895, 0.835, 0.77, 0.69, 0.6, 0.51, 0.44, 0.37,
] as const;

/** How much of the colour each step keeps: the ends are paler. */
const fullness = [0.18, 0.3, 0.5, 0.7, 0.88, 1, 1, 1, 0.92, 0.8] as const;

type Rgb = [number, number, number];

/** OKLCH to linear sRGB (Björn Ottosson's matrices). */
function toLinear(l: number, c: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

const inGamut = (rgb: Rgb) => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

const encode = (v: number) => {
  const clamped = Math.min(1, Math.max(0, v));
  const gamma =
    clamped <= 0.0031308
      ? clamped * 12.92
      : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, "0");
};

/** The nearest colour of this lightness and hue that a screen can show, as #rrggbb. */
export function colour(l: number, chroma: number, hue: number): string {
  let c = chroma;
  while (c > 0 && !inGamut(toLinear(l, c, hue))) c -= 0.004;
  return `#${toLinear(l, Math.max(0, c), hue).map(encode).join("")}`;
}

/** Ten steps of one hue, pale to dark. */
export function ramp(hue: number, chroma: number): MantineColorsTuple {
  return lightness.map((l, step) =>
    colour(l, chroma * (fullness[step] ?? 1), hue),
  ) as unknown as MantineColorsTuple;
}

/** Ten surfaces and texts of the dark scheme, tinted with the theme's hue: text first, deepest last. */
const darkLightness = [
  0.9, 0.8, 0.72, 0.5, 0.4, 0.335, 0.285, 0.235, 0.2, 0.165,
] as const;

export const darkRamp = (hue: number): MantineColorsTuple =>
  darkLightness.map((l) =>
    colour(l, 0.012, hue),
  ) as unknown as MantineColorsTuple;
