import type { Option } from "../parameters/parameter";

type Words = readonly Pick<Option, "id" | "name">[];

/** The steps of a scale, lowest first, as counts name them; [] where its maximum is not known or is none. */
export const stepsOf = (scaleMax: number | null): string[] =>
  Number.isInteger(scaleMax) && scaleMax !== null && scaleMax > 0
    ? Array.from({ length: scaleMax }, (_, step) => String(step + 1))
    : [];

/** What a step of a scale is called, which its options say by the step's number; null where it has no word. */
export function wordOf(options: Words, step: number | string): string | null {
  const word = options.find(({ id }) => id === String(step))?.name.trim();
  return word === undefined || word === "" ? null : word;
}

/** The words of a scale as they are stored: of its steps alone, in their order, without those that have none. */
export const scaleWords = (options: Words, scaleMax: number | null): Option[] =>
  stepsOf(scaleMax).flatMap((id) => {
    const name = wordOf(options, id);
    return name === null ? [] : [{ id, name, isArchived: false }];
  });

/** The options with one step called so; what stands there of other steps and types stays. */
export const withWord = (
  options: readonly Option[],
  step: string,
  name: string,
): Option[] =>
  options.some(({ id }) => id === step)
    ? options.map((one) => (one.id === step ? { ...one, name } : one))
    : [...options, { id: step, name, isArchived: false }];

/** Whether options are the words of a scale: each of another of its steps, and none taken back. */
export function areWords(
  options: readonly Option[],
  scaleMax: number | null,
): boolean {
  const steps = new Set(stepsOf(scaleMax));
  return options.every(({ id, isArchived }) => !isArchived && steps.delete(id));
}
