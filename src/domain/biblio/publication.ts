import * as z from "zod";
import type { RecordFacts } from "../access/can";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  plainAddress,
  proseSchema,
  textSchema,
} from "../schema/fields";
import { isDoi } from "./doi";

export const publicationTypes = [
  "article",
  "book",
  "chapter",
  "proceedings",
  "thesis",
  "report",
  "web",
  "other",
] as const;
export type PublicationType = (typeof publicationTypes)[number];

export const titleMax = 500;
export const nameMax = 150;
export const shortMax = 60;
export const proseMax = 5000;
export const authorsMost = 200;
export const tagsMost = 20;
export const tagMax = 60;
export const linksMost = 50;
export const yearLeast = 1500;
export const yearMost = 2200;

const ids = z.array(idSchema).max(linksMost).default([]);

/** An author; an institution has a family name alone. */
const authorSchema = z.object({
  family: textSchema(nameMax),
  given: optional(textSchema(nameMax)),
});
export type Author = z.infer<typeof authorSchema>;

/** `biblio/{biblioId}`: a publication that questions, limits and projects rest on. */
export const publicationSchema = z.object({
  /** null: everybody's. */
  zooId: derived(idSchema.nullable()),
  biblioId: derived(idSchema),
  type: z.enum(publicationTypes).default("article"),
  title: textSchema(titleMax),
  authors: z.array(authorSchema).max(authorsMost).default([]),
  year: optional(z.number().int().min(yearLeast).max(yearMost)),
  /** The journal, or the book that a chapter is of. */
  journal: optional(textSchema(titleMax)),
  publisher: optional(textSchema(nameMax)),
  volume: optional(textSchema(shortMax)),
  issue: optional(textSchema(shortMax)),
  pages: optional(textSchema(shortMax)),
  /** As `doiOf` writes it: without the address of a resolver, in small letters. */
  doi: optional(textSchema(200).refine(isDoi)),
  url: optional(textSchema(500).regex(plainAddress)),
  abstract: optional(proseSchema(proseMax)),
  note: optional(proseSchema(proseMax)),
  tags: z.array(textSchema(tagMax)).max(tagsMost).default([]),
  specieIds: ids,
  questionIds: ids,
  /** Parameters of the establishment's own: none of a publication that is everybody's. */
  healthParameterIds: ids,
  environmentalParameterIds: ids,
  /** That it is everybody's, to be asked for. */
  official: derived(z.boolean().default(false)),
  archived: z.boolean().default(false),
  ...metaFields,
});
export type Publication = z.infer<typeof publicationSchema>;

/** What a publication says of itself, whoever keeps it and whatever it is linked to. */
export type Cited = Pick<
  Publication,
  | "type"
  | "title"
  | "authors"
  | "year"
  | "journal"
  | "publisher"
  | "volume"
  | "issue"
  | "pages"
  | "doi"
  | "url"
  | "abstract"
  | "note"
  | "tags"
>;

/** What `can()` needs to know of a publication: one that is everybody's is no establishment's. */
export const publicationFacts = ({
  zooId,
}: Pick<Publication, "zooId">): RecordFacts => ({ zooId: zooId ?? "" });
