import * as z from "zod";
import type { DocOf } from "../collections";
import { idSchema } from "../schema/fields";
import { formIssues, freeText, requiredText } from "../schema/form";
import type { Issue } from "../schema/issue";
import type { TaxonKind } from "./kinds";
import type { LocalizedText } from "./taxonomy";
import { languages, taxonNameMax } from "./taxonomy";

/** What species, families and orders have in common. */
export interface Taxon {
  id: string;
  latin: string;
  /** The French name, or the latin one where there is none. */
  name: string;
  names: LocalizedText;
  /** A species' family, a family's order; null for none. */
  parentId: string | null;
}

const views: {
  [K in TaxonKind]: (data: DocOf<K>) => Omit<Taxon, "id">;
} = {
  species: (data) => ({
    latin: data.specieLatinName,
    name: data.specieName,
    names: data.names,
    parentId: data.familyId,
  }),
  family: (data) => ({
    latin: data.familyLatinName,
    name: data.familyName,
    names: data.names,
    parentId: data.orderId,
  }),
  order: (data) => ({
    latin: data.orderLatinName,
    name: data.orderName,
    names: data.names,
    parentId: null,
  }),
};

/** A record of the taxonomy as what all of them have in common. */
export const taxonOf = <K extends TaxonKind>(
  kind: K,
  id: string,
  data: DocOf<K>,
): Taxon => ({ id, ...views[kind](data) });

const name = freeText(taxonNameMax);

/** What a person fills in of a species, family or order; "" for no name. */
export const taxonFormSchema = z.object({
  latin: requiredText(taxonNameMax),
  parentId: idSchema.nullable(),
  fr: name,
  en: name,
  es: name,
  de: name,
  it: name,
  nl: name,
  pt: name,
});
export type TaxonForm = z.input<typeof taxonFormSchema>;

/** A form about a new one, below the given family or order. */
export const blankTaxon = (parentId: string | null): TaxonForm => ({
  latin: "",
  parentId,
  fr: "",
  en: "",
  es: "",
  de: "",
  it: "",
  nl: "",
  pt: "",
});

/** A form about one there is. Where no French name is given but the record has one of its own, that is it. */
export function taxonFormOf(taxon: Taxon): TaxonForm {
  const { latin, names, parentId } = taxon;
  const own = taxon.name === latin ? "" : taxon.name;
  const form: TaxonForm = { ...blankTaxon(parentId), latin };
  for (const language of languages) form[language] = names[language] ?? "";
  return { ...form, fr: form.fr === "" ? own : form.fr };
}

/** The issues of such a form; [] when it may be sent. */
export const taxonIssues = (form: TaxonForm): Issue[] =>
  formIssues(taxonFormSchema, form);

/** The stored fields of a valid form; what it is called is the French name, or the latin one as a last resort. */
export function taxonValues(form: TaxonForm) {
  const latin = form.latin.trim();
  const names: LocalizedText = Object.fromEntries(
    languages
      .map((language) => [language, form[language].trim()] as const)
      .filter(([, text]) => text !== ""),
  );
  return { latin, name: names.fr ?? latin, names, parentId: form.parentId };
}
