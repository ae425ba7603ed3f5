import type { Behaviour, EthogramWords } from "@domain/ethogram/version";

/** What a behaviour is called; its id where it has no words. */
export const behaviourName = (
  words: EthogramWords,
  behaviourId: string,
): string => words.behaviours[behaviourId]?.name ?? behaviourId;

/** A choice beside a behaviour as rows name it. */
export const modifierRef = (modifierId: string, valueId: string): string =>
  `${modifierId}.${valueId}`;

/** What is asked beside a behaviour, with the words of its choices. */
export const modifierChoices = (
  { behaviourId, modifiers }: Pick<Behaviour, "behaviourId" | "modifiers">,
  words: EthogramWords,
) =>
  modifiers.map(({ modifierId, values }) => {
    const said = words.modifiers[`${behaviourId}.${modifierId}`];
    return {
      modifierId,
      name: said?.name ?? modifierId,
      values: values.map(({ valueId }) => ({
        ref: modifierRef(modifierId, valueId),
        name: said?.values[valueId] ?? valueId,
      })),
    };
  });

const two = (value: number): string => String(value).padStart(2, "0");

/** A time that goes on, "4:05" or "1:04:05". */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
  ];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
