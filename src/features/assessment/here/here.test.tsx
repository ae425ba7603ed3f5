import type { Campaign } from "@domain/campaign/campaign";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { configure, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  aCampaign,
  aCampaignProgress,
} from "../../../../tests/builders/campaigns";
import {
  anAnimal,
  anEnclosure,
  aGroup,
} from "../../../../tests/builders/facility";
import { sector1, sector2 } from "../../../../tests/builders/ids";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as SectorTab } from "./sector-tab";
import { Component as SpecieCampaigns } from "./specie-campaigns";
import { Component as SubjectDue } from "./subject-due";
import { TodayPanel } from "./today-panel";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const today = parisDay(new Date());

const running = (campaign: Partial<Campaign> = {}) => {
  const one = aCampaign({
    startDate: addDays(today, -20),
    endDate: addDays(today, 20),
    targets: { quiz: { count: 1, period: "campaign" } },
    animalIds: [],
    specieIds: ["specie-1"],
    ...campaign,
  });
  desk.seed("campaigns", one.campaignId, one);
};
const animal = (id: string, name: string, sectorId = sector1) =>
  desk.seed(
    "animals",
    id,
    anAnimal({ animalId: id, animalName: name, sectorId }),
  );
const done = (...subjects: string[]) =>
  desk.store.seed(
    "campaignProgress",
    today.slice(0, 7),
    aCampaignProgress({
      month: today.slice(0, 7),
      subjects: Object.fromEntries(
        subjects.map((id) => [id, { [`of-${id}`]: { day: today, by: "me" } }]),
      ),
    }),
    "campaign-1",
  );

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  animal("a", "Ann");
  animal("b", "Ben");
  animal("c", "Cleo", sector2);
  done();
});

async function show(part: ReactElement) {
  const documents = vi.spyOn(desk.store, "watchDoc").mockClear();
  const lists = vi.spyOn(desk.store, "watch").mockClear();
  const shown = await renderUi(<SignedIn>{part}</SignedIn>, { at: "/" });
  return {
    ...shown,
    reads: () => ({
      documents: documents.mock.calls.map(([collection]) => collection),
      lists: lists.mock.calls.map(([query]) => [query.collection, query.limit]),
    }),
  };
}
const link = (name: string | RegExp) => screen.findByRole("link", { name });

describe("on the start page", () => {
  it("a keeper finds how many of their sectors are left, the first of them, and one click to the next", async () => {
    running();
    done("a");
    await show(<TodayPanel />);
    expect(await screen.findByText("1 évaluation à rendre")).toBeVisible();
    expect(screen.getByText("Ben")).toBeVisible();
    expect(screen.queryByText(/Cleo/)).toBeNull();
    expect(await link(/^Commencer\s: Ben$/)).toHaveAttribute(
      "href",
      "/AssesmentView?campaignId=campaign-1&animalId=b",
    );
  });

  it("reads its campaigns and two months of each, and of evaluations nothing", async () => {
    running({ targets: { quiz: { count: 1, period: "month" } } });
    const { reads } = await show(<TodayPanel />);
    await link(/^Commencer/);
    const { lists } = reads();
    expect(lists).toContainEqual(["campaigns", 30]);
    expect(lists).toContainEqual(["campaignProgress", 2]);
    expect(lists.map(([collection]) => collection)).not.toContain(
      "evaluations",
    );
  });

  it("who plans finds how far each is, and who keeps nothing and plans nothing what asks them by name", async () => {
    running();
    desk.workAs({ right: "admin" });
    const { unmount } = await show(<TodayPanel />);
    expect(await screen.findByText("3 évaluations à rendre")).toBeVisible();
    expect(await link("Printemps")).toHaveAttribute(
      "href",
      "/CampaignQuizzMonitoringView?campaignId=campaign-1",
    );
    expect(screen.queryByRole("link", { name: /^Commencer/ })).toBeNull();
    unmount();
    desk.workAs({});
    running({
      campaignId: "campaign-2",
      name: "Automne",
      participants: ["person"],
    });
    await show(<TodayPanel />);
    expect(await link("Automne")).toBeVisible();
    expect(screen.queryByText("Printemps")).toBeNull();
  });
});

describe("on the page of who is evaluated", () => {
  it("stands what each campaign asks, how it stands, and the way to answer", async () => {
    running();
    done("a");
    await show(<SubjectDue kind="animal" id="b" />);
    expect(await screen.findByText("À faire")).toBeVisible();
    expect(await link(/^Répondre\s: Printemps$/)).toHaveAttribute(
      "href",
      "/AssesmentView?campaignId=campaign-1&animalId=b",
    );
  });

  it("says that nothing is asked, and offers no answer to who does not take part", async () => {
    running({ specieIds: [], groupIds: ["g"], participants: ["karim"] });
    desk.seed("groups", "g", aGroup({ groupId: "g" }));
    const { unmount } = await show(<SubjectDue kind="animal" id="b" />);
    expect(
      await screen.findByText(/Aucune campagne en cours ne pose/),
    ).toBeVisible();
    unmount();
    await show(<SubjectDue kind="group" id="g" />);
    expect(await link("Printemps")).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Répondre/ })).toBeNull();
  });
});

it("a sector has how far each campaign is in it, and who is still to be evaluated", async () => {
  running();
  done("a", "c");
  await show(<SectorTab id={sector1} />);
  expect(await screen.findByText("1 sur 2 faites")).toBeVisible();
  expect(await link("Ben")).toBeVisible();
  expect(screen.queryByText("Cleo")).toBeNull();
});

it("a species has the campaigns that ask about it, also by its animals, and how many they are", async () => {
  running({ specieIds: [], animalIds: ["a", "c"] });
  await show(<SpecieCampaigns id="specie-1" />);
  expect(await link("Printemps")).toBeVisible();
  expect(screen.getByText(/^2 individus · Jusqu’au/)).toBeVisible();
});
