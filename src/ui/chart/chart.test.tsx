import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readCsv } from "../../lib/csv";
import { renderUi } from "../testing/render-ui";
import type { ChartValue, TimeChartData } from "./chart-data";
import { ShareChart, TimeChart } from "./time-chart";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const empty = { title: "Rien" };
const value = (mean: number, change: Partial<ChartValue> = {}): ChartValue => ({
  value: mean,
  n: 4,
  low: mean - 2,
  high: mean + 2,
  deviation: 1.5,
  outside: [],
  ...change,
});
const slots = ["lundi", "mardi", "mercredi", "jeudi", "vendredi"].map(
  (name) => ({ key: name, name, tick: name.slice(0, 3) }),
);
const numbers: TimeChartData = {
  kind: "line",
  slots,
  unit: "°C",
  series: [
    {
      key: "a",
      name: "Savane",
      values: [
        value(20),
        value(21),
        null,
        value(-25.5, { outside: ["below"] }),
        value(22),
      ],
    },
    {
      key: "b",
      name: "Volière",
      values: [value(10), value(11), value(12), value(13), value(14)],
    },
  ],
  bands: [
    {
      key: "all",
      name: "Limites : 18 à 26 °C",
      from: 18,
      to: 26,
      seriesKey: null,
    },
  ],
  marks: [{ key: "m", at: 1.5, name: "Nouveau chauffage" }],
};

const files: Blob[] = [];
beforeEach(() => {
  files.length = 0;
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return "blob:file";
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
});

const open = async (data: TimeChartData) => {
  const view = await renderUi(
    <TimeChart title="Température" data={data} empty={empty} />,
  );
  const chart = await screen.findByRole("slider", { name: "Température" });
  return { ...view, chart };
};

/** The points of a line as they are drawn, part by part. */
const partsOf = (container: HTMLElement): number[] =>
  [...container.querySelectorAll("path.recharts-line-curve")].map(
    (path) => (path.getAttribute("d") ?? "").split("M").length - 1,
  );

describe("a chart over time", () => {
  it("draws each line in its parts, so that a gap is a gap", async () => {
    const { container } = await open(numbers);
    expect(partsOf(container)).toEqual([2, 1]);
    expect(container.querySelectorAll("[data-marks]")).toHaveLength(2);
  });

  it("goes on over slots without a value where a line is joined", async () => {
    const { container } = await open({
      ...numbers,
      series: numbers.series.map((one) => ({ ...one, isJoined: true })),
    });
    expect(partsOf(container)).toEqual([1, 1]);
  });

  it("marks what is beyond the limits by shape and colour, and the limits as a band", async () => {
    const { container } = await open(numbers);
    const [arrow, ...others] = container.querySelectorAll("[data-outside]");
    expect(others).toEqual([]);
    expect(arrow?.getAttribute("fill")).toContain("error");
    expect(container.querySelectorAll(".recharts-reference-area")).toHaveLength(
      1,
    );
    expect(container.querySelectorAll(".recharts-reference-line")).toHaveLength(
      2,
    );
    expect(screen.getByText("Limites : 18 à 26 °C")).toBeVisible();
  });

  it("tells the lines apart without colour", async () => {
    const { container } = await open(numbers);
    const dashes = [
      ...container.querySelectorAll("path.recharts-line-curve"),
    ].map((path) => path.getAttribute("stroke-dasharray") ?? "");
    expect(new Set(dashes).size).toBe(2);
    const legend = screen.getByRole("list", { name: "Légende" });
    expect(legend).toHaveTextContent("SavaneVolière");
  });

  it("is walked by keys, and says what stands in each slot", async () => {
    const { chart } = await open(numbers);
    const said = () =>
      (chart.querySelector("[aria-live]")?.textContent ?? "").replaceAll(
        /\s/gu,
        " ",
      );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(chart).toHaveFocus();
    expect(said()).toBe("");
    await userEvent.keyboard("{ArrowLeft}");
    expect(said()).toContain("vendredi. Savane : 22 °C (n = 4, de 20 à 24)");
    await userEvent.keyboard("{ArrowLeft}");
    expect(said()).toContain(
      "-25,5 °C (n = 4, de -27,5 à -23,5), sous la limite",
    );
    await userEvent.keyboard("{ArrowLeft}");
    expect(said()).toContain("mercredi. Savane : pas de valeur");
    expect(chart).toHaveAttribute("aria-valuetext", "mercredi");
    await userEvent.keyboard("{ArrowLeft}");
    expect(said()).toContain("Nouveau chauffage");
    await userEvent.keyboard("{Home}{ArrowLeft}");
    expect(chart).toHaveAttribute("aria-valuenow", "1");
    await userEvent.keyboard("{End}{ArrowRight}");
    expect(chart).toHaveAttribute("aria-valuenow", "5");
    await userEvent.keyboard("{Escape}");
    expect(chart.querySelector("[data-cursor]")).toBeNull();
  });

  it("has a table and a file of what is drawn, gaps without figures, numbers as numbers", async () => {
    await open(numbers);
    await userEvent.click(
      screen.getByRole("button", { name: /^Afficher le tableau/ }),
    );
    const table = screen.getByRole("table", { name: "Température" });
    const shown = within(table)
      .getAllByRole("row")
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(shown).toHaveLength(1 + 5 * 2);
    expect(shown[3]).toEqual([
      "mercredi",
      "Savane",
      "0",
      "",
      "",
      "",
      "",
      "",
      "",
    ]);
    expect(shown[4]?.slice(0, 8)).toEqual([
      "jeudi",
      "Savane",
      "4",
      "-25,5",
      "1,5",
      "-27,5",
      "-23,5",
      "sous la limite",
    ]);
    expect(shown[2]?.[8]).toBe("Nouveau chauffage");
    await userEvent.click(
      screen.getByRole("button", { name: /^Exporter \(CSV\)/ }),
    );
    await waitFor(() => expect(files).toHaveLength(1));
    expect(readCsv((await files[0]?.text()) ?? "")).toEqual(shown);
  });

  it("says in its file of a single line, too, which it is", async () => {
    await open({ ...numbers, series: numbers.series.slice(0, 1) });
    await userEvent.click(
      screen.getByRole("button", { name: /^Exporter \(CSV\)/ }),
    );
    await waitFor(() => expect(files).toHaveLength(1));
    const [head, monday] = readCsv((await files[0]?.text()) ?? "");
    expect(head?.slice(0, 2)).toEqual(["Période", "Série"]);
    expect(monday?.slice(0, 2)).toEqual(["lundi", "Savane"]);
  });

  it("draws bars from nothing on, one for each value", async () => {
    const { container } = await open({ ...numbers, kind: "bar" });
    expect(container.querySelectorAll('[data-bar="a"]')).toHaveLength(4);
    expect(container.querySelectorAll('[data-bar="b"]')).toHaveLength(5);
    expect(container.querySelectorAll("[data-outside]")).toHaveLength(1);
  });

  it("follows values as they came, and reads them by the hour", async () => {
    const raw = [
      { at: 0.2, value: 20 },
      { at: 0.4, value: 21 },
      { at: 0.4, value: null },
      { at: 3.1, value: 22 },
      { at: 3.2, value: 23 },
    ];
    const [first] = numbers.series;
    if (first === undefined) throw new Error("no series");
    const { container } = await open({
      ...numbers,
      series: [{ ...first, raw }],
    });
    expect(partsOf(container)).toEqual([2]);
  });

  it("piles what was counted", async () => {
    const counted = (counts: number[]) =>
      counts.map((count) =>
        value(count, { n: count, low: null, high: null, deviation: null }),
      );
    const { container } = await open({
      kind: "stack",
      slots,
      unit: "",
      series: [
        { key: "dry", name: "Sec", values: counted([1, 0, 2, 3, 1]) },
        { key: "wet", name: "Humide", values: counted([2, 4, 0, 1, 1]) },
      ],
    });
    expect(
      container.querySelectorAll(".recharts-bar-rectangle path").length,
    ).toBeGreaterThan(6);
    await userEvent.click(
      screen.getByRole("button", { name: /^Afficher le tableau/ }),
    );
    expect(screen.getByRole("row", { name: "mardi 0 4 4" })).toBeVisible();
  });

  it("says that there is nothing to draw", async () => {
    await renderUi(
      <TimeChart
        title="Température"
        empty={{ title: "Rien ici" }}
        data={{
          ...numbers,
          marks: [],
          series: [{ key: "a", name: "A", values: slots.map(() => null) }],
        }}
      />,
    );
    expect(await screen.findByText("Rien ici")).toBeVisible();
    expect(screen.queryByRole("slider")).toBeNull();
  });
});

describe("a chart of shares", () => {
  it("names each part beside it, those never chosen too", async () => {
    const { container } = await renderUi(
      <ShareChart
        title="Sol"
        empty={empty}
        data={{
          kind: "doughnut",
          wholes: [
            {
              key: "a",
              name: "Savane",
              parts: [
                { key: "dry", name: "Sec", count: 3 },
                { key: "wet", name: "Humide", count: 1 },
                { key: "mud", name: "Boueux", count: 0 },
              ],
            },
          ],
        }}
      />,
    );
    const table = await screen.findByRole("table", { name: "Savane" });
    expect(
      within(table)
        .getAllByRole("row")
        .slice(1)
        .map(({ textContent }) => textContent.replaceAll(/\s/gu, " ")),
    ).toEqual(["1Sec375 %", "2Humide125 %", "3Boueux00 %"]);
    expect(container.querySelectorAll(".recharts-pie-sector")).toHaveLength(2);
  });
});
