import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { anAnimal } from "../../../../tests/builders/facility";
import {
  aDose,
  aHealthNote,
  aHealthValue,
  aPrescription,
  weightHere,
} from "../../../../tests/builders/health";
import { sector1 } from "../../../../tests/builders/ids";
import type { CalendarDay } from "@domain/time/calendar-day";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as AnimalBook } from "./animal-book";
import { BookPaper } from "./paper/book-paper";
import { Component as HealthCard } from "./health-card";
import { Component as TimelinePart } from "./timeline-part";
import { useReadsHealth } from "./use-reads-health";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
type Role = "keeper" | "veterinary";
const workAs = (role: Role | null) =>
  desk.workAs({ sectorRoles: role === null ? {} : { [role]: [sector1] } });
const below = (
  collection: Parameters<typeof desk.store.seed>[0],
  id: string,
  data: object,
) => desk.store.seed(collection, id, { ...data }, "animal-1");

const day = (index: number) =>
  new Date(Date.UTC(2026, 9, 30, 8) - index * 86_400_000);
const over = aPrescription({
  prescriptionId: "over",
  molecule: "ivermectine",
  startDate: "2026-10-01" as CalendarDay,
  status: "archived",
  endReason: "recovery",
  endedAt: new Date("2026-10-05T08:00:00Z"),
  endedBy: "author",
});

beforeEach(() => {
  desk.clear();
  workAs("veterinary");
  desk.seed("animals", "animal-1", anAnimal({ sectorId: sector1 }));
  desk.seed("healthParameters", weightHere.parameterId, weightHere);
  for (let index = 0; index < 60; index += 1)
    below(
      "healthValues",
      `value-${String(index)}`,
      aHealthValue({
        valueId: `value-${String(index)}`,
        parameterId: weightHere.parameterId,
        value: 10 + index / 100,
        at: day(index),
      }),
    );
  below(
    "healthNotes",
    "note",
    aHealthNote({ noteId: "note", text: "Tout ce qui fut vu.", at: day(2) }),
  );
  for (const one of [aPrescription(), over])
    below("prescriptions", one.prescriptionId, one);
});

const open = (at = "/AnimalManagementView") =>
  renderUi(
    <SignedIn>
      <TimelinePart id="animal-1" />
    </SignedIn>,
    { at },
  );
const lines = () => screen.findAllByRole("listitem");

it("tells all of it by time, and earlier ones when asked", async () => {
  const user = userEvent.setup();
  await open();
  expect(
    await screen.findByText("Traitement commencé : Méloxicam"),
  ).toBeVisible();
  expect(await screen.findByText("Tout ce qui fut vu.")).toBeVisible();
  const first = (await lines()).length;
  expect(first).toBeGreaterThanOrEqual(20);
  expect(first).toBeLessThan(45);
  await user.click(screen.getByRole("button", { name: "Voir plus ancien" }));
  await waitFor(async () =>
    expect((await lines()).length).toBeGreaterThanOrEqual(first + 20),
  );
  expect(
    await screen.findByText("Traitement terminé : Ivermectine"),
  ).toBeVisible();
  const times = screen
    .getAllByRole("listitem")
    .map((one) => one.querySelector("time")?.dateTime ?? "");
  expect(times).toEqual([...times].sort().reverse());
});

it("is narrowed by the address, and tells what there is nothing of", async () => {
  await open("/AnimalManagementView?kind=notes");
  expect(await screen.findByRole("link", { name: "Boiterie" })).toHaveAttribute(
    "href",
    "/AnimalManagementView?animalId=animal-1&tab=health&noteId=note",
  );
  expect(await lines()).toHaveLength(1);
});

it("tells the doses of a day that were refused as one line, without those that were taken back", async () => {
  const refused = (slot: string, by = "author") =>
    aDose({ slot, by, outcome: "refused" });
  const [first, second, taken] = [
    refused("0800"),
    refused("2000"),
    refused("0800", "other"),
  ];
  const back = aDose({ slot: "1200", outcome: null, voids: taken.doseId });
  for (const one of [first, second, taken, back])
    below("doses", one.doseId, one);
  await open("/AnimalManagementView?kind=doses");
  expect(
    await screen.findByText("Méloxicam : 2 prises refusées"),
  ).toBeVisible();
  expect(await lines()).toHaveLength(1);
});

it("shows a keeper values and what goes on, never a note or what is over", async () => {
  workAs("keeper");
  await open();
  expect(
    await screen.findByText("Traitement commencé : Méloxicam"),
  ).toBeVisible();
  expect(screen.queryByText("Boiterie")).toBeNull();
  expect(screen.queryByText(/Ivermectine/u)).toBeNull();
});

it("stands nowhere for who reads nothing of it", async () => {
  workAs(null);
  const { container } = await renderUi(
    <SignedIn>
      <TimelinePart id="animal-1" />
      <HealthCard id="animal-1" />
    </SignedIn>,
  );
  await waitFor(() => expect(container.querySelector("section")).toBeNull());
});

it("says that it is not theirs to who reads nothing of it, not that nothing is known", async () => {
  workAs(null);
  await renderUi(
    <SignedIn>
      <AnimalBook id="animal-1" />
    </SignedIn>,
  );
  expect(
    await screen.findByText("La santé de cet animal ne vous est pas ouverte"),
  ).toBeVisible();
});

it("tells at one glance what goes on and what is due", async () => {
  below(
    "healthNotes",
    "due",
    aHealthNote({
      noteId: "due",
      title: "Rappel",
      nextDue: "2026-11-22" as CalendarDay,
    }),
  );
  await renderUi(
    <SignedIn>
      <HealthCard id="animal-1" />
    </SignedIn>,
  );
  const card = await screen.findByRole("region", { name: "Santé" });
  expect(
    await within(card).findByRole("link", { name: "1 traitement en cours" }),
  ).toBeVisible();
  expect(
    await within(card).findByRole("link", { name: "Rappel" }),
  ).toBeVisible();
  expect(
    within(card).getByRole("link", { name: "Carnet de santé" }),
  ).toBeVisible();
});

it("tells the next dose by its time, not when one that is due will be missed", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T07:30:00Z") });
  below(
    "prescriptions",
    "prescription-1",
    aPrescription({ nextDoseAt: new Date("2026-11-20T09:00:00Z") }),
  );
  await renderUi(
    <SignedIn>
      <HealthCard id="animal-1" />
    </SignedIn>,
  );
  const card = await screen.findByRole("region", { name: "Santé" });
  expect(
    await within(card).findByText("Prochaine prise : aujourd’hui 20:00"),
  ).toBeVisible();
  vi.useRealTimers();
});

function Paper() {
  const reads = useReadsHealth("animal-1");
  return reads && <BookPaper {...reads} />;
}

it("has notes in full on paper; a keeper's has none", async () => {
  const show = () =>
    renderUi(
      <SignedIn>
        <Paper />
      </SignedIn>,
    );
  const { unmount } = await show();
  expect(await screen.findByText("Tout ce qui fut vu.")).toBeVisible();
  expect(await screen.findByText("Ivermectine")).toBeVisible();
  unmount();
  desk.store.erase("access", "person");
  workAs("keeper");
  await show();
  expect(await screen.findByText("Méloxicam")).toBeVisible();
  expect(screen.queryByText("Notes vétérinaires")).toBeNull();
  expect(screen.queryByText("Ivermectine")).toBeNull();
});
