import { equalValues } from "../../record/equal";
import type { Language } from "../../taxonomy/taxonomy";
import { languages } from "../../taxonomy/taxonomy";
import type { Behaviour, EthogramPlan } from "../version";

/** What of a behaviour is compared as one. */
export const comparedFields = [
  "code",
  "category",
  "kind",
  "valence",
  "outcome",
  "group",
  "color",
  "modifiers",
  "picture",
] as const;
export type ComparedField = (typeof comparedFields)[number];

/** What became of one behaviour. */
export interface BehaviourChange {
  behaviourId: string;
  change: "added" | "removed" | "changed";
  fields: ComparedField[];
  /** The languages in which its words or those of its modifiers differ. */
  languages: Language[];
  /**
   * Whether sessions of both can be counted together: a state is no event, states that other states stop last otherwise, and what is
   * defined otherwise is something else.
   */
  comparable: boolean;
}

const structure = ({ modifiers }: Behaviour) =>
  modifiers.map(({ modifierId, values }) => [
    modifierId,
    ...values.map(({ valueId }) => valueId),
  ]);

const valueOf = (one: Behaviour, field: ComparedField): unknown =>
  field === "category"
    ? one.categoryId
    : field === "modifiers"
      ? structure(one)
      : one[field];

const wordsIn = ({ trad, modifiers }: Behaviour, language: Language) => [
  trad[language] ?? null,
  ...modifiers.map((one) => [
    one.trad[language] ?? null,
    ...one.values.map((value) => value.trad[language] ?? null),
  ]),
];

/** The behaviours that stop one when they begin, and that it stops. */
const stopping = ({ behaviours }: EthogramPlan, one: Behaviour): string[] =>
  one.group === null
    ? []
    : behaviours
        .filter(({ group }) => group === one.group)
        .map(({ behaviourId }) => behaviourId)
        .filter((id) => id !== one.behaviourId)
        .toSorted();

/** In which definitions are held against each other: a published version has them in every language or in none. */
export const definedIn: Language = "fr";

/** What a definition says, whatever its capitals, accents and signs: a misprint that was mended is none. null: the words are not known. */
const meaningOf = ({ trad }: Behaviour): string | null => {
  const words = trad[definedIn];
  return words === undefined
    ? null
    : (words.definition ?? "")
        .normalize("NFD")
        .replaceAll(/\p{M}/gu, "")
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
};

function isDefinedOtherwise(then: Behaviour, now: Behaviour): boolean {
  const [before, after] = [meaningOf(then), meaningOf(now)];
  return before !== null && after !== null && before !== after;
}

/**
 * What differs between two versions, their words in them, in the order of the later one; what is gone follows. [] for
 * two that say the same.
 */
export function changesBetween(
  before: EthogramPlan,
  after: EthogramPlan,
): BehaviourChange[] {
  const was = new Map(before.behaviours.map((one) => [one.behaviourId, one]));
  const is = new Set(after.behaviours.map((one) => one.behaviourId));
  const whole = (behaviourId: string, change: "added" | "removed") => ({
    ...{ behaviourId, change, comparable: true },
    fields: [],
    languages: [],
  });
  const changed = after.behaviours.flatMap((now): BehaviourChange[] => {
    const then = was.get(now.behaviourId);
    if (then === undefined) return [whole(now.behaviourId, "added")];
    const fields = comparedFields.filter(
      (field) => !equalValues(valueOf(then, field), valueOf(now, field)),
    );
    const said = languages.filter(
      (one) => !equalValues(wordsIn(then, one), wordsIn(now, one)),
    );
    const isStoppedOtherwise = !equalValues(
      stopping(before, then).filter((id) => is.has(id)),
      stopping(after, now).filter((id) => was.has(id)),
    );
    const comparable =
      !fields.includes("kind") &&
      !isStoppedOtherwise &&
      !isDefinedOtherwise(then, now);
    return comparable && fields.length + said.length === 0
      ? []
      : [
          {
            ...{ behaviourId: now.behaviourId, change: "changed", fields },
            languages: said,
            comparable,
          },
        ];
  });
  const gone = before.behaviours.filter((one) => !is.has(one.behaviourId));
  return [
    ...changed,
    ...gone.map(({ behaviourId }) => whole(behaviourId, "removed")),
  ];
}
