import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { sector1 } from "../../../../tests/builders/ids";
import { aSector } from "../../../../tests/builders/facility";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { LatenessTab } from "./lateness-tab";

vi.setConfig({ testTimeout: 60_000 });

const desk = openDesk();
const counted = (
  inTime: number,
  late: number,
  medianMinutes: number | null,
) => ({
  ...{ inTime, late, medianMinutes },
});
const answer = {
  total: counted(30, 10, 45),
  safety: counted(4, 0, null),
  weeks: [{ id: "2026-11-16", ...counted(30, 10, 45) }],
  sectors: [
    { id: sector1, ...counted(20, 9, 45) },
    { id: "", ...counted(10, 1, 10) },
  ],
  people: null as object | null,
  at: Date.now(),
};

beforeEach(() => {
  desk.clear();
  desk.seed(
    "sectors",
    sector1,
    aSector({ sectorId: sector1, sectorName: "Savane" }),
  );
});

const open = () =>
  renderUi(
    <SignedIn>
      <LatenessTab />
    </SignedIn>,
    { at: "/TaskManagementView?tab=lateness" },
  );

it("tells the totals, the safety tasks apart and each sector, and of nobody where that is not told", async () => {
  desk.workAs({ right: "admin" });
  desk.answer(() => answer);
  await open();
  const total = await screen.findByRole("region", {
    name: "Toutes les tâches",
  });
  expect(within(total).getByText(/^25\s%$/)).toBeVisible();
  expect(within(total).getByText("45 minutes")).toBeVisible();
  const sectors = screen.getByRole("region", { name: "Par secteur" });
  expect(within(sectors).getByText("Savane")).toBeVisible();
  expect(within(sectors).getByText("Sans secteur")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Par personne" })).toBeNull();
});

it("tells who was late where the function does, and asks anew for another period", async () => {
  desk.workAs({ right: "admin" });
  desk.answer(() => ({
    ...answer,
    people: [{ id: "p", ...counted(3, 1, 5) }],
  }));
  await open();
  expect(
    await screen.findByRole("region", { name: "Par personne" }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "Le mois dernier" }));
  await waitFor(() => expect(desk.called).toHaveLength(2));
  const [first, second] = desk.called.map(
    ({ input }) => (input as { period: { until: string } }).period.until,
  );
  expect(second! < first!).toBe(true);
});

it("is not for who sees no totals", async () => {
  desk.workAs({ right: "user" });
  await open();
  expect(await screen.findByText(/droits/)).toBeVisible();
  expect(desk.called).toEqual([]);
});
