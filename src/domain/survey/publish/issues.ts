import { missingTexts } from "../../question/issues";
import type { Question } from "../../question/question";
import { isChoice } from "../../question/question";
import { languages } from "../../taxonomy/taxonomy";
import { bytesOf } from "../../schema/bytes";
import { structureBytesMost, textsBytesMost } from "../../versions/size";
import type { VersionSection } from "../version";
import { questionsMost } from "../version";
import { conditionIssues } from "./conditions";
import { frozenQuestions, wordsIn } from "./freeze";
import type { Placed, Plan, Sources, SurveyIssue } from "./sources";
import { placedIn } from "./sources";

const untranslated = (field: string): SurveyIssue => ({
  field,
  code: "translationRequired",
});

const nameIssues = ({ names }: Sources): SurveyIssue[] =>
  languages
    .filter((language) => !names[language]?.trim())
    .map((language) => untranslated(`names.${language}`));

/** A title in every language, and an introduction in all of them or in none. */
function sectionIssues({ trad }: VersionSection, place: number): SurveyIssue[] {
  const hasIntro = Object.values(trad).some(({ intro }) => !!intro);
  return languages.flatMap((language) => {
    const path = `sections.${place}.trad.${language}`;
    const own = trad[language];
    return [
      ...(own === undefined ? [untranslated(`${path}.title`)] : []),
      ...(hasIntro && !own?.intro ? [untranslated(`${path}.intro`)] : []),
    ];
  });
}

/** What is wrong with a question itself, at its place: texts that are missing are said by where they would stand in it. */
function questionIssuesAt(
  { item, path }: Placed,
  question: Question | null,
  category: Sources["category"],
): SurveyIssue[] {
  if (question === null)
    return [{ field: `${path}.questionId`, code: "questionUnknown" }];
  const { questionType, options, criterion } = question;
  const issues = missingTexts(question).map((at) =>
    untranslated(`${path}.${at}`),
  );
  if (question.archived)
    issues.push({ field: `${path}.questionId`, code: "questionArchived" });
  if (question.questionRef !== item.questionRef)
    issues.push({ field: `${path}.questionRef`, code: "questionRenamed" });
  if (isChoice(questionType) && options.length < 2)
    issues.push({ field: `${path}.options`, code: "optionsTwo" });
  if (criterion !== null && category(criterion) === null)
    issues.push({ field: `${path}.criterion`, code: "criterionUnknown" });
  return issues;
}

/** Each question is asked once, by its id and by the reference that answers are kept by. */
const repetitions = (all: readonly Placed[]): SurveyIssue[] =>
  all.flatMap(({ item, path }, own) =>
    all
      .slice(0, own)
      .some(
        (other) =>
          other.item.questionId === item.questionId ||
          other.item.questionRef === item.questionRef,
      )
      ? [{ field: `${path}.questionRef`, code: "questionTwice" as const }]
      : [],
  );

function sizeIssues(plan: Plan, sources: Sources): SurveyIssue[] {
  const structure = bytesOf({
    sections: plan.sections,
    questions: frozenQuestions(plan, sources),
  });
  const texts = languages.filter(
    (language) => bytesOf(wordsIn(plan, sources, language)) > textsBytesMost,
  );
  return [
    ...(structure > structureBytesMost
      ? [{ field: "sections", code: "structureTooLarge" as const }]
      : []),
    ...texts.map((language) => ({
      field: `texts.${language}`,
      code: "textsTooLarge" as const,
    })),
  ];
}

/**
 * Everything in the way of publishing a draft, by where it stands in the draft: words missing in a language, questions
 * that are not there, put away or asked twice, conditions that cannot hold, too much of it. [] when it may be published.
 * Of questions that were not looked up, as `isRead` says, nothing is said that would need them.
 */
export function publishIssues(
  plan: Plan,
  sources: Sources,
  isRead: (questionId: string) => boolean = () => true,
): SurveyIssue[] {
  const all = placedIn(plan);
  const own = [...nameIssues(sources), ...plan.sections.flatMap(sectionIssues)];
  if (all.length === 0)
    return [...own, { field: "sections", code: "questionsNone" }];
  // Of more than may be asked nothing else is looked at.
  if (all.length > questionsMost)
    return [
      ...own,
      {
        field: "sections",
        code: "questionsMost",
        values: { max: questionsMost },
      },
    ];
  const questionAt = ({ item }: Placed) => sources.question(item.questionId);
  return [
    ...own,
    ...repetitions(all),
    ...all
      .filter(({ item }) => isRead(item.questionId))
      .flatMap((placed) =>
        questionIssuesAt(placed, questionAt(placed), sources.category),
      ),
    ...conditionIssues(all, questionAt),
    ...sizeIssues(plan, sources),
  ];
}
