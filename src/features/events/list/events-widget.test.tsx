import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { anEvent } from "../../../../tests/builders/events";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component } from "./events-widget";

const desk = openDesk();
const dayMs = 24 * 60 * 60 * 1000;

it.each([
  [{}, ["Ancienne", "Fraîche"], /^\/Timeline$/u],
  [{ range: "30d" }, ["Fraîche"], /^\/Timeline\?since=\d{4}-\d\d-\d\d$/u],
])("tells the events of %j, and leads to them", async (params, names, to) => {
  desk.clear();
  desk.workAs({ right: "admin" });
  for (const [name, days] of [
    ["Fraîche", 1],
    ["Ancienne", 60],
  ] as const)
    desk.seed(
      "events",
      name,
      anEvent({ name, at: new Date(Date.now() - days * dayMs) }),
    );
  await renderUi(
    <SignedIn>
      <Component params={params} onParams={null} />
    </SignedIn>,
  );
  await screen.findByText("Fraîche");
  const shown = ["Ancienne", "Fraîche"].filter(
    (name) => screen.queryByText(name) !== null,
  );
  expect(shown).toEqual(names);
  expect(
    screen.getByRole("link", { name: "Tout voir" }).getAttribute("href"),
  ).toMatch(to);
});
