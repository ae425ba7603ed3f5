/** The files of one language, by path: `first` with the language itself, the others when a page asks for them. */
export interface LanguageFiles {
  first: Readonly<Record<string, unknown>>;
  later: Readonly<Record<string, () => Promise<unknown>>>;
}

/** The group of a file: "errors.fields" for "/locales/fr/errors.fields.json". */
export const groupOf = (path: string): string =>
  path.slice(path.lastIndexOf("/") + 1, -".json".length);

/** A group's texts at their place: `{errors: {fields: content}}` for "errors.fields". */
export const placed = (group: string, content: unknown): object =>
  group
    .split(".")
    .reduceRight<unknown>(
      (inner, name) => ({ [name]: inner }),
      content,
    ) as object;
