import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { anEnclosure, anEnclosureMap } from "../../../tests/builders/facility";
import { scannedSessions } from "../../../tests/builders/packed";
import { requestExportInput } from "@domain/export/callables";
import { provideCalls } from "../../data/calls";
import { provideBackend } from "../../data/backend";
import { setStage } from "../../data/testing/stage";
import type { OfFresh } from "../slot-figures";
import type { SlotPart } from "../slots";
import { PartsProvider } from "../slots";
import { Component as ScanPage } from "./scan-result.page";
import { analyseHere, period, seedPacks, show } from "./testing/staged";

const stage = setStage();
analyseHere(stage);

/** Says what it is handed. */
const parts: SlotPart[] = [
  {
    ...{ slot: "analysis.report", key: "report" },
    Component: (({ fresh }: OfFresh) => (
      <output aria-label="taken">{JSON.stringify(fresh)}</output>
    )) as SlotPart["Component"],
  },
];

const Page = () => (
  <PartsProvider value={parts}>
    <ScanPage />
  </PartsProvider>
);

const seedPlace = () => {
  stage.store.seed("enclosures", "enclosure-1", anEnclosure());
  stage.store.seed("enclosureMaps", "enclosure-1", anEnclosureMap());
  seedPacks(stage, scannedSessions(20, 3, 10));
};
const at = `/ScanResultView?${period}`;

it("puts the use of zones into a report: each with its interval, in words, of how many scans and when", async () => {
  seedPlace();
  await show(Page, at, aSession({ right: "admin" }));
  await userEvent.click(
    await screen.findByRole("button", {
      name: /^Mettre dans un rapport.*électivité/u,
    }),
  );
  const { title, figure } = JSON.parse(
    (await screen.findByRole("status", { name: "taken" })).textContent,
  ) as OfFresh["fresh"];
  expect(title).toMatch(/électivité/u);
  expect(figure).toMatchObject({
    ...{ drawing: "intervals", counts: "scans", n: 20 },
    ...{ from: "2026-11-01", to: "2026-11-30" },
  });
  expect(figure.columns).toHaveLength(3);
  expect(figure.rows[0]).toMatchObject({
    label: "Pré",
    text: expect.stringMatching(/rien à distinguer/u) as string,
  });
  expect(figure.question).toContain("enclosureId=enclosure-1");
});

const taken = async () => {
  const { textContent } = await screen.findByRole("status", { name: "taken" });
  return JSON.parse(textContent) as OfFresh["fresh"];
};
const take = async (name: RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

it("puts the zones of a heat map into a report as a table", async () => {
  seedPlace();
  const write = aSession({ right: "admin" });
  await show(Page, `${at}&tab=heat`, write);
  await take(/^Mettre dans un rapport/u);
  const heat = (await taken()).figure;
  expect(heat).toMatchObject({ drawing: "none", counts: "scans", n: 20 });
  expect(heat.columns).toHaveLength(2);
  expect(heat.rows[0]).toMatchObject({ label: "Pré" });
  expect(heat.rows[0]?.values[0]).toBeGreaterThan(0);
});

it.each(["network", "proximity"])(
  "puts each two of the %s into a report, whatever the picture shows",
  async (tab) => {
    seedPlace();
    await show(Page, `${at}&tab=${tab}`, aSession({ right: "admin" }));
    await take(/^Mettre dans un rapport.*(Qui se tient|Distance|distance)/u);
    const { figure } = await taken();
    expect(figure).toMatchObject({ drawing: "none", counts: "scans", n: 20 });
    expect(figure.rows).toHaveLength(3);
    expect(figure.rows[0]?.label).toMatch(/ · /u);
  },
);

it("is nothing for who writes no reports", async () => {
  seedPlace();
  await show(Page, at);
  await screen.findByRole("figure", { name: /électivité/u });
  expect(
    screen.queryByRole("button", { name: /^Mettre dans un rapport/u }),
  ).toBeNull();
});

it("is nothing of what the device alone knows", async () => {
  seedPlace();
  const { store } = stage;
  provideBackend({
    ...store,
    watch: (query, onNext, onError) =>
      store.watch(
        query,
        (list) =>
          onNext(
            query.collection === "scanPacks"
              ? { ...list, fromCache: true }
              : list,
          ),
        onError,
      ),
  });
  await show(Page, at, aSession({ right: "admin" }));
  await screen.findByRole("figure", { name: /électivité/u });
  expect(
    screen.queryByRole("button", { name: /^Mettre dans un rapport/u }),
  ).toBeNull();
  provideBackend(store);
});

it("sends the table behind a chart as a file, with what it rests on, for who writes no reports as well", async () => {
  const called: { name: string; input: unknown }[] = [];
  provideCalls(async (name, input) => {
    called.push({ name, input });
    await Promise.resolve();
    return { success: true, data: { exportJobId: "job-1" } };
  });
  seedPlace();
  await show(Page, at);
  await take(/^Envoyer par e-mail.*électivité/u);
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/dit sur quoi elle repose/u)).toBeVisible();
  expect(within(dialog).queryByLabelText("Langue du fichier")).toBeNull();
  await userEvent.click(
    within(dialog).getByRole("button", { name: "M’envoyer le fichier" }),
  );
  expect(await screen.findByText(/^Demande enregistrée/)).toBeVisible();
  const { name, input } = called.at(-1) ?? {};
  expect(name).toBe("requestExport");
  const { table, asked } = requestExportInput.parse(input);
  expect(asked).toEqual({ kind: "table", of: "page" });
  expect(table).toMatchObject({
    ...{ n: 20, counts: "scans", from: "2026-11-01", to: "2026-11-30" },
    title: expect.stringMatching(/électivité/u) as string,
  });
  expect(table?.rows.length).toBeGreaterThan(0);
  expect(
    table?.rows.flat().filter((cell) => typeof cell === "number"),
  ).not.toEqual([]);
});
