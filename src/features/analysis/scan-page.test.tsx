import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { anEnclosure, anEnclosureMap } from "../../../tests/builders/facility";
import { aScanRow, aSeen } from "../../../tests/builders/observation";
import {
  aFollow,
  aPackedSession,
  scannedSessions,
} from "../../../tests/builders/packed";
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

  it("say to whom they are not open that it is so, not to look further", async () => {
    seedPlace();
    seedPacks(stage, scannedSessions(20, 3, 10));
    const elsewhere = aSession({ sectorRoles: { keeper: ["elsewhere"] } });
    await show(ScanPage, `/ScanResultView?${period}`, elsewhere);
    expect(
      await screen.findByText("Ces séances ne vous sont pas ouvertes"),
    ).toBeVisible();
    expect(screen.queryByText(/Élargissez la période/u)).toBeNull();
  });

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

  it("without any position are told as such, not as outside of the zones", async () => {
    seedPlace();
    const scanned = (...points: (number | null)[]) =>
      aPackedSession(
        { interval: 60 },
        {
          scans: points.map((at, slot) =>
            aScanRow({
              ...{ t: slot * 60_000, slot },
              seen: [aSeen({ x: at, y: at })],
            }),
          ),
        },
      );
    seedPacks(stage, [scanned(null, null, null)]);
    const { unmount } = await show(ScanPage, `/ScanResultView?${period}`);
    expect(
      await screen.findByText(/^Ces relevés n’ont pas de position/u),
    ).toBeVisible();
    expect(screen.queryByText(/zones dessinées|dans une zone/u)).toBeNull();
    unmount();
    seedPacks(stage, [scanned(200, 200, null)]);
    await show(ScanPage, `/ScanResultView?${period}`);
    expect(
      await screen.findByText("1 relevé sans position ne compte pas ici."),
    ).toBeVisible();
    expect(screen.queryByText(/zones dessinées/u)).toBeNull();
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

  it("lie over the picture of the plan, where there is one and somebody wants it", async () => {
    const plan = "https://pictures.test/plan.png";
    seedPlace();
    seedPacks(stage, scannedSessions(20, 3, 4));
    const at = `/ScanResultView?${period}&tab=heat`;
    const { unmount } = await show(ScanPage, at);
    await screen.findByRole("img", { name: /plan/u });
    expect(screen.queryByRole("switch", { name: "Image du plan" })).toBeNull();
    unmount();
    stage.store.seed("enclosureMaps", "enclosure-1", anEnclosureMap({ plan }));
    await show(ScanPage, at);
    const wanted = await screen.findByRole("switch", { name: "Image du plan" });
    const shown = () => document.querySelector(`img[src="${plan}"]`);
    await waitFor(() => expect(shown()).not.toBeNull());
    await userEvent.click(wanted);
    expect(shown()).toBeNull();
  });

  it("say what is done, over all, in each zone, and before and after a day", async () => {
    seedPlace();
    seedPacks(stage, scannedSessions(120, 4, 12));
    const at = `/ScanResultView?${period}&tab=behaviour`;
    const { unmount } = await show(ScanPage, at);
    expect(
      await screen.findByRole("figure", {
        name: "Part du temps par comportement",
      }),
    ).toHaveTextContent(
      /Le (rest|feed|walk).*4 animaux, 12 séances, 120 scans/u,
    );
    unmount();
    const zones = await show(ScanPage, `${at}&by=zone`);
    expect(
      await screen.findByRole("figure", { name: /^Part du temps\s:/u }),
    ).toHaveTextContent("Pré");
    zones.unmount();
    await show(ScanPage, `${at}&by=periods`);
    expect(
      await screen.findByRole("textbox", {
        name: "La seconde période commence le",
      }),
    ).toHaveValue("15/11/2026");
    expect(await screen.findByRole("figure")).toHaveTextContent(/points/u);
  });

  it("say how varied that is, of each animal at equal effort, and that there is no trend in so few weeks", async () => {
    seedPlace();
    seedPacks(stage, scannedSessions(120, 4, 12));
    const at = `/ScanResultView?${period}&tab=variety`;
    const { unmount } = await show(ScanPage, at);
    expect(await screen.findByText(/^Diversité élevée/u)).toHaveTextContent(
      /Pas assez de données pour une tendance/u,
    );
    expect(
      await screen.findByRole("figure", { name: "Différence" }),
    ).toHaveTextContent(/12 séances/u);
    unmount();
    await show(ScanPage, `${at}&by=animal`);
    const equal = await screen.findByRole("figure", {
      name: "Diversité à effort égal",
    });
    expect(equal).toHaveTextContent(/relevés, autant que le moins vu/u);
    await userEvent.click(
      within(equal).getByRole("button", { name: /tableau/u }),
    );
    expect(within(equal).getByRole("table")).toHaveTextContent("Hill 1");
  });

  it("of animals that nobody told apart say where these are, and what cannot be said", async () => {
    seedPlace();
    seedPacks(stage, [
      aPackedSession(
        { interval: 60 },
        {
          scans: [0, 1, 2].map((slot) =>
            aScanRow({
              ...{ t: slot * 60_000, slot },
              seen: [aSeen({ animalId: null, count: 30, x: 200, y: 200 })],
            }),
          ),
        },
      ),
    ]);
    const { unmount } = await show(ScanPage, `/ScanResultView?${period}`);
    expect(
      await screen.findByText(/^Aucun animal n’a été identifié/u),
    ).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("3 scans");
    expect(screen.getByText(/^90 animaux vus/u)).toBeVisible();
    expect(
      screen.getAllByRole("tab").map(({ textContent }) => textContent),
    ).toEqual([
      "Usage de l’espace",
      "Carte de chaleur",
      "Corriger les positions",
    ]);
    expect(
      await screen.findByRole("figure", { name: /électivité/u }),
    ).toHaveTextContent("Pré");
    unmount();
    await show(ScanPage, `/ScanResultView?${period}&tab=heat`);
    expect(await screen.findByText(/^90 relevés/u)).toBeVisible();
  });

  it("that were not made leave who wins in follows", async () => {
    seedPacks(stage, [aFollow("follow", 2)]);
    await show(ScanPage, `/ScanResultView?${period}&tab=dominance`);
    expect(
      await screen.findByText("Aucun comportement ne dit qui gagne"),
    ).toBeVisible();
    expect(
      screen.getAllByRole("tab").map(({ textContent }) => textContent),
    ).toEqual(["Dirigés", "Dominance"]);
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
