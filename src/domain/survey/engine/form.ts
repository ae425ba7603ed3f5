import type { Condition } from "../condition";
import type { FrozenQuestion, SurveyVersion } from "../version";

/** What the engine reads of a version: of a questionnaire's, or of anything else that is asked alike. */
export type AskedVersion = Pick<SurveyVersion, "sections" | "questions">;

/** A question where it is asked: as it was frozen, whether it must be answered here, and when it is asked. */
export interface FormQuestion extends FrozenQuestion {
  sectionId: string;
  weight: number;
  /** null: always. */
  onlyIf: Condition | null;
}

export interface FormSection {
  sectionId: string;
  questions: readonly FormQuestion[];
}

/** A version made ready to be answered: its questions in their order, and by their references. */
export interface Form {
  sections: readonly FormSection[];
  questions: readonly FormQuestion[];
  /** Their references. */
  order: readonly string[];
  byRef: ReadonlyMap<string, FormQuestion>;
}

/**
 * What a version asks, in its order. A question that it places but does not hold is left out, and one that it places
 * twice is asked where it stands first: publishing refuses both. A version without questions gives a form without any.
 *
 * @example formOf(version).questions.map(({ questionRef }) => questionRef) // ["water", "shade"]
 */
export function formOf(version: AskedVersion): Form {
  const frozen = new Map(
    version.questions.map((one) => [one.questionRef, one]),
  );
  const byRef = new Map<string, FormQuestion>();
  const sections = version.sections.map(({ sectionId, items }) => ({
    sectionId,
    questions: items.flatMap((item): FormQuestion[] => {
      const question = frozen.get(item.questionRef);
      if (question === undefined || byRef.has(item.questionRef)) return [];
      const placed = {
        ...question,
        mandatory: item.mandatory ?? question.mandatory,
        sectionId,
        weight: item.weight,
        onlyIf: item.onlyIf,
      };
      byRef.set(item.questionRef, placed);
      return [placed];
    }),
  }));
  const order = [...byRef.keys()];
  return { sections, questions: [...byRef.values()], order, byRef };
}
