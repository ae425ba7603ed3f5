import { questionRefSchema } from "../../question/question";
import { idSchema } from "../../schema/fields";
import { levels } from "../../grid/grid";
import { idIn, listIn, listText, namedMost } from "./query";
import type { Grain } from "./results/course";
import { grains } from "./results/course";

/** How the answer to a question is looked at, as the address says it; null and []: as it is usual. */
export interface AnalysisLook {
  /** The question of the context whose answers tell apart. */
  questionRef: string | null;
  grain: Grain | null;
  /** Which behaviours are shown, the first where one is; null among them: none of the behaviours. */
  behaviourIds: readonly (string | null)[];
  /** Which of several figures is drawn, by the code that the screen gives it. */
  measure: string | null;
  /** Of which enclosure, animal, zone and level. */
  placeId: string | null;
  animalId: string | null;
  areaId: string | null;
  level: number | null;
  /** Of a density, in m; null: Scott's. */
  bandwidth: number | null;
}

/** No id holds it. */
const noneOf = "/";

const wordIn = (text: string | null): string | null =>
  text !== null && /^[a-zA-Z]{1,20}$/u.test(text) ? text : null;

const behavioursIn = (text: string | null): (string | null)[] =>
  listIn(text, (id) => id === noneOf || idSchema.safeParse(id).success)
    .slice(0, namedMost)
    .map((id) => (id === noneOf ? null : id));

/**
 * How an address looks at an analysis. What it does not say, or says in words that are not understood, is as usual.
 *
 * @example lookOfParams(new URLSearchParams("grain=week&behaviour=rest")).grain // "week"
 */
export function lookOfParams(params: URLSearchParams): AnalysisLook {
  const ref = questionRefSchema.safeParse(params.get("question"));
  const bandwidth = Number(params.get("bandwidth") ?? Number.NaN);
  return {
    questionRef: ref.success ? ref.data : null,
    grain: grains.find((one) => one === params.get("grain")) ?? null,
    behaviourIds: behavioursIn(params.get("behaviour")),
    measure: wordIn(params.get("measure")),
    placeId: idIn(params.get("mapOf")),
    animalId: idIn(params.get("ofId")),
    areaId: idIn(params.get("areaId")),
    level: levels.find((one) => String(one) === params.get("level")) ?? null,
    bandwidth: bandwidth > 0 && bandwidth <= 1000 ? bandwidth : null,
  };
}

const textOf = (value: number | null): string | null =>
  value === null ? null : String(value);

/** What an address says of a look: read again, it gives the same one. */
export const paramsOfLook = (look: AnalysisLook) => ({
  question: look.questionRef,
  grain: look.grain,
  behaviour: listText(look.behaviourIds.map((id) => id ?? noneOf)),
  measure: look.measure,
  mapOf: look.placeId,
  ofId: look.animalId,
  areaId: look.areaId,
  level: textOf(look.level),
  bandwidth: textOf(look.bandwidth),
});
