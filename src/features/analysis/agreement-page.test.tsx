import type { PackedSession } from "@domain/observation/pack";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aCampaign } from "../../../tests/builders/campaigns";
import {
  aClosedSession,
  anObsCorrection,
  anObsRecord,
} from "../../../tests/builders/observation";
import { rowsText } from "@domain/observation/rows/rows-text";
import { aFollow } from "../../../tests/builders/packed";
import { keeper, setStage } from "../../data/testing/stage";
import { Component as AgreementPage } from "./inter-obs.page";
import { analyseHere, period, seedPacks, show } from "./testing/staged";

const stage = setStage();
analyseHere(stage);

const by = (observerId: string, rest: number, more = {}): PackedSession =>
  aFollow(observerId, rest, { more: { observerId, ...more } });
const agreementAt = (more = "") => `/InterObsView?${period}${more}`;

describe("agreement between observers", () => {
  it("begins with a sentence, and each tab has its figures", async () => {
    seedPacks(stage, [by("ines", 4), by("karim", 6)]);
    await show(AgreementPage, agreementAt());
    // Of ten minutes two are told otherwise.
    expect(
      await screen.findByText(
        /^Suivi focal : Inès .* et Karim .* ont noté la même chose pendant 80\s%.*; kappa 0,6/u,
      ),
    ).toBeVisible();
    expect(screen.getByText("Accord sur ce qui est en cours")).toBeVisible();
    expect(screen.getByText(/^L’état noté chaque seconde tant/u)).toBeVisible();
    for (const [tab, title] of [
      ["Par comportement", "Kappa par comportement, suivi focal"],
      [
        "Couverture de l’éthogramme",
        "2 des 3 comportements rencontrés par les deux",
      ],
      ["Séances", "Par l’heure"],
    ] as const) {
      screen.getByRole("tab", { name: tab }).focus();
      await userEvent.keyboard("{Enter}");
      expect((await screen.findAllByText(title))[0]).toBeVisible();
    }
  });

  it("weighs nearby behaviours where they are a scale, and says why not where they are none", async () => {
    seedPacks(stage, [by("ines", 4), by("karim", 6)]);
    const { unmount } = await show(AgreementPage, agreementAt());
    expect(
      await screen.findByText(
        /^Pas de kappa pondéré : les comportements ne sont pas ordonnés/u,
      ),
    ).toBeVisible();
    expect(screen.queryByText("Kappa pondéré")).toBeNull();
    unmount();
    await show(AgreementPage, agreementAt("&scale=linear"));
    expect(
      await screen.findByText(/^Kappa pondéré : deux comportements voisins/u),
    ).toBeVisible();
    expect(screen.getAllByText("Kappa pondéré")[0]).toBeVisible();
  });

  it("leads from a disagreement to its moment, by keys", async () => {
    seedPacks(stage, [by("ines", 4), by("karim", 6)]);
    await show(AgreementPage, agreementAt("&tab=disagreements"));
    await screen.findByText(/^\d+ désaccords?$/u);
    const first = screen
      .getAllByRole("link")
      .find((link) => link.getAttribute("href")?.includes("ines"));
    first!.focus();
    expect(first).toHaveFocus();
    expect(first!.getAttribute("href")).toMatch(/ines.*240/u);
  });

  it("says that nobody watched the same, and that nothing was found", async () => {
    const { unmount } = await show(AgreementPage, agreementAt());
    expect(
      await screen.findByText("Aucune séance ne correspond"),
    ).toBeVisible();
    unmount();
    seedPacks(stage, [by("ines", 4)]);
    await show(AgreementPage, agreementAt());
    expect(
      await screen.findByText("Personne n’a observé la même chose"),
    ).toBeVisible();
  });

  it("of a training holds one's own session against the expert's, which lies in no pack, as it was when it was closed", async () => {
    const closedAt = new Date("2026-11-20T09:11:00Z");
    stage.store.seed(
      "campaigns",
      "training",
      aCampaign({
        campaignId: "training",
        mode: "training",
        collects: ["focal"],
        experts: ["ines"],
      }),
    );
    for (const [observerId, rest] of [
      ["ines", 4],
      ["me", 6],
    ] as const) {
      // Both say afterwards that a call was not heard.
      stage.store.seed(
        "obsCorrections",
        "correction-1",
        anObsCorrection({
          obsSessionId: observerId,
          by: observerId,
          target: "device_0:f3",
          at: new Date("2026-11-20T15:30:00Z"),
        }),
        observerId,
      );
      const { facts, rows } = by(observerId, rest);
      const session = aClosedSession({
        ...facts,
        mode: "training",
        campaignId: "training",
        readers: observerId === "ines" ? ["me"] : [],
        openToKeepers: false,
        updatedAt: closedAt,
      });
      stage.store.seed("obsSessions", observerId, session);
      stage.store.seed(
        "obsRecords",
        "device_0",
        anObsRecord({
          obsSessionId: observerId,
          observerId,
          recordId: "device_0",
          rows: rowsText(rows),
        }),
        observerId,
      );
    }
    // As the expert has it, once that is read.
    stage.store.seed(
      "obsRecords",
      "device_1",
      anObsRecord({
        obsSessionId: "me",
        observerId: "me",
        recordId: "device_1",
        n: 1,
        rows: rowsText(by("me", 4).rows),
        createdAt: new Date(closedAt.getTime() + 1),
      }),
      "me",
    );
    await show(AgreementPage, agreementAt("&campaignId=training"), keeper());
    expect(
      await screen.findByText(
        /^Suivi focal : Inès .* et Camille .* ont noté la même chose pendant 80\s%.*; kappa 0,6/u,
      ),
    ).toBeVisible();
    expect(
      screen.getByText(/^Formation : rien ne compte dans les résultats/u),
    ).toBeVisible();
    // The expert's corrections count, and are no matter.
    const later = screen.getAllByText(
      /Corrigée le 20 nov\. 2026.*, une fois le corrigé lisible/u,
    );
    expect(later).toHaveLength(1);
    expect(within(later[0]!).getByRole("link")).toHaveAttribute(
      "href",
      expect.stringContaining("obsSessionId=me"),
    );
  });
});
