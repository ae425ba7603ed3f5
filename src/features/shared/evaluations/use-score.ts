import { useFormat } from "../../../lib/use-format";

const twoDigits = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
} as const;

/** How a score is written wherever one stands: from 0 to 1, with two digits, and with its sign where it is a difference. */
export function useScore() {
  const format = useFormat();
  return {
    score: (value: number): string => format.number(value, twoDigits),
    difference: (value: number): string =>
      format.number(value, { ...twoDigits, signDisplay: "exceptZero" }),
  };
}
