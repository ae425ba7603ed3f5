import { join } from "node:path";
import { inBuiltPage, root } from "./built-page";
import type { Figure } from "./figures";

const source = join(root, "src");

/** Two hundred thousand points over a plan, as the page shows them, pushed to and fro by keys; or a canvas as large with nothing in it. */
const main = `
import { createElement, createRef } from "react";
import { createRoot } from "react-dom/client";
import { MantineProvider } from "@mantine/core";
import { loadTexts, startI18n } from "${source}/lib/i18n/i18n";
import { randomFor, wholeBelow } from "@domain/analysis/interval/random";
import { gridOf } from "@domain/grid/code";
import { PointsStage } from "${source}/features/analysis/scan/heat/points/points-stage";
import { cssVariables, themeOf } from "${source}/ui/theme/theme";
import { aGround } from "${root}/tests/builders/ground";
import "${source}/ui/theme/styles";

const frames = 120;
const { map, zones } = aGround();
const grid = gridOf(map, zones);

const points = (n) => {
  const random = randomFor("points");
  const found = new Map();
  for (let at = 0; at < n; at += 1) {
    const place = wholeBelow(random, 1000 * 1000);
    found.set(place, (found.get(place) ?? 0) + 1);
  }
  return { n, without: 0, across: 1000, down: 1000, zones: [], places: Uint32Array.from(found.keys()), counts: Uint32Array.from(found.values()) };
};

const framesOf = (each) => new Promise((done) => {
  const times = [];
  const frame = (time) => {
    times.push(time);
    if (times.length <= frames) {
      each(times.length);
      requestAnimationFrame(frame);
      return;
    }
    const lengths = times.slice(1).map((one, at) => one - times[at]).sort((a, b) => a - b);
    done(lengths[Math.floor(lengths.length / 2)]);
  };
  requestAnimationFrame(frame);
});

globalThis.figure = async (n) => {
  await startI18n("fr");
  await loadTexts(["analysis.heat"]);
  const canvas = createRef();
  const plan = new Image(1200, 900);
  plan.src = URL.createObjectURL(new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><circle cx="600" cy="450" r="300" fill="green"/></svg>'], { type: "image/svg+xml" }));
  await plan.decode();
  const stage = createElement(PointsStage, { points: points(n), place: { grid, areas: zones }, label: "Points", plan, canvas });
  createRoot(document.getElementById("root")).render(
    createElement(MantineProvider, { theme: themeOf("theme-a"), cssVariablesResolver: cssVariables("theme-a") }, stage));
  while (!(canvas.current?.width > 300)) await new Promise(requestAnimationFrame);
  if (n === 0) {
    const { width, height } = canvas.current;
    const empty = Object.assign(document.createElement("canvas"), { width, height });
    document.body.replaceChildren(empty);
    const context = empty.getContext("2d");
    return framesOf(() => context.clearRect(0, 0, width, height));
  }
  const view = document.querySelector("[role=application]");
  const press = (key) => view.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const seen = () => canvas.current.getContext("2d").getImageData(0, 0, 200, 200).data.join();
  for (const key of "+++") press(key);
  await new Promise((soon) => setTimeout(soon, 500));
  const before = seen();
  press("ArrowLeft");
  await new Promise((soon) => setTimeout(soon, 100));
  if (seen() === before) throw new Error("nothing moved");
  return framesOf((at) => press(at % 24 < 12 ? "ArrowRight" : "ArrowLeft"));
};
`;

/** To a tenth of a millisecond: clocks of frames are no finer. */
const rounded = (ms: number): number => Math.round(ms * 10) / 10;

/** How long a frame is while points are pushed, beside that of an empty canvas: what the machine’s drawing reaches. */
export const pointFigures = (): Promise<Figure[]> =>
  inBuiltPage("points", main, async ({ median }) => {
    const empty = rounded(await median("globalThis.figure(0)"));
    return [
      {
        what: `200,000 points pushed over a plan, the median frame (of an empty canvas ${String(empty)} ms)`,
        value: rounded(await median("globalThis.figure(200_000)")),
        unit: "ms",
        atMost: Math.max(16.7, empty),
      },
    ];
  });
