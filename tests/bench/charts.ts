import { join } from "node:path";
import { inBuiltPage, root } from "./built-page";
import type { Figure } from "./figures";

const source = join(root, "src");

/** A year of eight places, as it is read: the page draws it once its code and texts are there, as it is once data comes. */
const main = `
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { MantineProvider } from "@mantine/core";
import { MemoryRouter } from "react-router-dom";
import { loadTexts, startI18n } from "${source}/lib/i18n/i18n";
import { recount } from "${source}/domain/measures/buckets/periods";
import { stretchOf } from "${source}/domain/measures/series/ranges";
import { lineOfPlace } from "${source}/features/measures/chart/series-lines";
import { stretchesOf } from "${source}/features/measures/chart/slots";
import { numbersChart } from "${source}/features/measures/chart/to-chart";
import { DrawnTimeChart } from "${source}/ui/chart/drawn-time-chart";
import { cssVariables, themeOf } from "${source}/ui/theme/theme";
import "${source}/ui/theme/styles";

const hour = 3600000;
const now = new Date("2026-11-20T12:00:00Z");
const stretch = stretchOf("1y", now);
const readOf = (place) => {
  const samples = [];
  for (let at = stretch.from.getTime(); at < now.getTime(); at += 2 * hour)
    samples.push({ at: new Date(at), key: "", value: 20 + place + 8 * Math.sin(at / 9e8) + Math.sin(at / 4e7) });
  const { months } = recount(samples, "numeric");
  return { documents: [...months].map(([month, days]) => ({ month, days })), logs: [] };
};
const parameter = { measureType: "numeric", unit: "Cel", scaleMax: null, options: [], color: "#c2410c" };

globalThis.figure = async (places) => {
  const read = Array.from({ length: places }, (_, place) => readOf(place));
  await startI18n("fr");
  await loadTexts(["chart"]);
  await new Promise((done) => setTimeout(done, 300));
  const began = performance.now();
  const slots = stretchesOf(stretch, "daily");
  const lines = read.map((one, index) => ({
    key: String(index),
    name: "Enclos " + index,
    subject: { kind: "enclosure", id: "e" + index, areaId: null },
    limits: { enabled: true, min: 18, max: 26 },
    ...lineOfPlace(one, { type: "numeric", stretch, detail: "daily" }),
  }));
  const data = numbersChart("line", {
    parameter, lines, marks: [], limitsName: () => "18 à 26 °C", instantName: String, estimated: { word: "estimé", head: "Estimé" },
    slots: slots.map(({ from }) => ({ key: from.toISOString(), name: from.toISOString(), tick: from.toISOString().slice(5, 10) })),
  });
  const chart = createElement(DrawnTimeChart, { title: "Température", data, empty: { title: "—" } });
  createRoot(document.getElementById("root")).render(
    createElement(MantineProvider, { theme: themeOf("theme-a"), cssVariablesResolver: cssVariables("theme-a") },
      createElement(MemoryRouter, null, chart)));
  return new Promise((done) => {
    const look = () => {
      const drawn = document.querySelectorAll("path.recharts-line-curve").length;
      if (drawn < places) requestAnimationFrame(look);
      else requestAnimationFrame(() => done(performance.now() - began));
    };
    requestAnimationFrame(look);
  });
};
`;

/** How soon a year is drawn once what was read is there. */
export const chartFigures = (): Promise<Figure[]> =>
  inBuiltPage("chart", main, async ({ median }) => [
    {
      what: "a year of a place, drawn after the data",
      value: await median("globalThis.figure(1)"),
      unit: "ms",
      atMost: 300,
    },
    {
      what: "a year of eight places, drawn after the data",
      value: await median("globalThis.figure(8)"),
      unit: "ms",
      atMost: 300,
    },
  ]);
