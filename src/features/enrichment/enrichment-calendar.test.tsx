import {
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { EnrichmentUse } from "@domain/enrichment/use";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  anEnrichment,
  aPlaced,
  aSession,
  aUse,
} from "../../../tests/builders/enrichment";
import {
  anAnimal,
  anEnclosure,
  aSector,
} from "../../../tests/builders/facility";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as CalendarPage } from "./enrichment-calendar.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date("2026-11-23T12:00:00Z"),
    toFake: ["Date"],
  });
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("sectors", "sector-savane", aSector());
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  desk.seed("animals", "animal-1", anAnimal());
  desk.seed("enrichments", "object-1", anEnrichment());
  desk.seed("enrichmentUses", aUse().useId, aUse());
  desk.seed("enrichmentSessions", "session-add", aSession());
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (search = "") =>
  renderUi(
    <SignedIn>
      <CalendarPage />
    </SignedIn>,
    { at: `/EnrichCalendarView${search}` },
  );
const cell = (day: string) => {
  const found = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (found === null) throw new Error(`no ${day}`);
  return found;
};
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const seen = async () => {
  await screen.findByRole("button", { name: /09:00 Balle à friandises/ });
};
const refusing = (): EnrichmentUse =>
  aUse({
    approvals: {
      "specie-1": {
        about: "species",
        state: "refused",
        by: "vet",
        at: new Date("2026-11-01T08:00:00Z"),
        until: null,
        why: "Risque d’étouffement",
      },
    },
    refusedSpecies: ["specie-1"],
  });

it("shows the month's weeks, what is on each day, and what was placed in an earlier one and is still there", async () => {
  desk.seed(
    "enrichmentSessions",
    "session-ongoing",
    aPlaced({
      plannedFor: new Date("2026-10-20T08:00:00Z"),
      placedAt: new Date("2026-10-20T08:00:00Z"),
    }),
  );
  desk.seed(
    "enrichmentSessions",
    "session-over",
    aPlaced({
      sessionId: "session-over",
      status: "completed",
      plannedFor: new Date("2026-10-02T08:00:00Z"),
      placedAt: new Date("2026-10-02T08:00:00Z"),
      removedAt: new Date("2026-10-03T08:00:00Z"),
    }),
  );
  await open();
  await seen();
  const grid = screen.getByRole("grid", { name: "Novembre 2026" });
  expect(within(grid).getAllByRole("gridcell")).toHaveLength(42);
  const since = /depuis le 20 oct. 2026/;
  expect(
    within(cell("2026-11-24")).getByRole("button", { name: /Prévue/ }),
  ).toBeVisible();
  expect(
    within(cell("2026-11-02")).getByRole("button", { name: since }),
  ).toBeVisible();
  expect(
    within(cell("2026-11-23")).getByRole("button", { name: since }),
  ).toBeVisible();
  expect(
    within(cell("2026-11-25")).queryByRole("button", { name: since }),
  ).toBeNull();
});

it("is stepped through by keys, which keep the focus on the day: into the next month, back to today, opened with Enter", async () => {
  await open();
  await seen();
  cell("2026-11-23").focus();
  await userEvent.keyboard("{ArrowRight}");
  await waitFor(() => expect(cell("2026-11-24")).toHaveFocus());
  await userEvent.keyboard("{PageDown}");
  await waitFor(() => expect(cell("2026-12-24")).toHaveFocus());
  expect(screen.getByRole("grid", { name: "Décembre 2026" })).toBeVisible();
  await userEvent.keyboard("t");
  await waitFor(() => expect(cell("2026-11-23")).toHaveFocus());
  await userEvent.keyboard("{ArrowRight}{Enter}");
  const panel = await screen.findByRole("dialog");
  expect(
    await within(panel).findByText("Demain, mardi 24 novembre"),
  ).toBeVisible();
  expect(
    within(panel).getByRole("button", { name: /Balle à friandises/ }),
  ).toBeVisible();
});

it("is a list of days where there is no room for a grid", async () => {
  const narrow = new DOMRect(0, 0, 360, 600);
  const room = vi
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue(narrow);
  await open();
  expect(
    await screen.findByRole("heading", { name: "Demain, mardi 24 novembre" }),
  ).toBeVisible();
  await seen();
  expect(screen.queryByRole("grid")).toBeNull();
  room.mockRestore();
});

it("begins a plan where one types, without a list over the fields", async () => {
  await open();
  await press("Planifier");
  const panel = await screen.findByRole("dialog");
  const where = await within(panel).findByRole("combobox", { name: "Enclos" });
  await waitFor(() => expect(where).toHaveFocus());
  expect(where).toHaveAttribute("aria-expanded", "false");
});

it("opens a day under a finger that misses its number", async () => {
  await open();
  await seen();
  await userEvent.click(cell("2026-11-24"));
  const panel = await screen.findByRole("dialog");
  expect(
    await within(panel).findByText("Demain, mardi 24 novembre"),
  ).toBeVisible();
});

it.each([
  ["a touch", () => userEvent.click(cell("2026-11-25"))],
  [
    "Enter",
    async () => {
      cell("2026-11-25").focus();
      await userEvent.keyboard("{Enter}");
    },
  ],
])("plans on an empty day that is to come, by %s", async (_how, opened) => {
  await open("?day=2026-11-25");
  await seen();
  await opened();
  const panel = await screen.findByRole("dialog", { name: "Planifier" });
  expect(
    await within(panel).findByRole("button", { name: /Prévue pour/ }),
  ).toHaveTextContent("25/11/2026");
});

it("shows that there was nothing on a day that is over", async () => {
  await open();
  await seen();
  await userEvent.click(cell("2026-11-18"));
  const panel = await screen.findByRole("dialog");
  expect(await within(panel).findByText("Rien ce jour-là.")).toBeVisible();
});

it("is narrowed by sector and enclosure in the address", async () => {
  await open("?enclosureId=elsewhere");
  await screen.findByRole("grid");
  expect(
    screen.queryByRole("button", { name: /Balle à friandises/ }),
  ).toBeNull();
  await press("Effacer les filtres");
  await seen();
});

it("moves a plan by a form, at the length it has", async () => {
  await open("?sessionId=session-add");
  await press("Déplacer");
  const field = await screen.findByRole("button", { name: /Nouvelle date/ });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.click(field);
  await userEvent.click(
    await screen.findByRole("button", { name: "27 novembre 2026" }),
  );
  await userEvent.keyboard("{Escape}");
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Déplacer" })).toHaveFocus(),
  );
  expect(desk.written[0]).toMatchObject({
    collection: "enrichmentSessions",
    id: "session-add",
    values: {
      plannedFor: new Date("2026-11-27T08:00:00Z"),
      enclosureIds: ["enclosure-1"],
    },
  });
});

it("moves a plan by dragging it to another day", async () => {
  const sessionId = "session-dragged";
  const plannedFor = new Date("2026-11-24T13:00:00Z");
  desk.seed(
    "enrichmentSessions",
    sessionId,
    aSession({ sessionId, plannedFor }),
  );
  await open();
  const chip = await screen.findByRole("button", { name: /14:00 Balle/ });
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? "",
    get types() {
      return [...data.keys()];
    },
    effectAllowed: "",
    dropEffect: "",
  };
  fireEvent.dragStart(chip, { dataTransfer });
  expect(fireEvent.dragOver(cell("2026-11-26"), { dataTransfer })).toBe(false);
  fireEvent.drop(cell("2026-11-26"), { dataTransfer });
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    id: sessionId,
    values: { plannedFor: new Date("2026-11-26T13:00:00Z") },
  });
});

it("plans after asking where nobody approved, for the enclosure's species, on every date of a repetition", async () => {
  await open("?enclosureId=enclosure-1&enrichmentId=object-1&day=2026-11-25");
  await press("Planifier");
  expect(
    await screen.findByText("Balle à friandises n’est pas approuvé ici."),
  ).toBeVisible();
  await userEvent.click(
    await screen.findByRole("radio", { name: "Tous les jours" }),
  );
  await userEvent.type(
    await screen.findByRole("textbox", { name: /Dernier jour/ }),
    "27/11/2026",
  );
  await userEvent.tab();
  expect(await screen.findByText(/3 dates :/)).toBeVisible();
  await press("Enregistrer");
  expect(
    await screen.findByText(/Sans approbation pour ces espèces/),
  ).toBeVisible();
  await press("Planifier quand même");
  await waitFor(() => expect(desk.written).toHaveLength(3));
  const series = new Set(desk.written.map(({ values }) => values["seriesId"]));
  expect(series.size).toBe(1);
  expect([...series]).not.toContain(null);
  expect(desk.written.map(({ values }) => values["plannedFor"])).toEqual(
    ["25", "26", "27"].map((day) => new Date(`2026-11-${day}T08:00:00Z`)),
  );
});

it("does not plan what is refused for the species, and says why; nor more than there is", async () => {
  desk.seed("enrichmentUses", aUse().useId, refusing());
  await open("?enclosureId=enclosure-1&enrichmentId=object-1");
  await press("Planifier");
  expect(await screen.findByText(/Risque d’étouffement/)).toBeVisible();
  const quantity = screen.getByRole("textbox", { name: /Quantité/ });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, "6");
  await press("Enregistrer");
  const objects = within(screen.getByRole("dialog")).getByRole("combobox", {
    name: "Objets",
  });
  expect(objects).toBeInvalid();
  expect(screen.getByText("Le stock ne compte que 5 pièces.")).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Compléter le stock" }),
  ).toHaveAttribute("href", expect.stringContaining("enrichmentId=object-1"));
  expect(desk.written).toEqual([]);
});

it("judges what is still there and closes it with that, and takes its pieces back", async () => {
  desk.seed("enrichmentSessions", "session-ongoing", aPlaced());
  await open("?sessionId=session-ongoing");
  await press("Évaluer et terminer");
  await userEvent.click(
    (await screen.findAllByRole("radio", { name: "Positive" }))[0]!,
  );
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(2));
  expect(desk.written).toMatchObject([
    {
      collection: "enrichmentSessions",
      values: {
        status: "completed",
        evaluation: { responses: { "animal-1": "positive" } },
      },
    },
    {
      collection: "enrichmentMovements",
      values: { reason: "returned", quantity: 1, from: "enclosure-1" },
    },
  ]);
});

it("takes what is still planned of a series off the calendar, and leaves what took place", async () => {
  const of = { seriesId: "series" };
  for (const sessionId of ["session-add", "second"])
    desk.seed("enrichmentSessions", sessionId, aSession({ ...of, sessionId }));
  desk.seed("enrichmentSessions", "session-ongoing", aPlaced(of));
  await open("?sessionId=session-add");
  await press("Retirer la série");
  expect(
    await screen.findByText(/2 séances encore prévues de cette série/),
  ).toBeVisible();
  await press("Retirer la série");
  await waitFor(() => expect(desk.written).toHaveLength(2));
  expect(desk.written.map(({ id }) => id).sort()).toEqual([
    "second",
    "session-add",
  ]);
  for (const { values } of desk.written)
    expect(values).toEqual({ isDeleted: true });
});

it("places what is planned, with its pieces, which then stays in the calendar until it is taken out", async () => {
  await open("?sessionId=session-add");
  await press("Placer");
  await waitFor(() => expect(desk.written).toHaveLength(2));
  expect(desk.written).toMatchObject([
    { collection: "enrichmentSessions", values: { status: "ongoing" } },
    {
      collection: "enrichmentMovements",
      values: { reason: "placed", quantity: -1, to: "enclosure-1" },
    },
  ]);
  await screen.findByRole("button", { name: "Retirer de l’enclos" });
  expect(screen.queryByRole("button", { name: "Retirer du calendrier" })).toBe(
    null,
  );
});

it("takes a plan off the calendar after asking", async () => {
  await open("?sessionId=session-add");
  await press("Retirer du calendrier");
  const question = await screen.findByText(/La séance disparaît/);
  const dialog = question.closest<HTMLElement>("[role=dialog]");
  await userEvent.click(
    within(dialog!).getByRole("button", { name: "Retirer du calendrier" }),
  );
  await waitFor(() =>
    expect(desk.written.at(-1)).toMatchObject({
      id: "session-add",
      values: { isDeleted: true },
    }),
  );
});
