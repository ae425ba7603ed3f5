import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { aFollow, scannedSessions } from "../../../tests/builders/packed";
import { provideBackend } from "../../data/backend";
import { setStage } from "../../data/testing/stage";
import { Component as ComparisonPage } from "./obs-comparison.page";
import { Component as ResultPage } from "./obs-result.page";
import {
  analyseHere,
  period,
  seedPacks,
  seedVersion,
  show,
} from "./testing/staged";

const stage = setStage();
analyseHere(stage);

describe("results", () => {
  it("begin with a sentence: the share, its interval and of how many sessions", async () => {
    seedPacks(
      stage,
      [2, 4, 6].map((rest, at) => aFollow(String(at), rest, { day: at + 1 })),
    );
    await show(ResultPage, `/ObsResultView?${period}`);
    expect(
      await screen.findByText(
        /^Le feed 60\s%\s\(10 à 100, 3 séances\) et Le rest 40\s%\s\(0 à 90, 3 séances\)\.$/u,
      ),
    ).toBeVisible();
    expect(
      screen.getByText(/^3 séances · 1 animal · 30\smin de suivi$/u),
    ).toBeVisible();
    expect(screen.getByText("Jamais vus : Le walk.")).toBeVisible();
    expect(
      screen.getByText(/^60\s%\s\(10 à 100, 3 séances, 30\smin\)$/u),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /tableau/u }));
    const table = screen.getByRole("table");
    expect(table).toHaveTextContent("Le rest");
    expect(table).toHaveTextContent("tous identiques : aucun intervalle");
    expect(table).toHaveTextContent(
      /Part du temps \(%\)95\s% de \(%\)95\s% à \(%\)/u,
    );
    expect(table).toHaveTextContent(/Le feed6010,3/u);
  });

  it("of scans say how many scans each share is of, beside it and in the table", async () => {
    seedPacks(stage, scannedSessions(20, 2, 4));
    await show(ResultPage, `/ObsResultView?${period}&by=animal`);
    const chart = await screen.findByRole("figure", { name: /Part du temps/u });
    expect(chart).toHaveTextContent(/, 4 séances, \d+ scans\)/u);
    await userEvent.click(screen.getByRole("button", { name: /tableau/u }));
    expect(
      screen.getByRole("columnheader", {
        name: "Scans avec un animal visible",
      }),
    ).toBeVisible();
  });

  it("are looked at as the address says: by which answers, of which behaviour, how finely", async () => {
    const context = (value: string) => ({
      contextAnswers: JSON.stringify({
        crowd: { chosen: [value] },
        weather: { chosen: [value] },
      }),
    });
    seedPacks(stage, [
      aFollow("1", 2, { more: context("rain") }),
      aFollow("2", 4, { day: 3, more: context("sun") }),
    ]);
    const { unmount } = await show(
      ResultPage,
      `/ObsResultView?${period}&by=context&question=weather&behaviour=rest`,
    );
    expect(
      await screen.findByRole("combobox", { name: "Question du contexte" }),
    ).toHaveValue("weather");
    const behaviour = screen.getByRole("combobox", { name: "Comportement" });
    expect(behaviour).toHaveValue("Le rest");
    unmount();
    await show(ResultPage, `/ObsResultView?${period}&tab=time&grain=month`);
    expect(await screen.findByRole("radio", { name: "Mois" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "Semaine" }));
    expect(await screen.findByRole("radio", { name: "Semaine" })).toBeChecked();
    expect(await screen.findByRole("figure", { name: /temps/u })).toBeVisible();
  });

  it("mark sessions that ended early, and leave them out on demand", async () => {
    const early = { plannedMinutes: 60 };
    seedPacks(stage, [
      aFollow("long", 2),
      aFollow("short", 2, { day: 21, more: early }),
    ]);
    const { unmount } = await show(
      ResultPage,
      `/ObsResultView?${period}&tab=sessions`,
    );
    expect(await screen.findByText("Écourtée")).toBeInTheDocument();
    expect(
      screen.getByText("1 séance a duré moins de la moitié du temps prévu"),
    ).toBeVisible();
    unmount();
    await show(ResultPage, `/ObsResultView?${period}&short=out`);
    expect(
      await screen.findByText(/^2 séances lues, 1 écartée\s: 1 écourtée$/u),
    ).toBeVisible();
  });

  it("count once what two people watched at the same time, and say so", async () => {
    seedPacks(stage, [
      ...[1, 2, 3].map((day) => aFollow(String(day), 4, { day })),
      aFollow("again", 9, { day: 3, more: { observerId: "other" } }),
    ]);
    await show(ResultPage, `/ObsResultView?${period}`);
    expect(
      await screen.findByText(
        /^4 séances lues, 1 écartée\s: 1 sur les mêmes animaux, en même temps qu’une autre personne \(la séance la plus longue compte\)$/u,
      ),
    ).toBeVisible();
    expect(await screen.findByText(/Le rest 40\s% \(/u)).toBeVisible();
  });

  it("ask where first, and say when there is nothing", async () => {
    const { unmount } = await show(ResultPage, "/ObsResultView");
    expect(await screen.findByText("Choisissez un enclos")).toBeVisible();
    unmount();
    await show(ResultPage, `/ObsResultView?${period}`);
    expect(
      await screen.findByText("Aucune séance ne correspond"),
    ).toBeVisible();
  });

  it("do not say that there is nothing where only the device has none", async () => {
    const { store } = stage;
    provideBackend({
      ...store,
      watch: (query, onNext, onError) =>
        store.watch(
          query,
          (list) => onNext({ ...list, fromCache: true, heard: false }),
          onError,
        ),
    });
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("offline"));
    await show(ResultPage, `/ObsResultView?${period}`);
    expect(await screen.findByText("Indisponible hors ligne")).toBeVisible();
    expect(screen.queryByText("Aucune séance ne correspond")).toBeNull();
    onLine.mockRestore();
    window.dispatchEvent(new Event("online"));
  });
});

describe("a comparison", () => {
  const against =
    "since=2026-11-11&until=2026-11-20&against=period:2026-11-01:2026-11-10";
  const days = (first: number, rests: readonly number[], more = {}) =>
    rests.map((rest, at) =>
      aFollow(`${String(first)}-${String(at)}`, rest, {
        day: first + at,
        more,
      }),
    );

  it("of two periods says what surely differs, with its interval", async () => {
    seedPacks(stage, [
      ...days(1, [6, 7, 8, 6, 7]),
      ...days(11, [2, 3, 4, 2, 3]),
    ]);
    await show(
      ComparisonPage,
      `/ObsComparisonView?enclosureId=enclosure-1&${against}`,
    );
    expect(
      await screen.findByText(
        /par rapport à .*Le rest -40,0 points \(-\d+,\d à -\d+,\d, 10 séances\)/u,
      ),
    ).toBeVisible();
  });

  it("is not made across versions that tell other behaviours apart, which are named", async () => {
    seedVersion(stage, "2", ["rest", "feed", "climb"]);
    seedPacks(stage, [
      ...days(1, [6, 7, 8, 6, 7]),
      ...days(11, [2, 3, 4, 2, 3], { obsVersion: 2 }),
    ]);
    await show(
      ComparisonPage,
      `/ObsComparisonView?enclosureId=enclosure-1&${against}`,
    );
    expect(await screen.findByText("Pas comparable")).toBeVisible();
    expect(
      screen.getByText(/Ont changé : Le climb et Le walk\.$/u),
    ).toBeVisible();
  });

  it("is not made across versions that define a behaviour otherwise, but for a misprint", async () => {
    const ids = ["rest", "feed", "walk"];
    seedVersion(stage, "1", ids, { rest: "couché, immobile", feed: "mange" });
    seedVersion(stage, "2", ids, { rest: "Assis ou couché.", feed: "Mange." });
    seedPacks(stage, [
      ...days(1, [6, 7, 8, 6, 7]),
      ...days(11, [2, 3, 4, 2, 3], { obsVersion: 2 }),
    ]);
    await show(
      ComparisonPage,
      `/ObsComparisonView?enclosureId=enclosure-1&${against}`,
    );
    expect(
      await screen.findByText(/définition\)\. A changé : Le rest\.$/u),
    ).toBeVisible();
  });

  it("with a period without sessions says so once, and proposes two that have some", async () => {
    seedPacks(stage, days(11, [2, 3, 4, 2]));
    await show(
      ComparisonPage,
      `/ObsComparisonView?enclosureId=enclosure-1&${against}`,
    );
    expect(
      await screen.findByText(/: aucune séance, donc rien à comparer$/u),
    ).toBeVisible();
    expect(
      await screen.findByRole("link", { name: /^Comparer 13.* et 11/u }),
    ).toHaveAttribute(
      "href",
      expect.stringContaining("against=period%3A2026-11-11%3A2026-11-12"),
    );
    expect(screen.queryByText(/On ne peut pas le dire/u)).toBeNull();
  });
});
