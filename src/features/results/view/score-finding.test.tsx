import type { Finding } from "@domain/finding/finding";
import type { ComponentProps } from "react";
import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { addDays, calendarDaySchema } from "@domain/time/calendar-day";
import { beforeEach, expect, it, vi } from "vitest";
import { aSubmission } from "../../../../tests/builders/campaigns";
import { aFinding } from "../../../../tests/builders/findings";
import { sector1 } from "../../../../tests/builders/ids";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { ScoreFinding } from "./score-finding";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const none = { keeper: [], management: [], veterinary: [], nutrition: [] };
const workAs = (role: "keeper" | "veterinary") =>
  desk.workAs({ right: "user", sectorRoles: { ...none, [role]: [sector1] } });

beforeEach(() => {
  desk.clear();
  workAs("veterinary");
});

const usual = [0.8, 0.9, 0.85, 0.9, 0.8, 0.95, 0.9, 0.85, 0.8, 0.9, 0.85];
const unsaid = {
  ...{ low: null, high: null, upperBound: false },
  ...{ minimum: null, minimumLow: null, minimumHigh: null },
};
/** One evaluation a week, the latest first, as they are read. */
const rows = (means: readonly number[]) =>
  means
    .map((mean, week) => ({
      id: `e${week}`,
      data: aSubmission({
        ...{ evaluationId: `e${week}`, sectorIds: [sector1] },
        ...{ surveyId: "survey-1", version: 3 },
        day: addDays(calendarDaySchema.parse("2026-03-02"), 7 * week),
        score: { criteria: [], overall: { ...unsaid, mean } },
      }),
    }))
    .toReversed();

const animal = { kind: "animal", id: "animal-1" } as const;
const open = (
  means: readonly number[],
  subject: ComponentProps<typeof ScoreFinding>["subject"] = animal,
) =>
  renderUi(
    <SignedIn>
      <p>Notes</p>
      <ScoreFinding subject={subject} name="Zita" rows={rows(means)} />
    </SignedIn>,
  );
const make = () => screen.findByRole("button", { name: "Faire un constat" });

it("keeps what the last evaluation shows against those before it, once that was read", async () => {
  await open([...usual, 0.25]);
  await userEvent.click(await make());
  const panel = within(await screen.findByRole("dialog"));
  expect(
    await panel.findByText(
      /^Score d’évaluation\s: 0,25, au-dessous de ce qui était attendu \(0,8[67],.*n = 10\)/,
    ),
  ).toBeVisible();
  await userEvent.click(
    panel.getByRole("button", { name: "Garder ce constat" }),
  );
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    collection: "findings",
    values: {
      class: "health",
      subject: { kind: "animal", id: "animal-1", areaId: null },
      source: { kind: "score", id: "survey-1", version: 3 },
      seen: { value: 0.25, n: 10, from: "2026-05-18", to: "2026-05-18" },
    },
  });
});

it("keeps it of a group, and leads to it where it is there", async () => {
  await open([...usual, 0.25], { kind: "group", id: "group-1" });
  await userEvent.click(await make());
  await userEvent.click(
    await screen.findByRole("button", { name: "Garder ce constat" }),
  );
  await waitFor(() => expect(desk.written).toHaveLength(1));
  const [first] = desk.written;
  if (first === undefined) throw new Error("nothing was written");
  const values: Partial<Finding> = first.values;
  const { id } = first;
  expect(values).toMatchObject({ subject: { kind: "group", id: "group-1" } });
  desk.seed(
    "findings",
    id,
    aFinding({ ...values, findingId: id, sectorIds: [sector1] }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(await make());
  expect(await screen.findByText("Ce constat a déjà été fait.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Voir le constat" })).toHaveAttribute(
    "href",
    expect.stringContaining("status=findings"),
  );
  expect(
    screen.queryByRole("button", { name: "Garder ce constat" }),
  ).toBeNull();
});

it("leads to it among what was put away, where it was", async () => {
  await open([...usual, 0.25]);
  await userEvent.click(await make());
  await userEvent.click(
    await screen.findByRole("button", { name: "Garder ce constat" }),
  );
  await waitFor(() => expect(desk.written).toHaveLength(1));
  const { id = "", values = {} } = desk.written[0] ?? {};
  const kept = { ...values, findingId: id, sectorIds: [sector1] };
  desk.seed("findings", id, aFinding({ ...kept, isArchived: true }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(await make());
  expect(
    await screen.findByRole("link", { name: "Voir le constat" }),
  ).toHaveAttribute("href", expect.stringContaining("&dismissed=1"));
});

it("says where there are too few evaluations, and keeps nothing", async () => {
  await open(usual.slice(0, 7));
  await userEvent.click(await make());
  expect(await screen.findByText(/^Pas assez de données/)).toBeVisible();
  expect(
    screen.queryByRole("button", { name: "Garder ce constat" }),
  ).toBeNull();
});

it("says where the last evaluation lies within what was expected, and keeps nothing", async () => {
  await open([...usual, 0.85]);
  await userEvent.click(await make());
  expect(await screen.findByText(/\s: 0,85, attendu/)).toBeVisible();
  expect(
    screen.getByText(/^Cette valeur est dans ce qui était attendu/),
  ).toBeVisible();
  expect(
    screen.queryByRole("button", { name: "Garder ce constat" }),
  ).toBeNull();
});

it("is offered to nobody who may not read what they made", async () => {
  workAs("keeper");
  await open(usual);
  expect(await screen.findByText("Notes")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Faire un constat" })).toBeNull();
});
