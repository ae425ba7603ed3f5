import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { EnrichmentMovement } from "@domain/enrichment/movement";
import { isSoundMove } from "@domain/enrichment/movement";
import { countPieces } from "@domain/enrichment/stock";
import {
  anEnrichment,
  aPlaced,
  aSession,
  aUse,
} from "../../../../tests/builders/enrichment";
import {
  anAnimal,
  anEnclosure,
  aSector,
} from "../../../../tests/builders/facility";
import { sector1 } from "../../../../tests/builders/ids";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as AnimalTab } from "../here/animal-tab";
import { Component as EnclosureTab } from "../here/enclosure-tab";
import { Component as ListPage } from "../enrichment-list.page";
import { Component as BellSection } from "./bell-section";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const roles = (keeper: string[]) => ({
  sectorRoles: { keeper, management: [], veterinary: [], nutrition: [] },
});

// What is written stays in the store: each test has enclosures of its own.
let tests = 0;
const here = () => `plain-${String(tests)}`;
const beside = () => `rock-${String(tests)}`;

beforeEach(() => {
  tests += 1;
  desk.clear();
  desk.workAs({ right: "user", ...roles([sector1]) });
  desk.seed("sectors", sector1, aSector());
  for (const [enclosureId, enclosureName] of [
    [here(), "Plaine"],
    [beside(), "Rocher"],
  ] as const)
    desk.seed(
      "enclosures",
      enclosureId,
      anEnclosure({ enclosureId, enclosureName }),
    );
  for (const [animalId, animalName] of [
    ["animal-1", "Nala"],
    ["animal-2", "Simba"],
  ] as const)
    desk.seed(
      "animals",
      animalId,
      anAnimal({
        animalId,
        animalName,
        animalEnclosureData: { enclosureId: here() },
      }),
    );
  desk.seed("enrichments", "object-1", anEnrichment());
  desk.seed("enrichmentUses", aUse().useId, aUse());
});

const placedHere = (more: object = {}) =>
  aPlaced({ enclosureIds: [here()], ...more });
const plannedHere = (more: object = {}) =>
  aSession({ enclosureIds: [here()], ...more });

let taps = 0;
async function tap(element: HTMLElement | Promise<HTMLElement>) {
  taps += 1;
  await userEvent.click(await element);
}
/** What is done to the ball; French has a narrow space before its colon. */
const ball = (done: string) => new RegExp(`^${done}\\s: Balle à friandises$`);
const button = (name: string | RegExp) => screen.findByRole("button", { name });

async function open(search: string) {
  taps = 0;
  return renderUi(
    <SignedIn>
      <ListPage />
    </SignedIn>,
    { at: `/EnrichListView?tool=log${search}` },
  );
}
const openPlain = () => open(`&enclosureId=${here()}`);

const writtenTo = (collection: string) =>
  desk.written.filter((one) => one.collection === collection);
const offline = () =>
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);

it("is placed in two touches: a session as the rules take it, and its pieces beside it", async () => {
  await openPlain();
  await tap(button("Balle à friandises 3 sur 5"));
  await tap(button(ball("Placé")));
  expect(taps).toBeLessThanOrEqual(3);
  await waitFor(() => expect(desk.written).toHaveLength(2));
  const [session] = writtenTo("enrichmentSessions");
  const [movement] = writtenTo("enrichmentMovements");
  expect(session?.values).toMatchObject({
    status: "ongoing",
    enclosureIds: [here()],
    animalIds: [],
    specieIds: ["specie-1"],
    sectorIds: [sector1],
    placedBy: "person",
  });
  expect(movement?.values).toMatchObject({
    quantity: -1,
    to: here(),
    reason: "placed",
    sessionId: session?.id,
  });
  // It is there at once, and counts by itself.
  expect(
    await screen.findByRole("button", {
      name: ball("Retiré"),
    }),
  ).toBeVisible();
  expect(await screen.findByText(/En place · 0 min/)).toBeVisible();
});

it("is removed, judged by a face for each animal, and closed in three touches", async () => {
  desk.seed(
    "enrichmentSessions",
    "session-ongoing",
    placedHere({ animalIds: [] }),
  );
  await openPlain();
  await tap(button(ball("Retiré")));
  const nala = await screen.findByRole("group", { name: "Réaction de Nala" });
  await tap(within(nala).getByRole("button", { name: "Positif" }));
  await tap(button(ball("Terminer")));
  expect(taps).toBeLessThanOrEqual(3);
  await waitFor(() =>
    expect(writtenTo("enrichmentSessions").at(-1)?.values).toMatchObject({
      status: "completed",
      evaluation: { responses: { "animal-1": "positive" } },
    }),
  );
  expect(writtenTo("enrichmentMovements")[0]?.values).toMatchObject({
    quantity: 1,
    from: here(),
    to: null,
    reason: "returned",
  });
});

it("a second face does not lose the first, whatever came back in between", async () => {
  desk.seed(
    "enrichmentSessions",
    "session-ongoing",
    placedHere({ animalIds: [] }),
  );
  await openPlain();
  for (const [name, face] of [
    ["Nala", "Positif"],
    ["Simba", "Négatif"],
  ] as const) {
    const group = await screen.findByRole("group", {
      name: `Réaction de ${name}`,
    });
    await tap(within(group).getByRole("button", { name: face }));
  }
  await waitFor(() =>
    expect(writtenTo("enrichmentSessions").at(-1)?.values).toMatchObject({
      evaluation: {
        responses: { "animal-1": "positive", "animal-2": "negative" },
      },
    }),
  );
});

it("a slip is taken back within ten seconds: its pieces return, and nobody counts it", async () => {
  await openPlain();
  await tap(button("Balle à friandises 3 sur 5"));
  await tap(button(ball("Placé")));
  await tap(button("Annuler l’action"));
  await waitFor(() => expect(writtenTo("enrichmentMovements")).toHaveLength(2));
  const moves = writtenTo("enrichmentMovements").map(
    ({ values }) => values as EnrichmentMovement,
  );
  expect(countPieces(moves)).toEqual({ total: 0, available: 0 });
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: ball("Retiré") })).toBeNull(),
  );
});

it("two place the last one without a network: both are kept, and it is to be counted again", async () => {
  const single = aUse({ stock: { managed: true, total: 1, available: 1 } });
  desk.seed("enrichmentUses", single.useId, single);
  const onLine = offline();
  for (const enclosureId of [here(), beside()]) {
    const { unmount } = await open(`&enclosureId=${enclosureId}`);
    await tap(button("Balle à friandises 1 sur 1"));
    await tap(button(ball("Placé")));
    expect(
      await screen.findByRole("button", {
        name: ball("Retiré"),
      }),
    ).toBeVisible();
    unmount();
  }
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(desk.written).toHaveLength(4));
  onLine.mockRestore();
  const moves = writtenTo("enrichmentMovements").map(
    ({ values }) => values as EnrichmentMovement,
  );
  expect(moves.every(isSoundMove)).toBe(true);
  // As the stock is told of them, in whatever order.
  const { total, available } = countPieces([
    { reason: "bought", quantity: 1, from: null, to: null },
    ...moves,
  ]);
  expect(available).toBe(-1);
  desk.seed("enrichmentUses", single.useId, {
    ...single,
    stock: { managed: true, total, available },
  });
  await openPlain();
  expect(await screen.findByText("À recompter")).toBeVisible();
});

it("offers what was used here last first, all else when asked, and nothing that is refused for the species", async () => {
  desk.seed(
    "enrichments",
    "object-2",
    anEnrichment({ enrichmentId: "object-2", name: "Pneu" }),
  );
  const refused = aUse({
    enrichmentId: "object-2",
    refusedSpecies: ["specie-1"],
  });
  desk.seed("enrichmentUses", refused.useId, refused);
  desk.seed(
    "enrichmentSessions",
    "session-over",
    placedHere({
      sessionId: "session-over",
      status: "completed",
      removedAt: new Date("2026-11-20T10:00:00Z"),
    }),
  );
  await openPlain();
  await button("Balle à friandises 3 sur 5");
  expect(screen.queryByRole("button", { name: /Pneu/ })).toBeNull();
  await tap(button("Tous les objets"));
  expect(await button("Pneu Refusé pour l’espèce")).toBeDisabled();
});

it("places what is planned for today by one touch, without a second session", async () => {
  const plannedFor = new Date();
  desk.seed("enrichmentSessions", "session-add", plannedHere({ plannedFor }));
  await openPlain();
  await tap(button(ball("Placé")));
  expect(taps).toBe(1);
  await waitFor(() => expect(desk.written).toHaveLength(2));
  expect(writtenTo("enrichmentSessions")[0]).toMatchObject({
    kind: "patch",
    id: "session-add",
    values: { status: "ongoing", placedBy: "person" },
  });
});

it("begins from the bell: an enclosure, an object, placed", async () => {
  await renderUi(
    <SignedIn>
      <BellSection />
    </SignedIn>,
  );
  expect(
    await screen.findByRole("link", { name: "Consigner un enrichissement" }),
  ).toHaveAttribute("href", "/EnrichListView?tool=log");
  const { unmount } = await open("");
  await tap(screen.findByRole("link", { name: "Rocher" }));
  await tap(button("Balle à friandises 3 sur 5"));
  await tap(button(ball("Placé")));
  expect(taps).toBe(3);
  await waitFor(() =>
    expect(writtenTo("enrichmentMovements")[0]?.values).toMatchObject({
      to: beside(),
    }),
  );
  unmount();
});

it("is nobody's who keeps none of its sectors, and not for where nothing is", async () => {
  desk.workAs({ right: "user", ...roles(["sector-other"]) });
  const { unmount } = await openPlain();
  expect(
    await screen.findByText("Cet enclos n’est dans aucun de vos secteurs."),
  ).toBeVisible();
  unmount();
  await open("&enclosureId=nowhere");
  expect(await screen.findByText("Lieu introuvable")).toBeVisible();
});

const region = (name: string) => screen.findByRole("region", { name });

it("the tab of an enclosure says what is there and since when, what is next, what was, and where to log", async () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  desk.seed(
    "enrichmentSessions",
    "session-ongoing",
    placedHere({ placedAt: hours(-2.01), plannedFor: hours(-2.01) }),
  );
  desk.seed(
    "enrichmentSessions",
    "session-add",
    plannedHere({ plannedFor: hours(48) }),
  );
  desk.seed(
    "enrichmentSessions",
    "session-over",
    placedHere({
      sessionId: "session-over",
      status: "completed",
      removedAt: new Date("2026-11-20T08:45:00Z"),
      evaluation: {
        responses: { "animal-1": "positive", "animal-2": "positive" },
        goals: {},
        note: null,
        by: "keeper",
        at: new Date("2026-11-20T08:45:00Z"),
      },
    }),
  );
  await renderUi(
    <SignedIn>
      <EnclosureTab id={here()} />
    </SignedIn>,
  );
  const there = within(await region("En place maintenant"));
  expect(
    await there.findByRole("link", { name: "Balle à friandises" }),
  ).toBeVisible();
  expect(there.getByText("2 h 0 min")).toBeVisible();
  expect(
    within(await region("Prévu ensuite")).getAllByRole("listitem"),
  ).toHaveLength(1);
  const lately = within(await region("Dernièrement"));
  expect(lately.getByText("Positif 2")).toBeVisible();
  expect(lately.getByText(/45 min/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Consigner" })).toHaveAttribute(
    "href",
    `/EnrichListView?tool=log&enclosureId=${here()}`,
  );
});

it("the tab of an animal tells of it and of all of its enclosure, not of others alone", async () => {
  desk.seed("enrichmentSessions", "mine", placedHere({ sessionId: "mine" }));
  desk.seed(
    "enrichmentSessions",
    "ours",
    placedHere({ sessionId: "ours", animalIds: [] }),
  );
  desk.seed(
    "enrichmentSessions",
    "others",
    placedHere({ sessionId: "others", animalIds: ["animal-2"] }),
  );
  await renderUi(
    <SignedIn>
      <AnimalTab id="animal-1" />
    </SignedIn>,
  );
  const there = within(await region("En place maintenant"));
  await waitFor(() => expect(there.getAllByRole("listitem")).toHaveLength(2));
  expect(
    await screen.findByRole("link", { name: "Consigner" }),
  ).toHaveAttribute("href", "/EnrichListView?tool=log&animalId=animal-1");
});
