import type { Condition } from "../../../src/domain/survey/condition";
import type { LocalizedName } from "../types";
import type { ScaleName } from "./scales";

/** When a question is asked at all. */
export interface DemoCondition {
  ref: string;
  operator: Condition["parts"][number]["operator"];
  values: readonly string[];
}

/** A question of a demonstration questionnaire. */
export interface DemoQuestion {
  ref: string;
  scale: ScaleName;
  text: LocalizedName;
  onlyIf?: DemoCondition;
  /** The first version alone asks it. */
  firstOnly?: boolean;
}
