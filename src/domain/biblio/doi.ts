const shape = /^10\.\d{4,9}\/[^\s"<>]+$/;

/** Is this a DOI as it is stored: the prefix of a registrant and what follows it, in small letters? */
export const isDoi = (text: string): boolean =>
  shape.test(text) && text === text.toLowerCase();

const resolver = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i;

/**
 * The DOI in what somebody pasted: alone, after "doi:" or as the address of a resolver, in small letters (the DOI Handbook,
 * 2.4: case says nothing), without the stop of the sentence it stood in; null where there is none.
 * @example doiOf("https://doi.org/10.1017/AWF.2023.5.") // "10.1017/awf.2023.5"
 */
export function doiOf(pasted: string): string | null {
  const bare = pasted
    .trim()
    .replace(resolver, "")
    .replace(/[.,;]+$/, "");
  const text = bare.toLowerCase();
  return isDoi(text) ? text : null;
}

/** Where a DOI leads. */
export const doiAddress = (doi: string): string =>
  `https://doi.org/${doi.split("/").map(encodeURIComponent).join("/")}`;
