import { labelIn } from "../../label/label";
import type { Question } from "../../question/question";
import { isChoice, isScored } from "../../question/question";
import { shortName } from "../../question/short";
import type { Language } from "../../taxonomy/taxonomy";
import type { FrozenQuestion, VersionItem, VersionTexts } from "../version";
import type { Plan, Sources } from "./sources";
import { placedIn } from "./sources";

/** A question as it is from here on, where it is asked. */
function frozen(
  { mandatory }: VersionItem,
  question: Question,
): FrozenQuestion {
  const { questionType, options } = question;
  const scores = isScored(questionType);
  return {
    questionId: question.questionId,
    questionRef: question.questionRef,
    questionType,
    options: (isChoice(questionType) ? options : []).map(
      ({ value, score }) => ({ value, score: scores ? score : null }),
    ),
    multipleScore: question.multipleScore,
    criterion: question.criterion,
    mandatory: mandatory ?? question.mandatory,
    mayNotApply: question.mayNotApply,
    helpPicture: question.helpPicture,
    mediaMost: question.mediaMost,
  };
}

/** The questions of a version as they are published, in the order of asking; those that are not there are left out. */
export const frozenQuestions = (
  plan: Plan,
  { question }: Pick<Sources, "question">,
): FrozenQuestion[] =>
  placedIn(plan).flatMap(({ item }) => {
    const found = question(item.questionId);
    return found === null ? [] : [frozen(item, found)];
  });

/** The words of a version in a language, as they are published: what is missing is left out, as publishing refuses that. */
export type Words = Pick<
  VersionTexts,
  "language" | "name" | "sections" | "questions" | "criteria"
>;

function wordsOf(
  question: Question,
  language: Language,
  shortNames: Sources["shortNames"],
): Words["questions"][string] {
  const own = question.trad[language];
  const options = isChoice(question.questionType) ? question.options : [];
  return {
    text: own?.text ?? "",
    help: own?.help ?? null,
    short: shortName(shortNames, question.questionRef, language),
    options: Object.fromEntries(
      options.map(({ value, trad }) => [value, trad[language] ?? ""]),
    ),
  };
}

/** Every word of a version in one language. */
export function wordsIn(
  plan: Plan,
  { names, question, category, shortNames }: Sources,
  language: Language,
): Words {
  const questions = placedIn(plan).flatMap(({ item }) => {
    const found = question(item.questionId);
    return found === null ? [] : [found];
  });
  const criteria = [...new Set(questions.map(({ criterion }) => criterion))];
  return {
    language,
    name: names[language] ?? "",
    sections: Object.fromEntries(
      plan.sections.map(({ sectionId, trad }) => [
        sectionId,
        trad[language] ?? { title: "", intro: null },
      ]),
    ),
    questions: Object.fromEntries(
      questions.map((one) => [
        one.questionRef,
        wordsOf(one, language, shortNames),
      ]),
    ),
    criteria: Object.fromEntries(
      criteria.flatMap((id) => {
        const found = id === null ? null : category(id);
        return id === null || found === null
          ? []
          : [[id, labelIn(found, language)]];
      }),
    ),
  };
}
