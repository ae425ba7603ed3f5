import * as z from "zod";
import { idSchema, plainAddress } from "../schema/fields";
import { formIssues, freeText, requiredLine } from "../schema/form";
import type { Issue } from "../schema/issue";
import { doiOf } from "./doi";
import type { Author, Publication } from "./publication";
import {
  authorsMost,
  linksMost,
  nameMax,
  proseMax,
  publicationTypes,
  shortMax,
  tagMax,
  tagsMost,
  titleMax,
  yearLeast,
  yearMost,
} from "./publication";

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

const isYear = (text: string): boolean =>
  text === "" ||
  (/^\d{4}$/.test(text) &&
    Number(text) >= yearLeast &&
    Number(text) <= yearMost);

const links = z.array(idSchema).max(linksMost);

/** What somebody types of a publication: authors one a line, "family name, given names"; tags with commas between. */
export const publicationFormSchema = z.object({
  doi: freeText(300).refine((text) => text === "" || doiOf(text) !== null, {
    error: "invalid",
  }),
  type: z.enum(publicationTypes),
  title: requiredLine(titleMax),
  authors: freeText(authorsMost * 2 * nameMax).refine(
    (text) =>
      linesOf(text).length <= authorsMost &&
      linesOf(text).every((line) => line.length <= nameMax),
    { error: "invalid" },
  ),
  year: z.string().trim().refine(isYear, { error: "invalid" }),
  journal: freeText(titleMax),
  publisher: freeText(nameMax),
  volume: freeText(shortMax),
  issue: freeText(shortMax),
  pages: freeText(shortMax),
  url: freeText(500).refine((text) => text === "" || plainAddress.test(text), {
    error: "link",
  }),
  tags: freeText(tagsMost * (tagMax + 2)).refine(
    (text) =>
      wordsOf(text).length <= tagsMost &&
      wordsOf(text).every((word) => word.length <= tagMax),
    { error: "invalid" },
  ),
  abstract: freeText(proseMax),
  note: freeText(proseMax),
  specieIds: links,
  questionIds: links,
  healthParameterIds: links,
  environmentalParameterIds: links,
});
export type PublicationForm = z.infer<typeof publicationFormSchema>;

/** What is wrong with a form, in the order of its fields; [] when it may be sent. */
export const publicationIssues = (form: PublicationForm): Issue[] =>
  formIssues(publicationFormSchema, form);

const lineOf = ({ family, given }: Author): string =>
  given === null ? family : `${family}, ${given}`;

/** The form of a publication; an empty one, of an article, for a new one. */
export const publicationForm = (one: Publication | null): PublicationForm => ({
  doi: one?.doi ?? "",
  type: one?.type ?? "article",
  title: one?.title ?? "",
  authors: one?.authors.map(lineOf).join("\n") ?? "",
  year: one?.year === null || one === null ? "" : String(one.year),
  journal: one?.journal ?? "",
  publisher: one?.publisher ?? "",
  volume: one?.volume ?? "",
  issue: one?.issue ?? "",
  pages: one?.pages ?? "",
  url: one?.url ?? "",
  tags: one?.tags.join(", ") ?? "",
  abstract: one?.abstract ?? "",
  note: one?.note ?? "",
  specieIds: one?.specieIds ?? [],
  questionIds: one?.questionIds ?? [],
  healthParameterIds: one?.healthParameterIds ?? [],
  environmentalParameterIds: one?.environmentalParameterIds ?? [],
});

function authorOf(line: string): Author {
  const [family = "", ...given] = line.split(",").map((part) => part.trim());
  const names = given.filter(Boolean).join(", ");
  return { family, given: names === "" ? null : names };
}

const filled = (text: string): string | null => text.trim() || null;

/** What a form stores, trimmed: a field left empty says nothing. */
export const publicationValues = (form: PublicationForm) => ({
  type: form.type,
  title: form.title.trim(),
  authors: linesOf(form.authors)
    .map(authorOf)
    .filter(({ family }) => family !== ""),
  year: form.year.trim() === "" ? null : Number(form.year),
  journal: filled(form.journal),
  publisher: filled(form.publisher),
  volume: filled(form.volume),
  issue: filled(form.issue),
  pages: filled(form.pages),
  doi: doiOf(form.doi),
  url: filled(form.url),
  abstract: filled(form.abstract),
  note: filled(form.note),
  tags: wordsOf(form.tags),
  specieIds: form.specieIds,
  questionIds: form.questionIds,
  healthParameterIds: form.healthParameterIds,
  environmentalParameterIds: form.environmentalParameterIds,
});
