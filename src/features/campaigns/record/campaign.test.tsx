import { calendarDaySchema } from "@domain/time/calendar-day";
import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  aCampaign,
  aCampaignKey,
  aCampaignProgress,
  answered,
} from "../../../../tests/builders/campaigns";
import { anAnimal } from "../../../../tests/builders/facility";
import { aFrozenQuestion } from "../../../../tests/builders/forms";
import { aUser } from "../../../../tests/builders/people";
import {
  aSurvey,
  aVersion,
  someTexts,
} from "../../../../tests/builders/surveys";
import { answersOf, answersText } from "@domain/evaluation/answers-text";
import { listing } from "@domain/versions/version-list";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as CampaignPage } from "./campaign.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const day = (text: string) => calendarDaySchema.parse(text);

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("animals", "animal-1", anAnimal({ animalName: "Ann" }));
  desk.seed("users", "karim", aUser({ userId: "karim" }));
  desk.seed("users", "ines", aUser({ userId: "ines", userFirstname: "Inès" }));
  desk.seed(
    "surveys",
    "survey-1",
    aSurvey({
      names: { ...aSurvey().names, fr: "Bien-être" },
      ...listing([
        { status: "published", publishedAt: new Date("2026-03-01T08:00:00Z") },
      ]),
    }),
  );
  const questions = [
    aFrozenQuestion("Q-001", {
      options: [
        { value: "yes", score: 1 },
        { value: "no", score: 0 },
      ],
    }),
  ];
  desk.store.seed("surveyVersions", "1", aVersion({ questions }), "survey-1");
  desk.store.seed("versionTexts", "fr", someTexts(), "survey-1/versions/1");
  desk.seed(
    "campaigns",
    "campaign-1",
    aCampaign({ mode: "training", participants: ["karim", "ines"] }),
  );
  desk.store.seed(
    "campaignProgress",
    "2026-11",
    aCampaignProgress({
      subjects: {
        "animal-1": {
          e1: { day: day("2026-11-20"), by: "ines" },
          e2: { day: day("2026-11-22"), by: "ines" },
        },
      },
    }),
    "campaign-1",
  );
});

const open = (search = "") =>
  renderUi(
    <SignedIn>
      <CampaignPage />
    </SignedIn>,
    { at: `/CampaignManagementView?campaignId=campaign-1${search}` },
  );

describe("the page of a campaign", () => {
  it("says what it is, about whom, by whom and when, and leads to its questionnaire", async () => {
    await open();
    expect(
      await screen.findByRole("heading", { level: 1, name: "Printemps" }),
    ).toBeVisible();
    expect(await screen.findByText("Bien-être · version 1")).toBeVisible();
    expect(await screen.findByText("Ann")).toBeVisible();
    expect(
      screen.getByText("1 évaluation de chacun pendant la campagne"),
    ).toBeVisible();
    expect(
      screen.getByRole("link", { name: "Voir le questionnaire" }),
    ).toHaveAttribute("href", "/QuizzPreview?surveyId=survey-1&version=1");
    expect(screen.getByRole("link", { name: "Suivi" })).toHaveAttribute(
      "href",
      "/CampaignQuizzMonitoringView?campaignId=campaign-1",
    );
  });

  it("leads whoever may to a session of observation of it, in words of observation, while it runs", async () => {
    const scans = {
      ...{ collects: ["scan" as const], targets: {}, surveyId: null },
      ...{ surveyVersion: null, obsId: "obs-1", obsVersion: 1 },
      endDate: day("2099-12-31"),
    };
    const seed = (more = {}) =>
      desk.seed("campaigns", "campaign-1", aCampaign({ ...scans, ...more }));
    const name = "Nouvelle séance";
    seed();
    const running = await open();
    expect(await screen.findByRole("link", { name })).toHaveAttribute(
      "href",
      "/ObsSessionView?campaignId=campaign-1",
    );
    expect(await screen.findByText(/^\d+ à observer$/u)).toBeVisible();
    running.unmount();
    for (const more of [
      { endDate: day("2026-11-02") },
      { participants: ["somebody"] },
      { collects: ["quiz" as const] },
    ]) {
      seed(more);
      const { unmount } = await open();
      await screen.findByRole("link", { name: "Suivi" });
      expect(screen.queryByRole("link", { name })).toBeNull();
      unmount();
    }
  });

  it("leads to the one it follows and the one that follows it, whatever was deleted between", async () => {
    const inSeries = (id: string, month: string, changed = {}) =>
      desk.seed(
        "campaigns",
        id,
        aCampaign({
          campaignId: id,
          name: `De ${month}`,
          renewedFrom: "campaign-0",
          startDate: day(`2026-${month}-01`),
          endDate: day(`2026-${month}-28`),
          ...changed,
        }),
      );
    inSeries("campaign-0", "08", { renewedFrom: null });
    inSeries("campaign-0_2", "09");
    inSeries("campaign-0_3", "10", { status: "deleted" });
    inSeries("campaign-1", "11");
    inSeries("campaign-0_5", "12");
    const { unmount } = await open();
    const leads = async (name: RegExp, to: string) =>
      expect(await screen.findByRole("link", { name })).toHaveAttribute(
        "href",
        `/CampaignManagementView?campaignId=${to}`,
      );
    await leads(/^De 09 \(/, "campaign-0_2");
    await leads(/^De 12 \(/, "campaign-0_5");
    expect(screen.queryByRole("link", { name: /^De (08|10)/ })).toBeNull();
    unmount();
    inSeries("campaign-0_2", "09", { status: "deleted" });
    await open();
    await leads(/^De 08 \(/, "campaign-0");
  });

  it("tells what each participant has handed in, most first", async () => {
    await open("&tab=participants");
    const rows = await screen.findAllByRole("row");
    expect(rows).toHaveLength(3);
    expect(rows[1]).toHaveTextContent(/Inès.*2.*22 nov/);
    expect(rows[2]).toHaveTextContent(/0.*Rien pour l’instant/);
  });

  it("takes the key of a training, and changes it", async () => {
    const { unmount } = await open("&tab=key");
    await userEvent.click((await screen.findAllByRole("radio"))[0]!);
    // By key: right after a choice a second touch is taken for a double one.
    screen.getByRole("button", { name: "Enregistrer le corrigé" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(desk.written).toHaveLength(1));
    expect(desk.written[0]).toMatchObject({
      kind: "create",
      collection: "campaignKeys",
      id: "key",
      parentId: "campaign-1",
    });
    const { answers } = desk.written[0]!.values as { answers: string };
    expect(Object.keys(answersOf(answers))).toHaveLength(1);
    unmount();
  });

  it("begins with the key that is stored", async () => {
    desk.store.seed(
      "campaignKeys",
      "key",
      aCampaignKey({ answers: answersText({ "Q-001": answered("yes") }) }),
      "campaign-1",
    );
    await open("&tab=key");
    expect(await screen.findByText(/^1 question a sa réponse\./)).toBeVisible();
    expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(1);
    desk.store.erase("campaignKeys", "key", "campaign-1");
  });

  it("shows a keeper neither the key nor what is done with it", async () => {
    desk.workAs({ right: "user", sectorRoles: { keeper: ["s1"] } });
    await open("&tab=key");
    expect(
      await screen.findByRole("tab", { name: "Participants" }),
    ).toBeVisible();
    expect(screen.queryByRole("tab", { name: "Corrigé" })).toBeNull();
    expect(
      screen.queryByRole("button", { name: /^Autres actions/ }),
    ).toBeNull();
  });

  it("is there no more once it was deleted", async () => {
    desk.seed("campaigns", "campaign-1", aCampaign({ status: "deleted" }));
    await open();
    expect(
      await screen.findByText("Cette campagne est introuvable"),
    ).toBeVisible();
  });
});
