import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openZoos, seedZoo, show } from "../testing/zoo-desk";
import { Component as Referents } from "./referents-panel";

const desk = openZoos();

it("names the referents to everybody, with the way to write to them", async () => {
  desk.workAs({});
  seedZoo(desk, {
    referentManagerId: "ines",
    referentManagerMail: "ines@suricate.test",
    referentSupportId: "paul",
  });
  await show(<Referents />);
  expect(await screen.findByText("Inès Martin")).toBeVisible();
  expect(screen.getByText("Éthologue responsable")).toBeVisible();
  const link = screen.getByRole("link", { name: "ines@suricate.test" });
  expect(link).toHaveAttribute("href", "mailto:ines@suricate.test");
  expect(link).toHaveAccessibleDescription("Écrire à Inès Martin");
  expect(await screen.findByText("Paul Martin")).toBeVisible();
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

it("is not there where none is named", async () => {
  await show(
    <>
      <p>here</p>
      <Referents />
    </>,
  );
  expect(await screen.findByText("here")).toBeVisible();
  expect(screen.queryByText("Vos éthologues référents")).toBeNull();
});
