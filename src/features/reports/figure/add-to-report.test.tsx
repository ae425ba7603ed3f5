import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Block } from "@domain/report/block";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { beforeEach, expect, it, vi } from "vitest";
import { aReport, aText } from "../../../../tests/builders/reports";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import type { FreshFigure } from "../../slot-figures";
import { Component as AddToReport } from "./add-to-report";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

const fresh: FreshFigure = {
  title: "Zones choisies",
  figure: {
    ...{ question: "enclosureId=e1", drawing: "intervals", head: "Zone" },
    columns: ["Valeur", "Au plus bas", "Au plus haut"].map((label) => ({
      ...{ label, unit: null },
    })),
    rows: [
      { label: "Pré", values: [0.4, 0.2, 0.6], text: "0,4 (0,2 à 0,6)" },
      { label: "Abri", values: [null, null, null], text: "trop peu de scans" },
    ],
    ...{ n: 200, counts: "scans" },
    note: "Au-dessus de 0 : choisie",
    from: calendarDaySchema.parse("2026-11-01"),
    to: calendarDaySchema.parse("2026-11-30"),
  },
};

const closed = vi.fn();

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  closed.mockReset();
});

const open = () =>
  renderUi(
    <SignedIn>
      <AddToReport fresh={fresh} onClose={closed} />
    </SignedIn>,
  );
const freeze = async () =>
  userEvent.click(await screen.findByRole("button", { name: /^Figer/ }));
const written = () => desk.written.at(-1);
const blocks = () => (written()?.values["blocks"] ?? []) as Block[];

it("is the last block of the report last worked on, never of an approved one", async () => {
  const approved = aReport({ reportId: "r1", approvedBy: "a" });
  const draft = aReport({ reportId: "r2", title: "Visite", blocks: [aText()] });
  for (const one of [approved, draft])
    desk.seed("reports", one.reportId, { ...one });
  await open();
  await userEvent.click(
    await screen.findByRole("combobox", { name: "Rapport" }),
  );
  const offered = await screen.findAllByRole("option");
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    "Visite",
    "Nouveau rapport",
  ]);
  await userEvent.keyboard("{Escape}");
  await freeze();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(written()).toMatchObject({ id: "r2" });
  expect(blocks().at(-1)).toMatchObject({
    ...{ blockId: "b2", kind: "figure", title: "Zones choisies" },
    figure: {
      ...{ kind: "analysis", n: 200, counts: "scans" },
      rows: fresh.figure.rows,
      note: "Au-dessus de 0 : choisie",
    },
  });
});

it("is called as it was named, and as it is where nobody named it", async () => {
  desk.seed("reports", "r1", { ...aReport({ reportId: "r1" }) });
  await open();
  const title = await screen.findByRole("textbox", { name: "Titre" });
  await userEvent.clear(title);
  await userEvent.type(title, " Le pré ");
  await freeze();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(blocks().at(-1)).toMatchObject({ title: "Le pré" });
});

it("says both periods before a figure enters a report of another one, and of which days it is ever after", async () => {
  desk.seed("reports", "r1", { ...aReport({ reportId: "r1" }) });
  await open();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /Figure : du 1.*nov.* au 30 nov.*Rapport : du 1.*janv.* au 30 juin/u,
  );
  expect(
    screen.getByRole("region", { name: "Zones choisies" }),
  ).toHaveTextContent(/du 1.*nov.* au 30 nov/u);
  await freeze();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(blocks().at(-1)).toMatchObject({
    figure: { from: "2026-11-01", to: "2026-11-30" },
  });
});

it("has nothing to say of periods where they are the same", async () => {
  const { from, to } = fresh.figure;
  desk.seed("reports", "r1", {
    ...aReport({ reportId: "r1", ...(from && to && { from, to }) }),
  });
  await open();
  await screen.findByRole("region", { name: "Zones choisies" });
  expect(screen.queryByRole("alert")).toBeNull();
});

it("begins a report where none is being worked on, of the same period", async () => {
  await open();
  const button = await screen.findByRole("button", { name: /^Figer/ });
  expect(button).toBeDisabled();
  await userEvent.type(
    screen.getByRole("textbox", { name: /^Titre du rapport/ }),
    "Automne",
  );
  await freeze();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(written()?.values).toMatchObject({
    ...{ title: "Automne", from: "2026-11-01", to: "2026-11-30" },
    blocks: [{ blockId: "b1", kind: "figure" }],
  });
});

it("shows what it will keep, with its intervals in words and how it is read", async () => {
  await open();
  const drawn = await screen.findByRole("region", { name: "Zones choisies" });
  await waitFor(() => expect(drawn).toHaveTextContent("0,4 (0,2 à 0,6)"));
  expect(drawn).toHaveTextContent("trop peu de scans");
  expect(drawn).toHaveTextContent("Au-dessus de 0 : choisie");
});
