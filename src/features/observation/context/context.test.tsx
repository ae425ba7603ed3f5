import {
  act,
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { answersOf } from "@domain/evaluation/answers-text";
import { frozenQuestions } from "@domain/survey/publish/freeze";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { listing } from "@domain/versions/version-list";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { aCampaign } from "../../../../tests/builders/campaigns";
import {
  aContext,
  aContextVersion,
} from "../../../../tests/builders/ethograms";
import { sector1 } from "../../../../tests/builders/ids";
import {
  aClosedSession,
  anObsSession,
} from "../../../../tests/builders/observation";
import {
  anItem,
  aQuestion,
  aSection,
  someTexts,
} from "../../../../tests/builders/surveys";
import { outbox } from "../../../data/outbox/outbox";
import { openDesk } from "../../../data/testing/working-as";
import { seedPlace } from "../testing/seeds";
import { showSessions } from "../testing/stage";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const published = { status: "published" as const, publishedAt: new Date() };
const question = aQuestion({ mandatory: true });
const sections = [aSection([anItem(question)])];
const asked = { contextId: "context-1", contextVersion: 1 };

/** A tablet: all questions on one page. */
afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), {
      matches: media === "(min-width: 640px)",
      media,
    }),
  );
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  seedPlace(desk);
  desk.seed("contexts", "context-1", aContext(listing([published])));
  desk.store.seed(
    "contextVersions",
    "1",
    aContextVersion({
      ...published,
      sections,
      questions: frozenQuestions({ sections }, { question: () => question }),
    }),
    "context-1",
  );
  desk.store.seed(
    "contextTexts",
    "fr",
    someTexts({ name: "Journée" }),
    "context-1/versions/1",
  );
});

const open = showSessions;
const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole("button", { name }));
const drained = (press_: () => void) =>
  act(async () => {
    press_();
    await outbox.drained(10_000);
  });
const given = (at: number) => {
  const values = desk.written[at]?.values as { contextAnswers: string };
  return answersOf(values.contextAnswers)["Q-001"]?.chosen;
};

it("is asked once before a session of a campaign begins, which what must be answered holds back", async () => {
  desk.seed(
    "campaigns",
    "campaign-1",
    aCampaign({
      collects: ["focal"],
      obsId: "obs-1",
      obsVersion: 1,
      ...asked,
      surveyId: null,
      surveyVersion: null,
      endDate: calendarDaySchema.parse("2098-12-31"),
    }),
  );
  await open("?mode=create");
  fireEvent.click(await screen.findByRole("radio", { name: "Printemps" }));
  const onward = screen.getByRole("button", { name: /^Continuer/ });
  await waitFor(() => expect(onward).toBeEnabled());
  fireEvent.click(onward);
  await screen.findByRole("radio", { name: "Oui" });
  press("Commencer la séance");
  expect(
    (await screen.findAllByText("Une réponse est obligatoire"))[0],
  ).toBeVisible();
  expect(desk.written).toHaveLength(0);
  fireEvent.click(screen.getByRole("radio", { name: "Oui" }));
  await drained(() => press("Commencer la séance"));
  expect(desk.written[0]).toMatchObject({
    collection: "obsSessions",
    values: { status: "open", ...asked },
  });
  expect(given(0)).toEqual(["yes"]);
});

it("is answered later where there is no time: a reminder stays, and the end asks again", async () => {
  desk.seed(
    "obsSessions",
    "planned-1",
    anObsSession({
      ...asked,
      obsSessionId: "planned-1",
      observerId: "person",
      obsId: "obs-1",
      channels: ["focal"],
      status: "planned",
      startedAt: null,
      interval: null,
    }),
  );
  await open("?obsSessionId=planned-1");
  await screen.findByRole("button", { name: /^Continuer/ });
  press(/^Continuer/);
  await screen.findByRole("radio", { name: "Non" });
  await drained(() => press("Répondre plus tard"));
  expect(desk.written[0]).toMatchObject({ values: { status: "open" } });
  const reminder = /1 réponse manque/;
  await screen.findByRole("button", { name: reminder });
  press("Terminer");
  await screen.findByRole("region", { name: /^Terminer la séance/ });
  press(reminder);
  const sheet = await screen.findByRole("region", { name: "Contexte" });
  fireEvent.click(await within(sheet).findByRole("radio", { name: "Non" }));
  expect(
    within(sheet).queryByRole("button", { name: "Répondre plus tard" }),
  ).toBeNull();
  await drained(() => press("Enregistrer le contexte"));
  expect(given(1)).toEqual(["no"]);
  await screen.findByRole("region", { name: /^Terminer la séance/ });
  expect(screen.queryByRole("button", { name: reminder })).toBeNull();
});

it("can be chosen where no campaign asks, and holds nobody up whose device cannot read it", async () => {
  desk.seed(
    "contexts",
    "context-2",
    aContext({
      contextId: "context-2",
      names: { fr: "Nuit" },
      ...listing([published]),
    }),
  );
  await open("?mode=create&enclosureId=enclosure-1");
  const choice = await screen.findByRole("combobox", { name: "Contexte" });
  fireEvent.click(choice);
  fireEvent.click(await screen.findByRole("option", { name: "Nuit" }));
  const onward = screen.getByRole("button", { name: /^Continuer/ });
  await waitFor(() => expect(onward).toBeEnabled());
  fireEvent.click(onward);
  await screen.findByText(/ne peuvent pas être lues sur cet appareil/);
  await drained(() => press("Commencer sans le contexte"));
  expect(desk.written[0]).toMatchObject({
    values: { contextId: "context-2", contextVersion: 1, campaignId: null },
  });
});

it("is asked of a planned session when it begins, and changed while it is open", async () => {
  desk.seed(
    "obsSessions",
    "planned-1",
    anObsSession({
      ...asked,
      obsSessionId: "planned-1",
      observerId: "person",
      obsId: "obs-1",
      channels: ["focal"],
      status: "planned",
      startedAt: null,
      interval: null,
    }),
  );
  await open("?obsSessionId=planned-1");
  await screen.findByRole("button", { name: /^Continuer/ });
  press(/^Continuer/);
  fireEvent.click(await screen.findByRole("radio", { name: "Non" }));
  await drained(() => press("Commencer la séance"));
  expect(given(0)).toEqual(["no"]);
  fireEvent.click(await screen.findByRole("button", { name: "Contexte" }));
  const sheet = await screen.findByRole("region", { name: "Contexte" });
  const other = await within(sheet).findByRole("radio", { name: "Oui" });
  expect(within(sheet).getByRole("radio", { name: "Non" })).toBeChecked();
  fireEvent.click(other);
  await drained(() => press("Enregistrer le contexte"));
  expect(given(1)).toEqual(["yes"]);
  expect(screen.queryByRole("region", { name: "Contexte" })).toBeNull();
});

it("is shown with the record in the version in which it was answered", async () => {
  desk.workAs({ right: "admin" });
  desk.seed(
    "obsSessions",
    "done-1",
    aClosedSession({
      ...asked,
      obsSessionId: "done-1",
      obsId: "obs-1",
      contextAnswers: '{"Q-001":{"chosen":["no"],"comment":"Pluie"}}',
    }),
  );
  await open("?obsSessionId=done-1");
  expect(await screen.findByText("Mange ?")).toBeVisible();
  expect(screen.getByText("Non · Pluie")).toBeVisible();
});
