import type { Language, LocalizedText, Specie } from "./taxonomy";
import { languages } from "./taxonomy";

/** What may be missing or contradictory in a species, the gravest first. */
export const flaws = [
  "latinTwice",
  "notBinomial",
  "noFamily",
  "familyWithoutOrder",
  "orderDiffers",
  "underReview",
  "noName.fr",
  "noName.en",
  "noName.es",
  "noName.de",
  "noName.it",
  "noName.nl",
  "noName.pt",
] as const;
export type Flaw = (typeof flaws)[number];

/** Genus and epithet, each of letters and hyphens, and that of a subspecies; a hybrid has its × before the epithet. */
const binomial =
  /^\p{Lu}[\p{Ll}-]+ (?:× ?)?\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*)?$/u;

/** Is this the latin name of a species, of two words, or of a subspecies, of three? */
export const isBinomial = (latin: string): boolean => binomial.test(latin);

/** The languages in which a name is missing; all seven for none. */
export const missingNames = (names: LocalizedText): Language[] =>
  languages.filter((language) => (names[language] ?? "").trim() === "");

/** What a check knows beside the species: each family's order (null: it has none), and how often a latin name is given. */
export interface Known {
  familyOrders: ReadonlyMap<string, string | null>;
  timesGiven: (latin: string) => number;
}

type Checked = Pick<
  Specie,
  "specieLatinName" | "names" | "familyId" | "orderId" | "underReview"
>;

function placeFlaws(
  { familyId, orderId }: Checked,
  { familyOrders }: Known,
): Flaw[] {
  const isThere = familyId !== null && familyOrders.has(familyId);
  if (!isThere) return ["noFamily"];
  const theirs = familyOrders.get(familyId) ?? null;
  if (theirs === null) return ["familyWithoutOrder"];
  return theirs === orderId ? [] : ["orderDiffers"];
}

/** What is missing or contradictory in a species, in the order of `flaws`; [] for nothing. */
export function flawsOf(specie: Checked, known: Known): Flaw[] {
  const { specieLatinName: latin, names, underReview } = specie;
  const found = new Set<Flaw>([
    ...(known.timesGiven(latin) > 1 ? (["latinTwice"] as const) : []),
    ...(isBinomial(latin) ? [] : (["notBinomial"] as const)),
    ...placeFlaws(specie, known),
    ...(underReview ? (["underReview"] as const) : []),
    ...missingNames(names).map((language) => `noName.${language}` as const),
  ]);
  return flaws.filter((flaw) => found.has(flaw));
}
