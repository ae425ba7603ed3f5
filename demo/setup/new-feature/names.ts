/** What a feature is called, in the places that name it. */
export interface FeatureName {
  /** The folder, the texts and the collection: "groups". */
  many: string;
  /** One of them: "group". */
  one: string;
  /** As types are called: "Group". */
  type: string;
  /** The key of its list page. */
  listPage: string;
}

/** The names of a feature by its plural; throws a line that says what is wrong with it. */
export function namesOf(
  many: string,
  one = many.replace(/s$/, ""),
): FeatureName {
  for (const word of [many, one])
    if (!/^[a-z][a-zA-Z0-9]*$/.test(word))
      throw new Error(
        `"${word}" is no name of a feature: letters and digits, a small one first.`,
      );
  if (one === many)
    throw new Error(`Say what one of the ${many} is called: ${many} <one>.`);
  const type = one.charAt(0).toUpperCase() + one.slice(1);
  return { many, one, type, listPage: `${one}List` };
}

/** The file name of a word: "obsContext" is obs-context. */
export const kebab = (word: string): string =>
  word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
