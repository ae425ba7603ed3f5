import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { anEnclosure, anEnclosureMap } from "../../../tests/builders/facility";
import { scannedSessions } from "../../../tests/builders/packed";
import { setStage } from "../../data/testing/stage";
import { Component as ScanPage } from "./scan-result.page";
import { analyseHere, period, seedPacks, show } from "./testing/staged";

const stage = setStage();
analyseHere(stage);

describe("scans", () => {
  const seedPlace = () => {
    stage.store.seed("enclosures", "enclosure-1", anEnclosure());
    stage.store.seed("enclosureMaps", "enclosure-1", anEnclosureMap());
  };

  it("say which zones are used, of what there is, and that one zone says nothing of choice", async () => {
    seedPlace();
    seedPacks(stage, scannedSessions(20, 3, 10));
    const { unmount } = await show(ScanPage, `/ScanResultView?${period}`);
    expect(
      await screen.findByRole("figure", { name: /électivité/u }),
    ).toHaveTextContent(/Pré.*rien à distinguer/u);
    unmount();
    await show(ScanPage, `/ScanResultView?${period}&by=level`);
    expect(await screen.findByText("Niveau 2")).toBeVisible();
  });

  it("lie on the map as a picture, with the zones as a table", async () => {
    seedPlace();
    seedPacks(stage, scannedSessions(20, 3, 4));
    await show(ScanPage, `/ScanResultView?${period}&tab=heat`);
    expect(await screen.findByRole("img", { name: /plan/u })).toBeVisible();
    expect(screen.getByText(/carré le plus occupé/u)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /tableau/u }));
    expect(screen.getByRole("table")).toHaveTextContent(
      /Pré.*Hors zones|Hors zones.*Pré/u,
    );
  });

  it("need a map, and scans", async () => {
    stage.store.seed("enclosures", "enclosure-1", anEnclosure());
    seedPacks(stage, scannedSessions(4, 2, 2));
    const { unmount } = await show(ScanPage, `/ScanResultView?${period}`);
    expect(await screen.findByText("Cet enclos n’a pas de plan")).toBeVisible();
    unmount();
    await show(ScanPage, `/ScanResultView?${period}&obsSessionId=x`);
    expect(
      await screen.findByText("Aucune séance ne correspond"),
    ).toBeVisible();
  });
});
