import type { Taxon } from "../taxonomy/taxon";
import { lineOf, specieOfLine } from "./lines";

/** The id of the document that holds the orders and families: no key of the index holds such a sign. */
export const taxaId = "~taxa";

/** Every order and family with its names, and how many species there are. */
export interface TaxaBase {
  orders: readonly Taxon[];
  families: readonly Taxon[];
  species: number;
}

const blocks = "\n\n";

const taxonLine = ({ id, latin, name, names, parentId }: Taxon): string =>
  lineOf({
    id,
    name,
    latinName: latin,
    names,
    orderId: parentId,
    familyId: null,
  });

function taxonOfLine(line: string): Taxon {
  const { id, name, latinName: latin, names, orderId } = specieOfLine(line);
  return { id, latin, name, names, parentId: orderId };
}

const linesIn = (block: string | undefined): Taxon[] =>
  (block ?? "")
    .split("\n")
    .filter((line) => line !== "")
    .map(taxonOfLine);

const sorted = (taxa: readonly Taxon[]): string =>
  taxa.map(taxonLine).sort().join("\n");

/** As it is stored: the number of species, the orders, the families, a blank line between them, a line each. */
export const encodeTaxa = ({ orders, families, species }: TaxaBase): string =>
  [String(species), sorted(orders), sorted(families)].join(blocks);

/** What a stored text says; without any taxon for a text that is none. */
export function decodeTaxa(text: string): TaxaBase {
  const [count, orders, families] = text.split(blocks);
  return {
    orders: linesIn(orders),
    families: linesIn(families),
    species: Number.parseInt(count ?? "", 10) || 0,
  };
}
