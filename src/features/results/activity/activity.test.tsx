import { configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aCampaign } from "../../../../tests/builders/campaigns";
import { provideCalls } from "../../../data/calls";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component } from "../eval-history.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const asked: [name: string, input: unknown][] = [];
const hour = 3_600_000;

const amount = (evaluations: number, observations: number, hours: number) => ({
  ...{ evaluations, observations, watchedMs: hours * hour },
});
const activity = (people: object[] | null) => ({
  step: "day",
  total: amount(4, 2, 2.5),
  over: [
    { id: "2026-11-05", ...amount(3, 0, 0) },
    { id: "2026-11-06", ...amount(1, 2, 2.5) },
  ],
  campaigns: [
    { id: "campaign-1", ...amount(3, 2, 2.5) },
    { id: "", ...amount(1, 0, 0) },
  ],
  people,
  at: Date.parse("2026-11-28T08:00:00Z"),
});

let people: object[] | null = null;

beforeEach(() => {
  desk.clear();
  asked.length = 0;
  desk.seed("campaigns", "campaign-1", aCampaign({ name: "Hiver" }));
  provideCalls((name, input) => {
    asked.push([name, input]);
    const data =
      name === "readActivity" ? activity(people) : { exportJobId: "job" };
    return Promise.resolve({ success: true, data });
  });
});

const open = () =>
  renderUi(
    <SignedIn>
      <Component />
    </SignedIn>,
    { at: "/EvalHistory?tab=activity&since=2026-11-01&until=2026-11-30" },
  );

const list = (name: string) => screen.findByRole("table", { name });

it("tells totals, how often over time and by campaign, and who did how much to whoever may know", async () => {
  people = [{ id: "someone", ...amount(4, 2, 2.5) }];
  desk.workAs({ right: "admin" });
  await open();
  const campaigns = await list("Par campagne");
  expect(screen.getAllByText("2,5").length).toBeGreaterThan(0);
  expect(await within(campaigns).findByText("Hiver")).toBeVisible();
  expect(within(campaigns).getByText("Hors campagne")).toBeVisible();
  expect(await list("Par personne")).toBeVisible();
  expect(asked[0]).toEqual([
    "readActivity",
    {
      zooId: expect.any(String) as string,
      period: { since: "2026-11-01", until: "2026-11-30" },
      userId: null,
    },
  ]);
});

it("tells whoever leads a sector the totals alone", async () => {
  people = null;
  desk.workAs({ sectorRoles: { management: ["sector-1"] } });
  await open();
  await list("Par campagne");
  expect(screen.queryByText("Par personne")).toBeNull();
  expect(
    screen.queryByRole("combobox", { name: "Personne" }),
  ).not.toBeInTheDocument();
});

it("is not open to others", async () => {
  desk.workAs({});
  await open();
  expect(await screen.findByText("Accès réservé")).toBeVisible();
  expect(asked).toEqual([]);
});

it("is asked for as a file by mail, in the format and language chosen", async () => {
  people = null;
  desk.workAs({ right: "admin" });
  await open();
  await list("Par campagne");
  await userEvent.click(
    screen.getByRole("button", { name: "Exporter par e-mail" }),
  );
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("radio", { name: "CSV" }));
  await userEvent.click(
    within(dialog).getByRole("button", { name: "M’envoyer le fichier" }),
  );
  expect(await screen.findByText(/^Demande enregistrée/)).toBeVisible();
  expect(asked.at(-1)).toMatchObject([
    "requestExport",
    {
      asked: {
        kind: "activity",
        period: { since: "2026-11-01", until: "2026-11-30" },
        userId: null,
      },
      format: "csv",
      language: "fr",
    },
  ]);
});
