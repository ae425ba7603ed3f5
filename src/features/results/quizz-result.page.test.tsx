import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Evaluation } from "@domain/evaluation/evaluation";
import { answersText } from "@domain/evaluation/answers-text";
import { scoreOf } from "@domain/evaluation/score/score";
import type { Answers } from "@domain/survey/answer";
import { formOf } from "@domain/survey/engine/form";
import { addDays, calendarDaySchema } from "@domain/time/calendar-day";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  aCampaign,
  aCampaignKey,
  anEvaluationCorrection,
  answered,
  aSubmission,
} from "../../../tests/builders/campaigns";
import { anAnimal } from "../../../tests/builders/facility";
import { anAnswer, anAskedVersion } from "../../../tests/builders/forms";
import { aProfile, aVersion, someTexts } from "../../../tests/builders/surveys";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { readCsv } from "../../lib/csv";
import { renderUi } from "../../ui/testing/render-ui";
import { Component } from "./quizz-result.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

const version = anAskedVersion([
  { questionRef: "roof", criterion: "home" },
  { questionRef: "food", criterion: "diet" },
  { questionRef: "company", criterion: "social" },
]);
const form = formOf(version);
const asks = (text: string) => ({
  ...{ text, help: null, short: null },
  options: { a: "Non", b: "Un peu", c: "Oui" },
});
const words = someTexts({
  questions: {
    roof: asks("Un abri ?"),
    food: asks("Mange ?"),
    company: asks("De la compagnie ?"),
  },
  criteria: { home: "Hébergement", diet: "Alimentation", social: "Social" },
});

const all = (roof: string, food: string, company: string): Answers => ({
  roof: answered(roof),
  food: answered(food),
  company: answered(company),
});

function submit(
  id: string,
  answers: Answers,
  more: Partial<Evaluation> = {},
): void {
  desk.seed(
    "evaluations",
    id,
    aSubmission({
      evaluationId: id,
      responses: { ...answers },
      score: scoreOf(form, answers),
      ...more,
    }),
  );
}

afterEach(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("campaigns", "campaign-1", aCampaign());
  desk.store.seed(
    "surveyVersions",
    "1",
    aVersion({ ...version, status: "published" }),
    "survey-1",
  );
  desk.store.seed("versionTexts", "fr", words, "survey-1/versions/1");
});

const open = (search: string) =>
  renderUi(
    <SignedIn>
      <Component />
    </SignedIn>,
    { at: `/quizzResultView${search}` },
  );
const here = "?campaignId=campaign-1";

it("says first what there is, then every criterion and the whole in two ways", async () => {
  submit("e1", all("c", "c", "c"));
  submit("e2", all("b", "a", "c"), { subjectId: "animal-2" });
  await open(here);
  expect(
    await screen.findByText(
      "Note globale : 0,75, 2 animaux sur 2. Critère le plus bas : Alimentation 0,50, 2 animaux sur 2.",
    ),
  ).toBeVisible();
  const [home] = await screen.findAllByText(/Hébergement/);
  expect(home).toBeVisible();
  expect(
    screen.getByText("Critère le plus bas, sans compensation"),
  ).toBeVisible();
  expect(screen.getByText("CWAS (aire du polygone)")).toBeVisible();
});

it("cannot say what was hardly answered, and why", async () => {
  submit("e1", { roof: answered("c") });
  await open(here);
  const why = await screen.findAllByText(
    /On ne peut pas dire : moins de deux tiers des réponses/,
  );
  expect(why).toHaveLength(2);
  expect(
    screen.getByText(/Au plus cette valeur pour 1 animal sur 1/),
  ).toBeVisible();
});

it("reads the whole by a profile's weights", async () => {
  submit("e1", all("c", "a", "c"));
  desk.seed(
    "profiles",
    "profile-1",
    aProfile({
      specieIds: [],
      criteria: [
        { categoryId: "diet", weight: 1 },
        { categoryId: "home", weight: 1 },
      ],
    }),
  );
  await open(`${here}&profileId=profile-1`);
  expect(
    await screen.findByText(/Note globale : 0,50, 1 animal sur 1/),
  ).toBeVisible();
  expect(
    screen.getByRole("combobox", { name: "Poids des critères" }),
  ).toHaveValue("Lémuriens");
});

it("counts answers question by question, with what was said beside", async () => {
  submit("e1", {
    ...all("c", "c", "c"),
    roof: anAnswer({ chosen: ["c"], comment: "Tout neuf" }),
  });
  submit("e2", all("a", "c", "c"), { subjectId: "animal-2" });
  await open(`${here}&tab=questions`);
  expect(await screen.findByText("Un abri ?")).toBeVisible();
  expect(screen.getAllByText(/1 · 50\s%/)).toHaveLength(2);
  const said = screen.getByRole("list", { name: /^Commentaires/ });
  expect(within(said).getByText(/Tout neuf/)).toBeVisible();
  expect(within(said).getByRole("link")).toHaveAttribute(
    "href",
    "/AssesmentView?evaluationId=e1",
  );
});

it("shows nothing of experts before one's own answers are handed in", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T10:00:00Z") });
  desk.seed("campaigns", "campaign-1", aCampaign({ mode: "expert" }));
  submit("e1", all("c", "c", "c"), { sealed: true, mode: "expert" });
  await open(here);
  expect(
    await screen.findByText(
      /tous les autres les lisent quand elle est terminée/,
    ),
  ).toBeVisible();
});

it("holds one's own training against the key, and counts nothing", async () => {
  desk.seed("campaigns", "campaign-1", aCampaign({ mode: "training" }));
  desk.store.seed(
    "campaignKeys",
    "key",
    aCampaignKey({ answers: answersText(all("c", "a", "c")) }),
    "campaign-1",
  );
  submit("e1", all("c", "c", "c"), { authorId: "person", mode: "training" });
  await open(here);
  expect(
    await screen.findByText(/67\s% juste : 2 sur 3 questions/),
  ).toBeVisible();
  expect(screen.getByText("Fausse")).toBeVisible();
  expect(screen.queryByText(/Note globale/)).toBeNull();
});

it("holds against the key what was handed in, whatever was put right once the key could be read", async () => {
  desk.seed("campaigns", "campaign-1", aCampaign({ mode: "training" }));
  desk.store.seed(
    "campaignKeys",
    "key",
    aCampaignKey({ answers: answersText(all("c", "a", "c")) }),
    "campaign-1",
  );
  const at = new Date("2026-06-02T09:00:00Z");
  submit("e1", all("c", "a", "c"), {
    ...{ authorId: "person", mode: "training" },
    correctedAt: at,
  });
  desk.store.seed(
    "evaluationCorrections",
    "one",
    anEvaluationCorrection({
      ...{ evaluationId: "e1", questionRef: "food", at },
      before: JSON.stringify(answered("c")),
      answer: JSON.stringify(answered("a")),
    }),
    "e1",
  );
  await open(here);
  expect(
    await screen.findByText(/67\s% juste : 2 sur 3 questions/),
  ).toBeVisible();
  expect(screen.getByText("Fausse")).toBeVisible();
  expect(
    screen.getByText(/^Corrigée le .*une fois le corrigé lisible/),
  ).toBeVisible();
});

it("sets two campaigns side by side", async () => {
  submit("e1", all("c", "c", "c"));
  desk.seed(
    "campaigns",
    "campaign-2",
    aCampaign({ campaignId: "campaign-2", name: "Automne" }),
  );
  submit("e2", all("b", "c", "c"), { campaignId: "campaign-2" });
  await open(`${here}&tab=compare&withId=campaign-2`);
  const row = await screen.findByRole("row", { name: /Hébergement/ });
  expect(row).toHaveTextContent(/1,00.*0,50.*\+0,50.*1 évalué dans les deux/);
});

it("takes every answer to a file, columns by reference with their words beside", async () => {
  submit("e1", all("c", "b", "c"));
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return "blob:file";
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  await open(here);
  await userEvent.click(
    await screen.findByRole("button", { name: "Exporter les réponses" }),
  );
  await userEvent.click(await screen.findByRole("menuitem", { name: "CSV" }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [keys, said, row] = readCsv((await files[0]?.text()) ?? "");
  const at = keys?.indexOf("food") ?? -1;
  expect([said?.[at], row?.[at]]).toEqual(["Mange ?", "b"]);
  const joins = ["evaluationId", "campaignId", "subjectKind", "subjectId"];
  expect(joins.map((key) => row?.[keys?.indexOf(key) ?? -1])).toEqual([
    "e1",
    "campaign-1",
    "animal",
    "animal-1",
  ]);
  expect(said?.[keys?.indexOf("score.home") ?? -1]).toBe("Hébergement · Note");
});

/** One evaluation a week, the latest first. */
function weekly(count: number, more: Partial<Evaluation> = {}): void {
  const last = calendarDaySchema.parse("2026-05-20");
  for (let week = 0; week < count; week += 1) {
    const day = addDays(last, -7 * week);
    submit(`${more.subjectId ?? ""}${day}`, all("c", "b", "c"), {
      ...{ day, submittedAt: new Date(`${day}T09:00:00Z`) },
      ...more,
    });
  }
}

it("says of every animal whether it has changed, also of one of which nothing can be said", async () => {
  const days = Array.from({ length: 13 }, (_, week) =>
    addDays(calendarDaySchema.parse("2026-03-02"), 7 * week),
  );
  days.forEach((day, week) => {
    const usual = all(week % 2 === 0 ? "c" : "b", "c", "c");
    const at = { day, submittedAt: new Date(`${day}T09:00:00Z`) };
    const changed = week === 12 ? all("a", "a", "a") : usual;
    submit(`a${day}`, changed, { ...at, subjectId: "animal-1" });
    submit(`b${day}`, usual, { ...at, subjectId: "animal-2" });
    if (week === 0) submit("c", usual, { ...at, subjectId: "animal-3" });
    const [third, second] = [week < 5 ? "c" : "b", week < 9 ? "c" : "b"];
    const falling = all(week % 2 === 0 ? "c" : "b", second, third);
    submit(`d${day}`, falling, { ...at, subjectId: "animal-4" });
  });
  await open(`${here}&tab=subjects`);
  const table = await screen.findByRole("table", { name: "Notes par animal" });
  expect(await within(table).findByText(/moins bien depuis le /)).toBeVisible();
  expect(within(table).getByText("dernière note dans l’attendu")).toBeVisible();
  expect(within(table).getByText("pas assez de données")).toBeVisible();
  expect(within(table).getByText("baisse peu à peu (n = 13)")).toBeVisible();
});

it("says nothing of a change over time while earlier evaluations were not read", async () => {
  desk.seed("animals", "animal-1", anAnimal());
  weekly(51);
  await open("?animalId=animal-1&tab=time");
  const unread = /les évaluations plus anciennes ne sont pas toutes chargées/;
  expect(await screen.findByText(unread)).toBeVisible();
  const find = { name: "Faire un constat" };
  expect(screen.queryByRole("button", find)).toBeNull();
  await userEvent.click(
    screen.getByRole("button", { name: "Évaluations plus anciennes" }),
  );
  await waitFor(() => expect(screen.queryByText(unread)).toBeNull());
  expect(await screen.findByRole("button", find)).toBeVisible();
  expect(
    await screen.findByText(/on ne peut pas le dire, les valeurs ne varient/),
  ).toBeVisible();
});

it("does not say that an animal does not compare where its evaluations were not read", async () => {
  desk.seed("animals", "animal-1", anAnimal());
  weekly(1, {
    day: calendarDaySchema.parse("2010-01-01"),
    submittedAt: new Date("2010-01-01T09:00:00Z"),
  });
  weekly(500, { subjectId: "animal-2" });
  await open("?animalId=animal-1&tab=beside");
  expect(
    await screen.findByText(/aucune de ses évaluations n’est parmi/),
  ).toBeVisible();
  expect(screen.getByText(/^Sont comptées les 500 évaluations/)).toBeVisible();
});

it("tells of one animal its last evaluation, and lists them all", async () => {
  desk.seed("animals", "animal-1", anAnimal());
  submit("e1", all("a", "a", "a"), {
    submittedAt: new Date("2026-05-20T09:00:00Z"),
    day: calendarDaySchema.parse("2026-05-20"),
  });
  submit("e2", all("c", "c", "c"));
  await open("?animalId=animal-1&tab=evaluations");
  expect(
    await screen.findByText(/^Dernière évaluation, le .*2026 : 1,00/),
  ).toBeVisible();
  expect(screen.getByText(/^2 évaluations, du 20 mai 2026 au /)).toBeVisible();
  const table = screen.getByRole("table", { name: "Évaluations" });
  await waitFor(() =>
    expect(within(table).getAllByRole("link")).toHaveLength(2),
  );
});

it("offers the campaigns where none is named, and says of an unknown one that it is not there", async () => {
  const view = await open("");
  expect(await screen.findByRole("link", { name: "Printemps" })).toBeVisible();
  view.unmount();
  await open("?campaignId=nowhere");
  expect(await screen.findByText(/Cette campagne n’existe pas/)).toBeVisible();
});

it("sets one animal beside the others of its species and its group in a campaign, with how many they are", async () => {
  const of = (id: string, groupId: string | null) =>
    desk.seed(
      "animals",
      id,
      anAnimal({ animalId: id, animalName: id, specieId: "specie-1", groupId }),
    );
  of("animal-1", "pack");
  of("animal-2", "pack");
  of("animal-3", null);
  submit("e1", all("a", "c", "c"));
  submit("e2", all("b", "c", "c"), { subjectId: "animal-2" });
  submit("e3", all("c", "c", "c"), { subjectId: "animal-3" });
  await open("?animalId=animal-1&tab=beside");
  expect(
    (await screen.findAllByText(/^0,75 \(0,50 à 1,00, n = 2\)$/))[0],
  ).toBeVisible();
  expect(screen.getByText(/^0,50 \(0,50 à 0,50, n = 1\)$/)).toBeVisible();
  const table = screen.getByRole("button", { name: /tableau/i });
  await userEvent.click(table);
  const line = (await screen.findAllByRole("row", { name: /Hébergement/ }))[0];
  expect(line).toHaveTextContent("On ne peut pas dire");
});
