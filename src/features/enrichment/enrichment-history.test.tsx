import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import {
  aMovement,
  anEnrichment,
  aUse,
} from "../../../tests/builders/enrichment";
import { anEnclosure } from "../../../tests/builders/facility";
import { aUser } from "../../../tests/builders/people";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component } from "./enrichment-history.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  desk.seed("users", "keeper", aUser({ userId: "keeper" }));
  desk.seed("enrichments", "object-1", anEnrichment());
  desk.seed(
    "enrichments",
    "object-2",
    anEnrichment({ enrichmentId: "object-2", name: "=Pneu" }),
  );
  desk.seed(
    "enrichmentUses",
    aUse().useId,
    aUse({ stock: { managed: true, total: 5, available: -1 } }),
  );
  for (const movement of [
    aMovement({ movementId: "out" }),
    aMovement({
      movementId: "back",
      quantity: 1,
      reason: "returned",
      from: "enclosure-1",
      to: null,
      at: new Date("2026-11-21T09:00:00Z"),
    }),
    aMovement({
      movementId: "broken",
      enrichmentId: "object-2",
      quantity: -1,
      reason: "broken",
      to: null,
      by: "somebody",
      note: "Fendu",
      at: new Date("2026-11-22T09:00:00Z"),
    }),
  ])
    desk.seed("enrichmentMovements", movement.movementId, movement);
});

const open = (search = "") =>
  renderUi(
    <SignedIn>
      <Component />
    </SignedIn>,
    { at: `/EnrichListHistory${search}` },
  );

const lines = async (count: number) => {
  const table = await screen.findByRole("table", {
    name: "Mouvements des objets",
  });
  await waitFor(() =>
    expect(within(table).getAllByRole("link")).toHaveLength(count),
  );
  return within(table)
    .getAllByRole("row")
    .map(({ textContent }) => textContent)
    .filter((text) => /Balle|Pneu/.test(text));
};

it("tells the latest first what went where and came back, and what broke", async () => {
  await open();
  await screen.findAllByText(/Balle à friandises/);
  const [broken, back, out] = await lines(3);
  expect(broken).toMatch(/=Pneu.*-1.*Cassé.*Réserve/);
  expect(back).toMatch(/Balle.*\+1.*Rapporté.*Plaine.*Réserve/);
  expect(out).toMatch(/Balle.*-2.*Placé.*Réserve.*Plaine/);
});

it("narrows to an object, and says where its stock cannot be", async () => {
  await open("?enrichmentId=object-1");
  await lines(2);
  expect(await screen.findByText("À recompter")).toBeVisible();
});

it("of a place tells what came and what went, within the days of Paris", async () => {
  await open("?enclosureId=enclosure-1&since=2026-11-21&until=2026-11-21");
  expect((await lines(1))[0]).toContain("Rapporté");
});

it("is sent as a file, narrowed as it is", async () => {
  desk.answer(() => ({ exportJobId: "job-1" }));
  await open("?enclosureId=enclosure-1&since=2026-11-21&until=2026-11-21");
  await userEvent.click(
    await screen.findByRole("button", { name: "Exporter par e-mail" }),
  );
  expect(
    await screen.findByText(/^Filtres repris de la page : enclos\./),
  ).toBeVisible();
  await userEvent.click(
    await screen.findByRole("button", { name: "M’envoyer le fichier" }),
  );
  expect(await screen.findByText(/^Demande enregistrée/)).toBeVisible();
  expect(desk.called.at(-1)).toMatchObject({
    name: "requestExport",
    input: {
      asked: {
        ...{ kind: "movements", enclosureId: "enclosure-1", userId: null },
        period: { since: "2026-11-21", until: "2026-11-21" },
      },
    },
  });
});
