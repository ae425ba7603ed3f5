import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aFollow, scannedSessions } from "../../../tests/builders/packed";
import { setStage } from "../../data/testing/stage";
import { Component as FocalPage } from "./focal-analysis.page";
import { analyseHere, period, seedPacks, show } from "./testing/staged";

const stage = setStage();
analyseHere(stage);

describe("focal analysis", () => {
  const follows = [2, 4, 6].map((rest, at) =>
    aFollow(String(at), rest, { day: at + 1 }),
  );

  it("begins with a sentence, and each tab has its figures", async () => {
    seedPacks(stage, follows);
    await show(FocalPage, `/FocalAnalysisView?${period}`);
    expect(
      await screen.findByText(/^Le plus souvent commencés, par heure : Le/u),
    ).toBeVisible();
    for (const [tab, title] of [
      ["Épisodes", "Débuts par heure d’animal visible"],
      ["Latences", "Temps jusqu’à la première fois (min)"],
      ["Enchaînements", "Ce qui suit quoi"],
      ["Cooccurrences", "Aucun animal n’a montré deux états à la fois."],
      ["Frise des séances", "Toutes les séances, dans le temps"],
    ] as const) {
      screen.getByRole("tab", { name: tab }).focus();
      await userEvent.keyboard("{Enter}");
      expect((await screen.findAllByText(title))[0]).toBeVisible();
    }
  });

  it("says what cannot be said, that nothing was found, and that scans do not tell it", async () => {
    const { unmount } = await show(FocalPage, `/FocalAnalysisView?${period}`);
    expect(
      await screen.findByText("Aucune séance ne correspond"),
    ).toBeVisible();
    unmount();
    seedPacks(stage, scannedSessions(2, 1, 1));
    await show(FocalPage, `/FocalAnalysisView?${period}`);
    expect(await screen.findByText("Aucun suivi focal")).toBeVisible();
  });
});
