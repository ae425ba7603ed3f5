import { calendarDaySchema } from "@domain/time/calendar-day";
import { hourMs } from "@domain/time/lengths";
import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aCampaign, aLesson } from "../../../../tests/builders/campaigns";
import { anAnimal } from "../../../../tests/builders/facility";
import { aFrozenQuestion } from "../../../../tests/builders/forms";
import { aVersion, someTexts } from "../../../../tests/builders/surveys";
import type { CallFunction } from "../../../data/calls";
import { provideCalls } from "../../../data/calls";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as CampaignPage } from "../record/campaign.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const called = vi.fn<CallFunction>();
const now = Date.now();
const day = (text: string) => calendarDaySchema.parse(text);

/** One that holds now, whenever that is. */
const running = {
  mode: "pedagogical",
  startDate: day("2020-01-01"),
  endDate: day("2099-12-31"),
} as const;

const open = (search = "&tab=lessons") =>
  renderUi(
    <SignedIn>
      <CampaignPage />
    </SignedIn>,
    { at: `/CampaignManagementView?campaignId=campaign-1${search}` },
  );

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "pedagoadmin" });
  called.mockReset().mockResolvedValue({
    success: true,
    data: { lessonId: "lesson-1", code: "BCD234" },
  });
  provideCalls(called);
  desk.seed("animals", "animal-1", anAnimal({ animalName: "Ann" }));
  desk.seed("campaigns", "campaign-1", aCampaign(running));
  const questions = [
    aFrozenQuestion("Q-001", {
      criterion: "label-1",
      options: [
        { value: "yes", score: 1 },
        { value: "no", score: 0 },
      ],
    }),
  ];
  const items = [{ questionId: "q", questionRef: "Q-001" }];
  desk.store.seed(
    "surveyVersions",
    "1",
    aVersion({
      questions,
      sections: [{ sectionId: "section-1", trad: {}, items }] as never,
    }),
    "survey-1",
  );
  desk.store.seed(
    "versionTexts",
    "fr",
    someTexts({ criteria: { "label-1": "Nutrition" } }),
    "survey-1/versions/1",
  );
});

describe("the lessons of a campaign", () => {
  it("are opened, with one operation however often it is tried", async () => {
    await open();
    expect(
      await screen.findByText("Aucune séance pour l’instant"),
    ).toBeVisible();
    await userEvent.click(
      screen.getByRole("button", { name: "Ouvrir une séance" }),
    );
    await waitFor(() =>
      expect(called.mock.calls[0]?.slice(0, 2)).toEqual([
        "openLesson",
        {
          operationId: expect.any(String) as string,
          campaignId: "campaign-1",
        },
      ]),
    );
  });

  it("show their code while they are open, and are closed after asking", async () => {
    desk.seed(
      "lessons",
      "lesson-1",
      aLesson({
        openedAt: new Date(now - hourMs),
        closesAt: new Date(now + hourMs),
      }),
    );
    await open();
    expect(await screen.findByText("BCD234")).toBeVisible();
    await userEvent.click(
      screen.getByRole("button", { name: "Fermer la séance" }),
    );
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(
      within(dialog).getByRole("button", { name: "Fermer la séance" }),
    );
    await waitFor(() =>
      expect(called.mock.calls[0]?.slice(0, 2)).toEqual([
        "closeLesson",
        { lessonId: "lesson-1" },
      ]),
    );
    desk.store.erase("lessons", "lesson-1");
  });

  it("tell what the class found, without anybody, and no code once they are over", async () => {
    desk.seed("lessons", "lesson-1", aLesson());
    await open();
    expect(await screen.findByText("Terminée")).toBeVisible();
    expect(screen.queryByText("BCD234")).toBeNull();
    expect(
      await screen.findByRole("columnheader", { name: "Nutrition" }),
    ).toBeVisible();
    expect(screen.getByRole("row", { name: /Ann 1 1,00/ })).toBeVisible();
    expect(screen.getByText("Mange ?")).toBeVisible();
    expect(screen.getByText(/1 · 100\s%/)).toBeVisible();
    expect(screen.getByText(/1 questionnaire remis · 1 numéro/)).toBeVisible();
    desk.store.erase("lessons", "lesson-1");
  });

  it("are none of a keeper's", async () => {
    desk.workAs({ right: "user", sectorRoles: { keeper: ["s1"] } });
    await open();
    expect(
      await screen.findByText(/^Les séances sont suivies par/),
    ).toBeVisible();
    expect(
      screen.queryByRole("button", { name: "Ouvrir une séance" }),
    ).toBeNull();
  });

  it("are not opened where the campaign does not run, or meets no animal", async () => {
    desk.seed(
      "campaigns",
      "campaign-1",
      aCampaign({ ...running, endDate: day("2020-01-02") }),
    );
    const { unmount } = await open();
    expect(
      await screen.findByRole("button", { name: "Ouvrir une séance" }),
    ).toBeDisabled();
    unmount();
    desk.seed(
      "campaigns",
      "campaign-1",
      aCampaign({ ...running, animalIds: [], groupIds: ["g1"] }),
    );
    await open();
    expect(
      await screen.findByText(/^Une séance porte sur des animaux/),
    ).toBeVisible();
  });

  it("stand only in a pedagogical campaign, in the place of participants", async () => {
    const { unmount } = await open("");
    expect(await screen.findByRole("tab", { name: "Séances" })).toBeVisible();
    expect(screen.queryByRole("tab", { name: "Participants" })).toBeNull();
    unmount();
    desk.seed("campaigns", "campaign-1", aCampaign());
    await open("");
    expect(
      await screen.findByRole("tab", { name: "Participants" }),
    ).toBeVisible();
    expect(screen.queryByRole("tab", { name: "Séances" })).toBeNull();
  });
});
