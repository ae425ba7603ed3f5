import { EvaluationError } from "../evaluate/errors";

const REFERENCE = /\\([\s\S])|\$(?:([0-9]+)|\{([A-Za-z_]\w*)\})|[\\$]/g;

const noGroup = (group: string): EvaluationError =>
  new EvaluationError(`The pattern has no group ${group}.`);

/** The group a number stands for, as many of its digits as name one, and the digits left over. */
function numbered(match: RegExpMatchArray, digits: string): string {
  for (let length = digits.length; length > 0; length -= 1) {
    const group = Number(digits.slice(0, length));
    const isGroup = group < match.length;
    if (isGroup) return (match[group] ?? "") + digits.slice(length);
  }
  throw noGroup(digits);
}

function named(match: RegExpMatchArray, name: string): string {
  const groups = match.groups ?? {};
  if (!Object.hasOwn(groups, name)) throw noGroup(name);
  return groups[name] ?? "";
}

/**
 * What stands in for `match`: `$1` and `${name}` are groups of it, `$0` all of it, a backslash takes the next
 * character as it is. Throws EvaluationError for groups that do not exist.
 */
export function expandReplacement(
  template: string,
  match: RegExpMatchArray,
): string {
  return template.replace(
    REFERENCE,
    (
      text: string,
      literal: string | undefined,
      digits: string | undefined,
      name: string | undefined,
    ) => {
      if (literal !== undefined) return literal;
      if (digits !== undefined) return numbered(match, digits);
      if (name !== undefined) return named(match, name);
      throw new EvaluationError(`Nothing is meant by '${text}'.`);
    },
  );
}
