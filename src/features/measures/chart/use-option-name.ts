import type { Parameter } from "@domain/measures/parameters/parameter";
import { useCallback } from "react";
import { useParameterWords } from "../parameters/use-parameter-words";

type Of = Pick<
  Parameter,
  "builtIn" | "measureType" | "unit" | "scaleMax" | "options"
>;

/** What an option is called that counts name: an option's id, a step of a scale, yes or no. */
export function useOptionName(parameter: Of): (option: string) => string {
  const { valueOf } = useParameterWords();
  return useCallback(
    (option) => {
      switch (parameter.measureType) {
        case "scale":
          return valueOf(parameter, Number(option));
        case "boolean":
          return valueOf(parameter, option === "true");
        default:
          return valueOf(parameter, option);
      }
    },
    [parameter, valueOf],
  );
}
