import type { Answer } from "../../src/domain/survey/answer";
import type { Condition } from "../../src/domain/survey/condition";
import type { AskedVersion } from "../../src/domain/survey/engine/form";
import type {
  FrozenQuestion,
  VersionItem,
} from "../../src/domain/survey/version";

export const anAnswer = (given: Partial<Answer> = {}): Answer => ({
  chosen: [],
  media: [],
  notApplicable: false,
  comment: null,
  at: null,
  ...given,
});

/** A choice between a, b and c, which must be answered and may not apply. */
export const aFrozenQuestion = (
  questionRef: string,
  given: Partial<FrozenQuestion> = {},
): FrozenQuestion => ({
  questionId: `id-${questionRef}`,
  questionRef,
  questionType: "single",
  options: ["a", "b", "c"].map((value, index) => ({ value, score: index / 2 })),
  multipleScore: "minimum",
  criterion: null,
  mandatory: true,
  mayNotApply: true,
  helpPicture: null,
  mediaMost: 1,
  ...given,
});

/** Only if that question's answer is one of these. */
export const ifAnyOf = (
  questionRef: string,
  ...values: string[]
): Condition => ({
  match: "all",
  parts: [{ questionRef, operator: "isAnyOf", values }],
});

interface Placed extends Partial<FrozenQuestion> {
  questionRef: string;
  /** Whether it must be answered here; the question's own word unless given. */
  here?: boolean;
  onlyIf?: Condition;
  sectionId?: string;
  weight?: number;
}

/** A version that asks these in their order, in one section unless they say another. */
export function anAskedVersion(placed: readonly Placed[]): AskedVersion {
  const ids = [...new Set(placed.map(({ sectionId = "s1" }) => sectionId))];
  return {
    questions: placed.map(
      ({
        here: _here,
        onlyIf: _onlyIf,
        sectionId: _sectionId,
        weight: _weight,
        ...one
      }) => aFrozenQuestion(one.questionRef, one),
    ),
    sections: ids.map((id) => ({
      sectionId: id,
      trad: {},
      items: placed
        .filter(({ sectionId = "s1" }) => sectionId === id)
        .map(({ questionRef, here, onlyIf, weight }): VersionItem => ({
          questionId: `id-${questionRef}`,
          questionRef,
          weight: weight ?? 1,
          mandatory: here ?? null,
          onlyIf: onlyIf ?? null,
        })),
    })),
  };
}
