import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { anEnclosure, anEnclosureMap } from "../../../tests/builders/facility";
import { aScanRow, aSeen } from "../../../tests/builders/observation";
import { aFollow, aPackedSession } from "../../../tests/builders/packed";
import { setStage } from "../../data/testing/stage";
import { Component as FocalPage } from "./focal-analysis.page";
import { Component as ScanPage } from "./scan-result.page";
import { analyseHere, period, seedPacks, show } from "./testing/staged";

const stage = setStage();
analyseHere(stage);

/** Ten scans of two animals: the one rests in four and feeds in six, the other walks all the time. */
const seedScans = () => {
  stage.store.seed("enclosures", "enclosure-1", anEnclosure());
  stage.store.seed("enclosureMaps", "enclosure-1", anEnclosureMap());
  seedPacks(stage, [
    aPackedSession(
      { interval: 60 },
      {
        scans: Array.from({ length: 10 }, (_, slot) =>
          aScanRow({
            ...{ t: slot * 60_000, slot },
            seen: [
              aSeen({ behaviourIds: [slot < 4 ? "rest" : "feed"] }),
              aSeen({ animalId: "animal-2", behaviourIds: ["walk"] }),
            ],
          }),
        ),
      },
    ),
  ]);
};
const at = `/ScanResultView?${period}`;

it("behaviours are chosen in the question, and said with what they narrow and what they do not", async () => {
  seedScans();
  await show(ScanPage, `${at}&tab=heat`);
  expect(await screen.findByText(/^20 relevés/u)).toBeVisible();
  expect(screen.queryByText(/^Comportements demandés/u)).toBeNull();
  await userEvent.click(
    screen.getByRole("button", { name: /^Plus de critères/u }),
  );
  await userEvent.click(
    screen.getByRole("combobox", { name: "Comportements" }),
  );
  await userEvent.click(screen.getByRole("option", { name: "Le rest" }));
  expect(
    await screen.findByText(
      "Comportements demandés : Le rest · 4 relevés sur 20 les montrent",
    ),
  ).toBeVisible();
  expect(screen.getByText(/^L’usage de l’espace, la carte/u)).toBeVisible();
  expect(await screen.findByText(/^4 relevés/u)).toBeVisible();
  // What a map can be narrowed to is no more than what is asked for.
  await userEvent.click(screen.getByRole("combobox", { name: "Comportement" }));
  const list = screen.getByRole("listbox", { name: "Comportement" });
  expect(
    within(list)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Le rest"]);
});

it("shares stay those of everything observed, and variety that of all behaviours", async () => {
  seedScans();
  const asked = `${at}&behaviourId=rest`;
  const budget = await show(ScanPage, `${asked}&tab=behaviour&by=animal`);
  const figure = await screen.findByRole("figure", { name: /Le rest/u });
  expect(figure).toHaveTextContent(/40\s%/u);
  expect(figure).not.toHaveTextContent(/100\s%/u);
  budget.unmount();
  const variety = await show(ScanPage, `${asked}&tab=variety`);
  expect(
    await screen.findByText(/^La diversité se calcule sur tous/u),
  ).toBeVisible();
  const level = /^Diversité (élevée|modérée|faible)/u;
  const said = (await screen.findByText(level)).textContent;
  variety.unmount();
  await show(ScanPage, `${at}&tab=variety`);
  const whole = await screen.findByText(level);
  expect(whole.textContent).toBe(said);
  expect(screen.queryByText(/^La diversité se calcule/u)).toBeNull();
});

it("of follows show their bouts alone, and behaviours that the ethogram does not know are said", async () => {
  seedPacks(stage, [aFollow("a", 6), aFollow("b", 2, { day: 21 })]);
  const focal = `/FocalAnalysisView?${period}`;
  const known = await show(FocalPage, `${focal}&behaviourId=feed`);
  expect(
    await screen.findByText("Comportements demandés : Le feed"),
  ).toBeVisible();
  expect(screen.getByText(/^Épisodes et latences/u)).toBeVisible();
  const bouts = await screen.findAllByRole("figure");
  for (const figure of bouts) expect(figure).not.toHaveTextContent("Le rest");
  expect(bouts[0]).toHaveTextContent("Le feed");
  known.unmount();
  await show(FocalPage, `${focal}&behaviourId=swim`);
  expect(
    await screen.findByText(
      "Cet éthogramme ne connaît aucun des comportements demandés",
    ),
  ).toBeVisible();
});
