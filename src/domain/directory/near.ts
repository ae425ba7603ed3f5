/** Shorter words are taken as they are: one letter is too much of them. */
const lettersMin = 4;

/** May a word that was typed stand for another? Numbers and what is shorter than four letters do not. */
export const mayBeNear = (typed: string): boolean =>
  typed.length >= lettersMin && !/\d/.test(typed);

/**
 * Does a word begin with what was typed, but for one letter too many, too few, another, or two that
 * changed places? Both folded. The first letter counts as typed; false for what may not be near.
 */
export function isNear(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || !mayBeNear(typed)) return false;
  let at = 1;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === typed.length) return true;
  const rest = word.slice(at);
  const wanted = typed.slice(at);
  return (
    rest.startsWith(wanted.slice(1)) ||
    rest.slice(1).startsWith(wanted) ||
    (rest !== "" && rest.slice(1).startsWith(wanted.slice(1))) ||
    (rest[0] === wanted[1] &&
      rest[1] === wanted[0] &&
      rest.slice(2).startsWith(wanted.slice(2)))
  );
}
