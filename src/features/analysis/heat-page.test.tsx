import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { anEnclosure, anEnclosureMap } from "../../../tests/builders/facility";
import { scannedSessions } from "../../../tests/builders/packed";
import { setStage } from "../../data/testing/stage";
import { Component as ScanPage } from "./scan-result.page";
import { analyseHere, period, seedPacks, show } from "./testing/staged";

const stage = setStage();
analyseHere(stage);

beforeEach(() => {
  stage.store.seed("enclosures", "enclosure-1", anEnclosure());
  stage.store.seed("enclosureMaps", "enclosure-1", anEnclosureMap());
  seedPacks(stage, scannedSessions(120, 14, 20));
});
const open = (by: string, more = "") =>
  show(ScanPage, `/ScanResultView?${period}&tab=heat&by=${by}${more}`);
const tableOf = async (figure: HTMLElement) => {
  await userEvent.click(
    within(figure).getByRole("button", { name: /tableau/u }),
  );
  return within(figure).getByRole("table");
};

it("lays a map beside the other for each animal, twelve at most, and counts the rest", async () => {
  await open("animal");
  const figure = await screen.findByRole("figure", { name: /par animal/u });
  expect(within(figure).getAllByRole("img")).toHaveLength(12);
  expect(figure).toHaveTextContent(
    "12 cartes sur 14, toutes à la même échelle",
  );
  expect(figure).toHaveTextContent(
    /Non dessinés.*\(\d+ relevés\) et .*\(\d+ relevés\)\./u,
  );
  expect(screen.getByText(/^Le plus de positions/u)).toHaveTextContent(
    /\(\d+ relevés\), le plus souvent/u,
  );
  const rows = within(await tableOf(figure)).getAllByRole("row");
  expect(rows).toHaveLength(1 + 14);
});

it("lays maps by hour in the order of the day, in Paris", async () => {
  await open("hour");
  const figure = await screen.findByRole("figure", { name: /par heure/u });
  const names = within(figure)
    .getAllByRole("img")
    .map((one) => one.getAttribute("aria-label")?.slice(0, 5));
  expect(names[0]).toBe("08:00");
  expect(names.toSorted()).toEqual(names);
});

it("says what changes from one period to the other, of how much, by zone with its interval", async () => {
  await open("periods", "&against=2026-11-11");
  expect(
    await screen.findByText(
      /^Aucune zone n’est sûrement|plus utilisée|moins utilisée/u,
    ),
  ).toBeVisible();
  expect(screen.getByText(/^Avant le/u)).toHaveTextContent(
    /relevés \(10 séances, 60 scans\)/u,
  );
  const zones = screen.getByRole("figure", { name: "Différence par zone" });
  expect(zones).toHaveTextContent(/point.*20 séances/u);
  const squares = screen.getByRole("figure", { name: /^Ce qui change/u });
  expect(squares).toHaveTextContent("rayé : moins qu’avant");
  expect(await tableOf(squares)).toHaveTextContent(/Hors zones|Pré/u);
});

it("cannot say of a period without positions what changes", async () => {
  await open("periods", "&against=2026-11-28");
  expect(await screen.findByText(/^On ne peut rien dire/u)).toBeVisible();
  expect(screen.getByText(/^À partir du/u)).toHaveTextContent(/0 séance/u);
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
});

it("shows every point, moved by keys, with the zones as a table", async () => {
  await open("points");
  const picture = await screen.findByRole("application", { name: /plan/u });
  expect(picture).toHaveAccessibleDescription(/Flèches/u);
  expect(fireEvent.keyDown(picture, { key: "ArrowLeft" })).toBe(false);
  expect(fireEvent.keyDown(picture, { key: "+" })).toBe(false);
  // What is no key of it is the page's.
  expect(fireEvent.keyDown(picture, { key: "Tab" })).toBe(true);
  const figure = screen.getByRole("figure", { name: "Chaque point relevé" });
  expect(figure).toHaveTextContent(/\d relevés, chacun à sa place/u);
  expect(await tableOf(figure)).toHaveTextContent(/Hors zones|Pré/u);
});

it("shows levels as a still picture where there is no WebGL, turned by keys, with the table by level", async () => {
  await open("relief");
  expect(
    await screen.findByText(/^La 3D ne peut pas être affichée ici/u),
  ).toBeVisible();
  expect(screen.getByText(/^Le plus souvent au niveau/u)).toBeVisible();
  const figure = screen.getByRole("figure", { name: /niveau par niveau/u });
  const stillOf = () => figure.querySelector("img")?.getAttribute("src") ?? "";
  expect(decodeURIComponent(stillOf())).toContain(">Niveau 4</text>");
  const before = stillOf();
  const view = within(figure).getByRole("application");
  fireEvent.keyDown(view, { key: "ArrowRight" });
  expect(stillOf()).not.toBe(before);
  fireEvent.keyDown(view, { key: "0" });
  expect(stillOf()).toBe(before);
  await userEvent.click(
    within(figure).getByRole("button", { name: "Tourner à gauche" }),
  );
  expect(stillOf()).not.toBe(before);
  const table = await tableOf(figure);
  for (const level of ["Niveau 0", "Niveau 1", "Niveau 2"])
    expect(table).toHaveTextContent(level);
});
