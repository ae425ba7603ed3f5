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
  /** Whether sessions of both can be counted together: a state is no event. */
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
    return fields.length + said.length === 0
      ? []
      : [
          {
            ...{ behaviourId: now.behaviourId, change: "changed", fields },
            languages: said,
            comparable: !fields.includes("kind"),
          },
        ];
  });
  const gone = before.behaviours.filter((one) => !is.has(one.behaviourId));
  return [
    ...changed,
    ...gone.map(({ behaviourId }) => whole(behaviourId, "removed")),
  ];
}
