import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { anEnrichment, aPlaced } from "../../../../tests/builders/enrichment";
import { anAnimal, anEnclosure } from "../../../../tests/builders/facility";
import { sector1 } from "../../../../tests/builders/ids";
import { aLabel } from "../../../../tests/builders/labels";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as ObjectPage } from "../enrichment.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  desk.seed("animals", "animal-1", anAnimal());
  desk.seed("goals", "label-1", aLabel());
  desk.seed("enrichments", "object-1", anEnrichment());
});

const openTab = (tab: string) =>
  renderUi(
    <SignedIn>
      <ObjectPage />
    </SignedIn>,
    { at: `/EnrichManagementView?enrichmentId=object-1&tab=${tab}` },
  );

it("says in days and hours how long it was there", async () => {
  const placedAt = new Date("2026-11-18T08:00:00Z");
  const session = aPlaced({
    status: "completed",
    plannedFor: placedAt,
    placedAt,
    removedAt: new Date("2026-11-20T11:00:00Z"),
    removedBy: "keeper",
  });
  desk.seed("enrichmentSessions", session.sessionId, session);
  await openTab("evaluations");
  expect(await screen.findByText(/· 2 j 3 h$/)).toBeVisible();
});

it("says today of what was placed today", async () => {
  const now = new Date();
  const session = aPlaced({ plannedFor: now, placedAt: now });
  desk.seed("enrichmentSessions", session.sessionId, session);
  await openTab("effect");
  expect((await screen.findAllByText("aujourd’hui"))[0]).toBeVisible();
});

it("asks for the animals that live there by name, not for who died", async () => {
  desk.seed(
    "animals",
    "animal-2",
    anAnimal({ animalId: "animal-2", animalName: "Ada" }),
  );
  desk.seed(
    "animals",
    "animal-3",
    anAnimal({
      animalId: "animal-3",
      animalName: "Zoé",
      animalState: "deceased",
    }),
  );
  const session = aPlaced({ animalIds: [] });
  desk.seed("enrichmentSessions", session.sessionId, session);
  await openTab("evaluations");
  await userEvent.click(await screen.findByRole("button", { name: "Évaluer" }));
  const form = within(
    await screen.findByRole("form", { name: "Évaluation de la séance" }),
  );
  await waitFor(() => {
    const [first, second, third] = form.getAllByRole("radiogroup");
    expect(first).toHaveAccessibleName("Ada");
    expect(second).toHaveAccessibleName("Nala");
    expect(third).toHaveAccessibleName("Éveil");
  });
});
