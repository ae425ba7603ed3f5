import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { anAlert } from "../../../../tests/builders/measures";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component } from "./alerts-widget";

const desk = openDesk();
const dayMs = 24 * 60 * 60 * 1000;

it.each([
  [{}, ["ancienne", "fraîche"]],
  [{ range: "7d" }, ["fraîche"]],
])("shows the alerts of %j", async (params, texts) => {
  desk.clear();
  desk.workAs({ right: "admin" });
  for (const [text, days] of [
    ["fraîche", 1],
    ["ancienne", 20],
  ] as const)
    desk.seed(
      "alerts",
      text,
      anAlert({
        ...{ alertId: text, textKey: "hand", text, class: "general" },
        openedAt: new Date(Date.now() - days * dayMs),
      }),
    );
  await renderUi(
    <SignedIn>
      <Component params={params} onParams={null} />
    </SignedIn>,
  );
  await screen.findByText(/fraîche/u);
  const shown = ["ancienne", "fraîche"].filter(
    (text) => screen.queryByText(new RegExp(text, "u")) !== null,
  );
  expect(shown).toEqual(texts);
});
