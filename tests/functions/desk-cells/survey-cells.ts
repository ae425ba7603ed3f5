import { change, create } from "../desk-stage";
import type { Change } from "../desk-stage";
import type { DeskCell } from "./desk-cell";
import { cell } from "./desk-cell";
import { aQuestion, inAll } from "../../builders/surveys";

const anybodys = { zooId: "" };
const { questionType, trad, options } = aQuestion();
const names = inAll((language) => `Nouveau ${language}`);

const below = (what: Change, parentId: string): Change => ({
  ...what,
  parentId,
});

const publish: Change = {
  collection: "surveyVersions",
  id: "3",
  parentId: "survey-1",
  kind: "publish",
  values: {},
  base: {},
};

/** The same of ethograms and contexts as of questionnaires. */
const onForms = (
  collection: "observations" | "contexts",
  versions: "observationVersions" | "contextVersions",
  parent: string,
  plan: object,
): DeskCell[] => [
  cell("surveys", "create", create(collection, "new", { names }), anybodys),
  cell("surveys", "change", change(collection, "form-1", { names }), anybodys),
  cell(
    "surveys",
    "remove",
    change(collection, "form-1", { archived: true }),
    anybodys,
  ),
  cell(
    "surveyVersions",
    "create",
    below(
      create(versions, "1", { [parent]: "form-empty", ...plan }),
      "form-empty",
    ),
    anybodys,
  ),
  cell(
    "surveyVersions",
    "change",
    below(change(versions, "3", { ...plan }), "form-1"),
    anybodys,
  ),
  ...(["publish", "discard"] as const).map((kind) =>
    cell(
      "surveyVersions",
      kind,
      { ...publish, collection: versions, parentId: "form-1", kind },
      anybodys,
    ),
  ),
  cell(
    "surveyVersions",
    "remove",
    below(change(versions, "1", { status: "retired" }), "form-1"),
    anybodys,
  ),
];

export const cells: DeskCell[] = [
  ...onForms("observations", "observationVersions", "obsId", {
    categories: [],
    behaviours: [],
  }),
  ...onForms("contexts", "contextVersions", "contextId", { sections: [] }),
  cell(
    "questions",
    "create",
    create("questions", "new", {
      questionRef: "Q-NEW",
      questionType,
      trad,
      options,
    }),
    anybodys,
  ),
  cell(
    "questions",
    "change",
    change("questions", "question-1", { mandatory: false }),
    anybodys,
  ),
  cell(
    "questions",
    "change",
    change("shortQuestions", "table", { rows: {} }),
    anybodys,
  ),
  cell(
    "questions",
    "remove",
    change("questions", "question-1", { archived: true }),
    anybodys,
  ),
  cell("surveys", "create", create("surveys", "new", { names }), anybodys),
  cell("surveys", "change", change("surveys", "survey-1", { names }), anybodys),
  cell(
    "surveys",
    "remove",
    change("surveys", "survey-1", { archived: true }),
    anybodys,
  ),
  cell(
    "surveyVersions",
    "create",
    below(
      create("surveyVersions", "1", { surveyId: "survey-empty", sections: [] }),
      "survey-empty",
    ),
    anybodys,
  ),
  cell(
    "surveyVersions",
    "change",
    below(change("surveyVersions", "3", { sections: [] }), "survey-1"),
    anybodys,
  ),
  cell("surveyVersions", "publish", publish, anybodys),
  cell("surveyVersions", "discard", { ...publish, kind: "discard" }, anybodys),
  cell(
    "surveyVersions",
    "remove",
    below(change("surveyVersions", "1", { status: "retired" }), "survey-1"),
    anybodys,
  ),
  cell("profiles", "create", create("profiles", "new", { names }), anybodys),
  cell(
    "profiles",
    "change",
    change("profiles", "profile-1", { names }),
    anybodys,
  ),
  cell(
    "profiles",
    "remove",
    change("profiles", "profile-1", { archived: true }),
    anybodys,
  ),
];
