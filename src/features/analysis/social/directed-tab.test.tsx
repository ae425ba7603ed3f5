import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  aBehaviour,
  anEthogramVersion,
} from "../../../../tests/builders/ethograms";
import { anAnimal } from "../../../../tests/builders/facility";
import { aScanRow, aSeen } from "../../../../tests/builders/observation";
import { aPackedSession } from "../../../../tests/builders/packed";
import { setStage } from "../../../data/testing/stage";
import { Component as ScanPage } from "../scan-result.page";
import { analyseHere, period, seedPacks, show } from "../testing/staged";

const stage = setStage();
analyseHere(stage);

it("is who does it to whom, as arrows and cell by cell, or that nothing is directed", async () => {
  const startedAt = new Date(Date.UTC(2026, 10, 5, 8));
  for (const [at, animalName] of ["Nala", "Kito"].entries()) {
    const animalId = `animal-${String(at + 1)}`;
    stage.store.seed("animals", animalId, anAnimal({ animalId, animalName }));
  }
  const grooms = (slot: number) =>
    aScanRow({
      t: slot * 60_000,
      slot,
      seen: [
        aSeen({
          animalId: "animal-1",
          behaviourIds: [slot < 3 ? "groom" : "rest"],
          partnerId: slot < 2 ? "animal-2" : null,
        }),
        aSeen({ animalId: "animal-2" }),
      ],
    });
  seedPacks(stage, [
    aPackedSession(
      {
        obsSessionId: "one",
        startedAt,
        endedAt: new Date(startedAt.getTime() + 60 * 60_000),
        interval: 60,
        animalIds: ["animal-1", "animal-2"],
      },
      { scans: [0, 1, 2, 3].map(grooms) },
    ),
  ]);
  const at = `/ScanResultView?${period}&tab=directed`;
  const { unmount } = await show(ScanPage, at);
  expect(
    await screen.findByText("Aucun comportement n’est dirigé vers un autre"),
  ).toBeVisible();
  unmount();
  stage.store.seed(
    "observationVersions",
    "1",
    anEthogramVersion({
      obsId: "form-1",
      versionId: "1",
      status: "published",
      behaviours: [
        aBehaviour({ behaviourId: "rest" }),
        aBehaviour({ behaviourId: "groom", outcome: "none" }),
      ],
    }),
    "form-1",
  );
  await show(ScanPage, at);
  expect(
    await screen.findByText(/^Le plus souvent : Nala envers Kito 50,0\s%/u),
  ).toBeVisible();
  expect(
    screen.getByText("1 acte sans partenaire noté n’est pas compté."),
  ).toBeVisible();
  const matrix = screen.getByRole("region", {
    name: "Qui le fait à qui, case par case",
  });
  expect(within(matrix).getByText(/^50,0\s%$/u)).toBeVisible();
  expect(
    within(screen.getByRole("group", { name: /communauté/u })).getAllByRole(
      "button",
    ),
  ).toHaveLength(2);
});
