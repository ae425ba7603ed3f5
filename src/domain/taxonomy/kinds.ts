/** The collections of the taxonomy, the widest first. */
export const taxonKinds = ["order", "family", "species"] as const;
export type TaxonKind = (typeof taxonKinds)[number];
