import type { Parameter } from "@domain/measures/parameters/parameter";
import { symbolOf } from "@domain/measures/parameters/units";
import type { Value } from "@domain/measures/values/value";
import { minuteOfInstant } from "@domain/time/date-field";
import type { Say } from "../../mail/texts";
import { factsOf } from "../names";
import type { Cell } from "../write/cells";

/** How a parameter and its values are told. */
interface Told {
  name: string;
  /** Of a scale where it ends. */
  unit: string;
  /** Numbers stay numbers; "" for none. */
  cellOf: (value: Value | null) => Cell;
}

type Read = Pick<
  Parameter,
  "builtIn" | "name" | "unit" | "measureType" | "scaleMax" | "options"
>;

const cellWith =
  ({ options }: Pick<Read, "options">, say: Say) =>
  (value: Value | null): Cell => {
    if (value === null || typeof value === "number") return value ?? "";
    if (typeof value === "boolean")
      return say(value ? "measures.values.yes" : "measures.values.no");
    if (value instanceof Date) return minuteOfInstant(value);
    return options.find(({ id }) => id === value)?.name ?? value;
  };

const toldBy =
  (say: Say) =>
  (one: Read): Told => {
    const { builtIn, name, measureType, scaleMax, unit } = one;
    return {
      name: builtIn === null ? name : say(`measures.builtIn.${builtIn}`),
      unit:
        measureType === "scale" && scaleMax !== null
          ? say("measures.values.upTo", { max: String(scaleMax) })
          : symbolOf(unit),
      cellOf: cellWith(one, say),
    };
  };

/** What parameters of either kind, or of one, are called, and how their values are told. */
export function parametersOf(
  say: Say,
  kinds: readonly ("environmentalParameters" | "healthParameters")[] = [
    "environmentalParameters",
    "healthParameters",
  ],
) {
  const lists = kinds.map((kind) => factsOf(kind, toldBy(say)));
  const unknown: Told = {
    name: say("measures.fields.parameter"),
    unit: "",
    cellOf: cellWith({ options: [] }, say),
  };
  return {
    async learn(ids: readonly (string | null)[]) {
      for (const list of lists) await list.learn(ids);
    },
    of: (id: string): Told =>
      lists.map((list) => list.of(id)).find((fact) => fact !== null) ?? unknown,
  };
}
