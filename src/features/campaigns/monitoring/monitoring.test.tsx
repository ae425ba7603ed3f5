import { addDays, calendarDaySchema } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { entryOf } from "@domain/directory/entry-of";
import { encodeEntries } from "@domain/directory/parts";
import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  aCampaign,
  aCampaignProgress,
} from "../../../../tests/builders/campaigns";
import { anAnimal } from "../../../../tests/builders/facility";
import { zooA } from "../../../../tests/builders/ids";
import { aUser } from "../../../../tests/builders/people";
import { provideCalls } from "../../../data/calls";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as MonitoringPage } from "./campaign-monitoring.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const today = parisDay(new Date());
const firstOf = (day: string) =>
  calendarDaySchema.parse(`${day.slice(0, 7)}-01`);
const thisMonth = firstOf(today);
const lastMonth = firstOf(addDays(thisMonth, -1));

const progress = (id: string, subjects: object) =>
  desk.store.seed(
    "campaignProgress",
    id,
    aCampaignProgress({
      month: id,
      subjects: subjects as ReturnType<typeof aCampaignProgress>["subjects"],
    }),
    "campaign-1",
  );

/** More than a page of names: they are read once for all tests. */
const many = Array.from({ length: 500 }, (_, place) => `A${String(place)}`);

/** Names as functions tell them: in parts of some hundred. */
function seedAnimals(names: readonly string[]): void {
  const entries = names.map((name) =>
    entryOf("animals", name, anAnimal({ animalId: name, animalName: name })),
  );
  const parts = [entries.slice(0, 300), entries.slice(300)];
  parts.forEach((part, index) =>
    desk.store.seed(
      "directoryParts",
      `animals-${String(index)}`,
      { version: 1, entries: encodeEntries(part) },
      zooA,
    ),
  );
  const users = [
    entryOf(
      "users",
      "karim",
      aUser({ userId: "karim", userFirstname: "Karim" }),
    ),
  ];
  desk.store.seed(
    "directoryParts",
    "users-0",
    { version: 1, entries: encodeEntries(users) },
    zooA,
  );
  desk.seed("directories", zooA, {
    directoryId: zooA,
    revision: 1,
    builtAt: new Date(),
    versions: { animals: [1, 1], users: [1] },
  });
}

const seedCampaign = (animalIds: string[], given = {}) =>
  desk.seed(
    "campaigns",
    "campaign-1",
    aCampaign({
      startDate: lastMonth,
      endDate: addDays(today, 200),
      targets: { quiz: { count: 1, period: "month" } },
      animalIds,
      ...given,
    }),
  );

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  seedAnimals(["Ann", "Ben", ...many]);
  seedCampaign(["Ann", "Ben"]);
  progress(lastMonth.slice(0, 7), {
    Ann: { e1: { day: lastMonth, by: "karim" } },
  });
  progress(thisMonth.slice(0, 7), {
    Ben: { e2: { day: thisMonth, by: "karim" } },
  });
});

const open = (search = "") =>
  renderUi(
    <SignedIn>
      <MonitoringPage />
    </SignedIn>,
    { at: `/CampaignQuizzMonitoringView?campaignId=campaign-1${search}` },
  );
const rowOf = async (name: string) =>
  within(
    (await screen.findAllByRole("row")).find(
      (row) => row.querySelector("a")?.textContent === name,
    ) ?? document.body,
  );

describe("the monitoring of a campaign", () => {
  it("says of each what is done or due now, by whom and when, with the way to answer", async () => {
    await open();
    const ann = await rowOf("Ann");
    expect(ann.getByText("À faire")).toBeVisible();
    expect(ann.getByRole("link", { name: /^Répondre.*Ann$/ })).toHaveAttribute(
      "href",
      "/AssesmentView?campaignId=campaign-1&animalId=Ann",
    );
    const ben = await rowOf("Ben");
    expect(ben.getByText("Fait")).toBeVisible();
    expect(ben.getByText("1 sur 1")).toBeVisible();
    // On a card, too, it says what the name is of.
    expect(
      (await ben.findByText(/^Karim/)).closest("[role=cell]"),
    ).toHaveAttribute("data-card", "labelled");
    expect(ben.queryByRole("link", { name: /^Répondre/ })).toBeNull();
    expect(ben.getByRole("link", { name: /^Voir.*Ben$/ })).toHaveAttribute(
      "href",
      "/AssesmentView?evaluationId=e2",
    );
  });

  it("tells who was late in a period that is over, and those alone", async () => {
    await open(`&since=${lastMonth.slice(0, 7)}`);
    expect((await rowOf("Ben")).getByText("En retard")).toBeVisible();
    await userEvent.click(screen.getByLabelText("En retard seulement"));
    await waitFor(() =>
      expect(screen.queryByRole("link", { name: "Ann" })).toBeNull(),
    );
    expect(screen.getByRole("link", { name: "Ben" })).toBeVisible();
  });

  it("says which month was full, so that not all is counted, where that was handed in", async () => {
    desk.store.seed(
      "campaignProgress",
      lastMonth.slice(0, 7),
      aCampaignProgress({
        month: lastMonth.slice(0, 7),
        subjects: {},
        uncounted: ["quiz"],
      }),
      "campaign-1",
    );
    seedCampaign(["Ann", "Ben"], { collects: ["focal", "quiz"] });
    await open();
    expect(await screen.findByText(/^Mois plein : /u)).toBeVisible();
    expect(screen.getByText(/peut sembler en retard/u)).toBeVisible();
    await userEvent.click(screen.getByRole("tab", { name: "Suivi focal" }));
    expect(screen.queryByText(/^Mois plein : /u)).toBeNull();
  });

  it("leads to no answers where not everybody reads them", async () => {
    seedCampaign(["Ben"], { mode: "expert", experts: ["karim"] });
    await open();
    expect((await rowOf("Ben")).getByText("Fait")).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Voir/ })).toBeNull();
  });

  it("says of a period to come that nothing is due yet", async () => {
    const next = addDays(firstOf(addDays(thisMonth, 40)), 0);
    await open(`&since=${next.slice(0, 7)}`);
    expect(
      await screen.findByText(/^Cette période n’a pas commencé/),
    ).toBeVisible();
  });

  it("leads to history, observations, the questionnaire and scores", async () => {
    await open();
    const to = (name: string) =>
      screen.getByRole("link", { name }).getAttribute("href");
    await rowOf("Ann");
    expect(
      ["Historique", "Observations", "Questionnaires", "Scores"].map(to),
    ).toEqual([
      "/EvalHistory?campaignId=campaign-1",
      "/ObsSessionListView?campaignId=campaign-1",
      "/QuizzPreview?surveyId=survey-1&version=1",
      "/quizzResultView?campaignId=campaign-1",
    ]);
  });

  it("leads from one that is over to its last month", async () => {
    seedCampaign(["Ann"], { startDate: "2025-01-01", endDate: "2025-03-20" });
    await open();
    expect(
      await screen.findByRole("link", { name: "Historique" }),
    ).toHaveAttribute(
      "href",
      "/EvalHistory?campaignId=campaign-1&from=2025-03-20",
    );
  });

  it("leads from one that observes to what was observed, where and as long as it went on", async () => {
    seedCampaign([], {
      ...{ collects: ["focal"], enclosureIds: ["enclosure-1"] },
      ...{ startDate: "2025-01-01", endDate: "2025-03-20" },
    });
    await open();
    const scores = await screen.findByRole("link", { name: "Scores" });
    expect(screen.getByRole("link", { name: "Historique" })).toHaveAttribute(
      "href",
      "/EvalHistory?campaignId=campaign-1&tab=observations&from=2025-03-20",
    );
    const to = new URL(scores.getAttribute("href") ?? "", "https://here");
    expect(to.pathname).toBe("/ObsResultView");
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      campaignId: "campaign-1",
      enclosureId: "enclosure-1",
      ...{ since: "2025-01-01", until: "2025-03-20", sampling: "focal" },
    });
  });

  it("has tabs of what it collects alone, in words of observation where it asks nothing", async () => {
    seedCampaign(["Ann", "Ben"], { collects: ["scan"], targets: {} });
    await open("&tab=quiz");
    expect(await screen.findByText("Observé")).toBeVisible();
    expect(
      screen.getAllByRole("tab").map(({ textContent }) => textContent),
    ).toEqual(["Scans"]);
    expect(screen.queryByText("Évalué")).toBeNull();
  });

  it("tells sessions of observation by animal, with the way to them", async () => {
    seedCampaign(["Ann", "Ben"], {
      collects: ["quiz", "scan"],
      targets: { scan: { count: 1, period: "month" } },
    });
    await open("&tab=scan");
    expect(
      await screen.findByText(/1 séance de chacun par mois/),
    ).toBeVisible();
    expect((await rowOf("Ann")).getByText("À faire")).toBeVisible();
    expect(screen.getByRole("button", { name: /^Relancer/ })).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Répondre/ })).toBeNull();
  });

  it("offers no answering to who does not take part, nor once it is over", async () => {
    seedCampaign(["Ann"], { participants: ["karim"] });
    await open();
    await rowOf("Ann");
    expect(screen.queryByRole("link", { name: /^Répondre/ })).toBeNull();
  });

  it("says how many will get a mail and what it says, and reminds once that is agreed to", async () => {
    const asked = vi.fn((_name: string, input: unknown) => {
      const isTrial = (input as { isTrial: boolean }).isTrial;
      const data = isTrial ? { reminded: 3, mails: 2 } : { reminded: 3 };
      return Promise.resolve({ success: true, data });
    });
    const before = provideCalls(asked);
    await open();
    const press = async () =>
      userEvent.click(
        await screen.findByRole("button", {
          name: "Relancer les participants",
        }),
      );
    await press();
    const question = async () =>
      within(
        await screen.findByRole("dialog", {
          name: /^Relancer 3 personnes\s\?$/u,
        }),
      );
    const first = await question();
    expect(first.getByText(/^E-mails qui partiront\s: 2\s;/u)).toBeVisible();
    await userEvent.click(first.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked).toHaveBeenCalledTimes(1);
    await press();
    await userEvent.click(
      (await question()).getByRole("button", { name: "Envoyer" }),
    );
    expect(await screen.findByText("3 personnes relancées")).toBeVisible();
    expect(asked).toHaveBeenLastCalledWith(
      "remindParticipants",
      { campaignId: "campaign-1", isTrial: false },
      expect.anything(),
    );
    provideCalls(before);
  });

  it("says who was reminded last, and when", async () => {
    seedCampaign(["Ann"], { reminded: ["karim"], remindedAt: new Date() });
    await open();
    expect(
      await screen.findByText(/^Derniers relancés, .*\d\d:\d\d : Karim/u),
    ).toBeVisible();
  });

  it("reminds nobody by who does not plan it", async () => {
    desk.workAs({ right: "user" });
    await open();
    expect((await rowOf("Ann")).getByText("À faire")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Relancer/ })).toBeNull();
  });

  it("of 500 animals reads 25 documents at most beside its progress", async () => {
    seedCampaign(many);
    const documents = vi.spyOn(desk.store, "watchDoc");
    const lists = vi.spyOn(desk.store, "watch");
    await open();
    expect((await screen.findAllByText("500"))[0]).toBeVisible();
    const read = documents.mock.calls.map(([collection]) => collection);
    const asked = lists.mock.calls.map(([query]) => query.collection);
    console.log(
      `reads of a campaign of 500 animals: ${read.join()}; lists: ${asked.join()}`,
    );
    expect(read.length + asked.length).toBeLessThanOrEqual(25);
    expect(asked).not.toContain("evaluations");
    expect(asked).not.toContain("animals");
  });
});
