import { configure, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { languages } from "@domain/taxonomy/taxonomy";
import { listing } from "@domain/versions/version-list";
import {
  anItem,
  aQuestion,
  aSection,
  aSurvey,
  aVersion,
  inAll,
  someTexts,
} from "../../../../tests/builders/surveys";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as QuizzPage } from "./quizz.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const desk = openDesk();
const asked = 200;
const perSection = 25;
/** What the frame and the person are read by, whatever the page. */
const ofPerson = ["access", "users", "zoo", "devices", "config", "zooConfigs"];

const ref = (place: number) => `Q-${String(place)}`;
const items = Array.from({ length: asked }, (_, place) =>
  anItem({ questionId: `q${String(place)}`, questionRef: ref(place) }),
);
const sections = Array.from({ length: asked / perSection }, (_, part) =>
  aSection(items.slice(part * perSection, (part + 1) * perSection), {
    sectionId: `s${String(part)}`,
    trad: inAll((language) => ({
      title: `Partie ${String(part)} ${language}`,
      intro: null,
    })),
  }),
);

function seed(): void {
  desk.workAs({ right: "superAdmin" });
  const publishedAt = new Date("2026-11-01T08:00:00Z");
  desk.seed(
    "surveys",
    "large",
    aSurvey({
      surveyId: "large",
      surveySpecie: [],
      ...listing([
        { status: "published", publishedAt },
        { status: "draft", publishedAt: null },
      ]),
    }),
  );
  const version = aVersion({ surveyId: "large", sections });
  desk.store.seed(
    "surveyVersions",
    "2",
    { ...version, versionId: "2" },
    "large",
  );
  for (const language of languages)
    desk.store.seed(
      "versionTexts",
      language,
      someTexts({
        language,
        questions: Object.fromEntries(
          items.map(({ questionRef }) => [
            questionRef,
            {
              text: `Que dit ${questionRef} ?`,
              help: null,
              short: null,
              options: {},
            },
          ]),
        ),
      }),
      "large/versions/1",
    );
}

it("a draft of 200 questions in seven languages opens within 15 reads, each with its words", async () => {
  seed();
  const documents = vi.spyOn(desk.store, "watchDoc");
  const lists = vi.spyOn(desk.store, "watch");
  await renderUi(
    <SignedIn>
      <QuizzPage />
    </SignedIn>,
    { at: "/quizzManagementView?surveyId=large&version=2&mode=edit" },
  );
  expect(
    await screen.findByRole("button", { name: /^25\. Que dit Q-24/ }),
  ).toBeVisible();
  expect(
    screen.getByText(/^Questions pas encore vérifiées : 200$/),
  ).toBeVisible();
  const names = documents.mock.calls
    .map(([collection]) => collection)
    .filter((name) => !ofPerson.includes(name));
  console.log(
    `reads of an editor of ${String(asked)} questions: ${names.join()}`,
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(15);
  // Nothing that holds as many as there are questions is asked for.
  expect(lists.mock.calls.map(([query]) => query.collection)).toEqual([]);
});

/** As a browser tells of it: the first rows are in sight, the others are not. */
function seeFirst(most: number): void {
  let seen = 0;
  class Sight implements Partial<IntersectionObserver> {
    readonly #told: IntersectionObserverCallback;

    constructor(told: IntersectionObserverCallback) {
      this.#told = told;
    }

    observe(target: Element) {
      seen += 1;
      const isIntersecting = seen <= most;
      this.#told(
        [{ isIntersecting, target } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
    }

    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Sight);
}

it("a first draft of 200 questions reads those in sight, and says them in words", async () => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  const surveyId = "first";
  desk.seed("surveys", surveyId, aSurvey({ surveyId, surveySpecie: [] }));
  desk.store.seed(
    "surveyVersions",
    "1",
    aVersion({ surveyId, sections }),
    surveyId,
  );
  for (const [place, { questionId, questionRef }] of items.entries())
    desk.seed(
      "questions",
      questionId,
      aQuestion({
        questionId,
        questionRef,
        trad: inAll(() => ({ text: `Que dit ${String(place)} ?` })),
      }),
    );
  seeFirst(10);
  const documents = vi.spyOn(desk.store, "watchDoc");
  documents.mockClear();
  await renderUi(
    <SignedIn>
      <QuizzPage />
    </SignedIn>,
    { at: `/quizzManagementView?surveyId=${surveyId}&version=1&mode=edit` },
  );
  expect(
    await screen.findByRole("button", { name: /^10\. Que dit 9 \?/ }),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: /^11\. Q-10/ })).toBeVisible();
  // What was only read for its words is not called checked.
  expect(
    screen.getByText(/^Questions pas encore vérifiées : 200$/),
  ).toBeVisible();
  const names = documents.mock.calls
    .map(([collection]) => collection)
    .filter((name) => !ofPerson.includes(name));
  console.log(`reads of a first draft: ${names.join()}`);
  expect(names.length).toBeLessThanOrEqual(15);
});
