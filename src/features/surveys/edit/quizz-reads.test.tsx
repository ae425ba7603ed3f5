import { configure, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { languages } from "@domain/taxonomy/taxonomy";
import { listing } from "@domain/versions/version-list";
import {
  anItem,
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
