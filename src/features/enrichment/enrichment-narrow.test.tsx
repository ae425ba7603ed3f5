import { configure, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { anEnrichment, aUse } from "../../../tests/builders/enrichment";
import { anAnimal, anEnclosure } from "../../../tests/builders/facility";
import { sector1 } from "../../../tests/builders/ids";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as CalendarPage } from "./enrichment-calendar.page";
import { Component as ObjectList } from "./enrichment-list.page";
import { Component as RailLog } from "./here/rail-log";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  desk.seed("animals", "animal-1", anAnimal());
  desk.seed("enrichments", "object-1", anEnrichment());
  desk.seed("enrichmentUses", aUse().useId, aUse());
});

const openList = () =>
  renderUi(
    <SignedIn>
      <ObjectList />
    </SignedIn>,
    { at: "/EnrichListView" },
  );

it("has its filters behind one button on a telephone, so that the first object is in sight", async () => {
  const room = vi
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue(new DOMRect(0, 0, 360, 600));
  await openList();
  const goals = () => screen.queryByRole("combobox", { name: "Objectifs" });
  await screen.findByRole("button", { name: "Filtres" });
  expect(goals()).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Filtres" }));
  expect(goals()).toBeVisible();
  room.mockRestore();
});

it("has the calendar's filters behind one button on a telephone, beside the plan", async () => {
  const room = vi
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue(new DOMRect(0, 0, 360, 600));
  await renderUi(
    <SignedIn>
      <CalendarPage />
    </SignedIn>,
    { at: "/EnrichCalendarView" },
  );
  const fold = await screen.findByRole("button", { name: "Filtres" });
  const filters = screen.getByRole("search");
  expect(filters).toContainElement(fold);
  expect(filters).toContainElement(
    screen.getByRole("button", { name: "Planifier" }),
  );
  expect(screen.queryByRole("combobox", { name: "Enclos" })).toBeNull();
  await userEvent.click(fold);
  expect(screen.getByRole("combobox", { name: "Enclos" })).toBeVisible();
  room.mockRestore();
});

it("offers an order once something is chosen for it", async () => {
  await openList();
  const choice = await screen.findByRole("checkbox", {
    name: /^Choisir .*Balle/,
  });
  expect(screen.queryByRole("button", { name: /^Commander/ })).toBeNull();
  await userEvent.click(choice);
  expect(screen.getByRole("button", { name: "Commander (1)" })).toBeVisible();
});

it("says beside a record what is logged, before its tabs where there is little room", async () => {
  await renderUi(
    <SignedIn>
      <RailLog kind="enclosures" id="enclosure-1" sectorId={sector1} />
    </SignedIn>,
  );
  const log = await screen.findByRole("link", {
    name: "Consigner un enrichissement",
  });
  expect(log).toHaveAttribute(
    "href",
    "/EnrichListView?tool=log&enclosureId=enclosure-1",
  );
  expect(log).toHaveStyle({ order: "0" });
});
