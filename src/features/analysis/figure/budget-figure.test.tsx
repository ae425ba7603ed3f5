import { calendarDaySchema } from "@domain/time/calendar-day";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { anEnclosure } from "../../../../tests/builders/facility";
import { scannedSessions } from "../../../../tests/builders/packed";
import { setStage } from "../../../data/testing/stage";
import type { FreshFigure } from "../../slot-figures";
import {
  analyseHere,
  seedPacks,
  seedVersion,
  show as showPage,
} from "../testing/staged";
import { Component } from "./budget-figure";

const stage = setStage();
analyseHere(stage);

const day = (text: string) => calendarDaySchema.parse(text);

const Page = () => (
  <Component
    from={day("2026-11-01")}
    to={day("2026-11-30")}
    sectorIds={[]}
    shown={(fresh) => (
      <output aria-label="fresh">{JSON.stringify(fresh)}</output>
    )}
  />
);

it("says how time was spent with its intervals, and in which version of its ethogram it was coded", async () => {
  stage.store.seed("enclosures", "enclosure-1", anEnclosure());
  seedVersion(stage, "1", ["rest", "feed"]);
  seedPacks(stage, scannedSessions(200, 6, 10));
  await showPage(Page, "/ReportManagementView");
  await userEvent.click(await screen.findByRole("combobox"));
  await userEvent.click((await screen.findAllByRole("option"))[0] as Element);
  const { textContent } = await screen.findByRole("status", { name: "fresh" });
  const fresh = JSON.parse(textContent) as FreshFigure;
  expect(fresh).toMatchObject({
    figure: {
      ...{ counts: "scans", drawing: "intervals" },
      columns: [
        { label: "Part du temps", unit: "%" },
        { label: "95 % de", unit: "%" },
        { label: "95 % à", unit: "%" },
      ],
      versions: [expect.stringMatching(/version 1$/u)],
    },
  });
  const said = fresh.figure.rows.filter(({ values }) => values[1] !== null);
  expect(said).not.toEqual([]);
  for (const { values } of said) {
    const [share = NaN, low = NaN, high = NaN] = values.map(Number);
    expect([low, share, high]).toEqual(
      [low, share, high].toSorted((a, b) => a - b),
    );
  }
});
