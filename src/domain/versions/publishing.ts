import type { Label } from "../label/label";
import type { Question } from "../question/question";
import type { ShortTable } from "../question/short";
import { shortTableId } from "../question/short";
import type { Lookup } from "../record/desk/desk-rule";
import type { Values } from "../record/types";
import type { VersionIssue } from "./issue";
import type { Ethogram } from "../ethogram/ethogram";
import {
  frozenPlan,
  wordsIn as ethogramWords,
} from "../ethogram/publish/freeze";
import { ethogramIssues } from "../ethogram/publish/issues";
import type { EthogramVersion } from "../ethogram/version";
import { frozenQuestions, wordsIn } from "../survey/publish/freeze";
import { publishIssues } from "../survey/publish/issues";
import type { Sources } from "../survey/publish/sources";
import { placedIn } from "../survey/publish/sources";
import type { Survey } from "../survey/survey";
import type { SurveyVersion } from "../survey/version";
import { questionsMost } from "../survey/version";
import type { Language } from "../taxonomy/taxonomy";
import type { VersionedCollection } from "./kinds";

/** A draft, the thing it is a version of, and the records it refers to. */
export interface Draft {
  version: Values;
  thing: Values;
  lookup: Lookup;
}

/** How the drafts of a kind are published: a kind's own, everything else is the same for all. */
interface Publishing {
  /** What has to be read first: asked again with what was found, until it names nothing more. */
  reads: (draft: Draft) => { collection: string; id: string }[];
  /** Everything in the way; [] when it may be published. */
  issues: (draft: Draft) => VersionIssue[];
  /** The fields that hold what is frozen. */
  freeze: (draft: Draft) => Values;
  /** Its words in a language. */
  words: (draft: Draft, language: Language) => Values;
}

const planOf = ({ version }: Draft) => version as SurveyVersion;

const sourcesOf = ({ thing, lookup }: Draft): Sources => ({
  names: (thing as Survey).names,
  question: (id) => lookup("questions", id) as Question | null,
  category: (id) => lookup("categories", id) as Label | null,
  shortNames: lookup("shortQuestions", shortTableId) as ShortTable | null,
});

/** What asks questions: questionnaires, and what is asked once a session. */
const ofQuestions: Publishing = {
  reads(draft) {
    const ids = placedIn(planOf(draft)).map(({ item }) => item.questionId);
    // More is refused anyway, unread.
    if (ids.length > questionsMost) return [];
    const { question } = sourcesOf(draft);
    const criteria = ids.flatMap((id) => question(id)?.criterion ?? []);
    return [
      { collection: "shortQuestions", id: shortTableId },
      ...ids.map((id) => ({ collection: "questions", id })),
      ...criteria.map((id) => ({ collection: "categories", id })),
    ];
  },
  issues: (draft) => publishIssues(planOf(draft), sourcesOf(draft)),
  freeze: (draft) => ({
    questions: frozenQuestions(planOf(draft), sourcesOf(draft)),
  }),
  words: (draft, language) => ({
    ...wordsIn(planOf(draft), sourcesOf(draft), language),
  }),
};

const behavioursOf = ({ version }: Draft) => version as EthogramVersion;
const namesOf = ({ thing }: Draft) => (thing as Ethogram).names;

const ofBehaviours: Publishing = {
  reads: () => [],
  issues: (draft) => ethogramIssues(behavioursOf(draft), namesOf(draft)),
  freeze: (draft) => ({ ...frozenPlan(behavioursOf(draft)) }),
  words: (draft, language) => ({
    ...ethogramWords(behavioursOf(draft), namesOf(draft), language),
  }),
};

/** By the collection of the versions. No browser imports this table: forms ask a kind's own functions. */
export const publishing: Readonly<Record<VersionedCollection, Publishing>> = {
  surveyVersions: ofQuestions,
  observationVersions: ofBehaviours,
  contextVersions: ofQuestions,
};
