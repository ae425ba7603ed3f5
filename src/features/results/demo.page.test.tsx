import { configure, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component } from "./demo.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
beforeEach(() => desk.clear());

it("shows results of nobody, says so, and stores nothing", async () => {
  await renderUi(
    <SignedIn>
      <Component />
    </SignedIn>,
    { at: "/QuizzResultDemo" },
  );
  expect(
    await screen.findByText(/Démonstration : ces animaux .* sont inventés/),
  ).toBeVisible();
  expect(screen.getByText(/^Note globale/)).toBeVisible();
  await userEvent.click(screen.getByRole("tab", { name: "Dans le temps" }));
  await userEvent.click(screen.getByRole("combobox", { name: "Critère" }));
  await userEvent.click(
    await screen.findByRole("option", { name: "Hébergement" }),
  );
  expect(
    await screen.findByText(
      "La ligne est coupée à la version 2 : d’autres questions comptent.",
    ),
  ).toBeVisible();
  expect(desk.written).toEqual([]);
});
