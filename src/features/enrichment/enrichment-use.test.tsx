import { AppError } from "@domain/errors";
import {
  cleanup,
  configure,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import {
  anEnrichment,
  aPlaced,
  aSession,
  aUse,
} from "../../../tests/builders/enrichment";
import { anAnimal, anEnclosure } from "../../../tests/builders/facility";
import { sector1 } from "../../../tests/builders/ids";
import { aLabel } from "../../../tests/builders/labels";
import { aUser } from "../../../tests/builders/people";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { PlaceEffect } from "./effect/place-effect";
import { Component as ObjectList } from "./enrichment-list.page";
import { Component as ObjectPage } from "./enrichment.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

const refusal = {
  about: "enclosure",
  state: "refused",
  by: "vet",
  at: new Date("2026-11-20T08:00:00Z"),
  until: null,
  why: "Des fils dépassent.",
} as const;

const judged = (day: string, goal: "achieved" | "notAchieved") =>
  aPlaced({
    sessionId: `session-${day}`,
    status: "completed",
    plannedFor: new Date(`2026-11-${day}T08:00:00Z`),
    placedAt: new Date(`2026-11-${day}T08:00:00Z`),
    removedAt: new Date(`2026-11-${day}T08:30:00Z`),
    removedBy: "keeper",
    evaluation: {
      responses: { "animal-1": "positive" },
      goals: { "label-1": goal },
      note: `Note du ${day}`,
      by: "keeper",
      at: new Date(`2026-11-${day}T09:00:00Z`),
    },
  });

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { veterinary: [sector1] } });
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  desk.seed("animals", "animal-1", anAnimal());
  desk.seed("users", "vet", aUser({ userId: "vet" }));
  desk.seed("goals", "label-1", aLabel());
  desk.seed("enrichments", "object-1", anEnrichment());
  for (const session of [
    judged("18", "achieved"),
    judged("20", "notAchieved"),
    aPlaced({ plannedFor: new Date("2026-11-21T08:00:00Z") }),
    aSession({ plannedFor: new Date("2026-11-01T08:00:00Z") }),
  ])
    desk.seed("enrichmentSessions", session.sessionId, session);
});

const openPage = (tab = "") =>
  renderUi(
    <SignedIn>
      <ObjectPage />
    </SignedIn>,
    { at: `/EnrichManagementView?enrichmentId=object-1${tab}` },
  );
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

it("the veterinary team refuses an object with a reason, in their own name, also before anybody set it up", async () => {
  await openPage();
  await press("Approuver ou refuser");
  const form = within(
    await screen.findByRole("form", { name: "Approuver ou refuser" }),
  );
  await userEvent.click(form.getByRole("radio", { name: "Un enclos" }));
  await userEvent.click(
    form.getByRole("combobox", { name: /Espèce ou enclos/ }),
  );
  await userEvent.click(await screen.findByRole("option", { name: "Plaine" }));
  await userEvent.click(form.getByRole("radio", { name: "Refusé" }));
  await userEvent.click(form.getByRole("button", { name: "Enregistrer" }));
  expect(desk.written).toEqual([]);
  await userEvent.type(
    form.getByRole("textbox", { name: /Motif/ }),
    "Des fils dépassent.",
  );
  await userEvent.click(form.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(desk.written).toHaveLength(2));
  expect(desk.written).toMatchObject([
    { kind: "create", collection: "enrichmentUses", id: aUse().useId },
    {
      kind: "patch",
      values: {
        approvals: {
          "enclosure-1": {
            about: "enclosure",
            state: "refused",
            by: "person",
            until: null,
            why: "Des fils dépassent.",
          },
        },
      },
    },
  ]);
});

it("says who refused it, when and why, on the record and in the list; keepers do not decide", async () => {
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  const use = aUse({ approvals: { "enclosure-1": refusal } });
  desk.seed("enrichmentUses", use.useId, use);
  const { unmount } = await openPage();
  expect(await screen.findByText("Des fils dépassent.")).toBeVisible();
  expect(await screen.findByText(/^Camille Martin, le 20/)).toBeVisible();
  expect(
    screen.queryByRole("button", { name: "Approuver ou refuser" }),
  ).toBeNull();
  unmount();
  await renderUi(
    <SignedIn>
      <ObjectList />
    </SignedIn>,
    { at: "/EnrichListView" },
  );
  expect(await screen.findByText("Refusé pour Plaine")).toBeVisible();
});

it("lists what took place, the latest first, and what was said of it", async () => {
  await openPage("&tab=evaluations");
  const items = await screen.findAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/encore en place.*Pas encore évaluée/),
    expect.stringMatching(/30 min.*Non atteint.*Note du 20/),
    expect.stringMatching(/Nala.*Positive.*Éveil.*Atteint.*Note du 18/),
  ]);
  expect(screen.queryByRole("button", { name: "Évaluer" })).toBeNull();
});

it("a keeper says with three faces how a session went", async () => {
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  await openPage("&tab=evaluations");
  await press("Évaluer");
  const form = within(
    await screen.findByRole("form", { name: "Évaluation de la séance" }),
  );
  const nala = within(form.getByRole("radiogroup", { name: "Nala" }));
  await userEvent.click(nala.getByRole("radio", { name: "Négative" }));
  await userEvent.click(form.getByRole("radio", { name: "Inattendu" }));
  await userEvent.click(form.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    collection: "enrichmentSessions",
    id: "session-ongoing",
    values: {
      evaluation: {
        responses: { "animal-1": "negative" },
        goals: { "label-1": "unexpected" },
        note: null,
        by: "person",
      },
    },
  });
  expect(Object.keys(desk.written[0]?.values ?? {})).not.toContain("status");
});

it("says whether it does anything, with n and the interval, and for each animal", async () => {
  await openPage("&tab=effect");
  // Wilson of 1 in 2: 0.0945 to 0.9055.
  expect(
    (await screen.findAllByText(/^50\s%\s\(de 9\s% à 91\s%, n = 2\)$/))[0],
  ).toBeVisible();
  expect(screen.getByText("3, dont évaluées : 2")).toBeVisible();
  const row = await screen.findByRole("row", { name: /^Nala/ });
  expect(row).toHaveTextContent(/n = 2/);
});

it("an enclosure says how varied its month was, once somebody asks", async () => {
  const now = new Date();
  const today = aPlaced({
    sessionId: "today",
    placedAt: now,
    plannedFor: now,
  });
  desk.seed("enrichmentSessions", "today", today);
  await renderUi(
    <SignedIn>
      <PlaceEffect kind="enclosure" id="enclosure-1" />
    </SignedIn>,
  );
  expect(screen.queryByText(/Shannon/)).toBeNull();
  await press("Voir ce que cela apporte");
  const [objects] = await screen.findAllByText(
    /^1 \(indice de Shannon 0,00, n = \d\)$/,
  );
  expect(objects).toBeVisible();
});

it("says that it cannot say while nothing took place", async () => {
  desk.seed(
    "enrichments",
    "object-2",
    anEnrichment({ enrichmentId: "object-2", name: "Pneu" }),
  );
  await renderUi(
    <SignedIn>
      <ObjectPage />
    </SignedIn>,
    { at: "/EnrichManagementView?enrichmentId=object-2&tab=effect" },
  );
  expect(await screen.findAllByText("On ne peut pas le dire")).toHaveLength(3);
});

const openList = (search = "") =>
  renderUi(
    <SignedIn>
      <ObjectList />
    </SignedIn>,
    { at: `/EnrichListView${search}` },
  );

it("orders what was chosen by number and quantity, and says where that fails", async () => {
  desk.workAs({ right: "admin" });
  await openList();
  await userEvent.click(
    await screen.findByRole("checkbox", { name: /^Choisir .*Balle/ }),
  );
  await press("Commander (1)");
  const form = within(await screen.findByRole("form", { name: "Commander" }));
  const quantity = form.getByRole("textbox", { name: /Balle/ });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, "12");
  desk.answer(() => {
    throw new AppError("internal");
  });
  await userEvent.click(form.getByRole("button", { name: "Enregistrer" }));
  expect(
    await form.findByText("Impossible de créer la commande"),
  ).toBeVisible();
  desk.answer(() => ({ lines: 1 }));
  await userEvent.click(form.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(desk.called).toHaveLength(2));
  const [first, second] = desk.called;
  expect(second).toMatchObject({
    name: "orderEnrichments",
    input: { lines: [{ enrichmentId: "object-1", quantity: 12 }] },
  });
  // The same operation: it is done once.
  expect(second).toEqual(first);
});

it("finds what nobody was given for so many days", async () => {
  const lastUsedAt = new Date(Date.now() - 10 * 86_400_000);
  const use = aUse({ lastUsedAt });
  desk.seed("enrichmentUses", use.useId, use);
  await openList("?unused=30");
  expect(await screen.findByText("Aucun objet ne correspond.")).toBeVisible();
  cleanup();
  await openList("?unused=7");
  expect(await screen.findByText("Balle à friandises")).toBeVisible();
});
