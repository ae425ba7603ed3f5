import type { Parameter } from "../../measures/parameters/parameter";

/** Whether a value may be judged by eye: weights alone are. */
export const isEstimable = ({ builtIn }: Pick<Parameter, "builtIn">): boolean =>
  builtIn === "weight";
