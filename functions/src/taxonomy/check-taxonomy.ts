import type { CallableOutput } from "@domain/callables";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import { flawedNamed } from "@domain/taxonomy/callables";
import type { Flaw } from "@domain/taxonomy/flaws";
import { flaws, flawsOf } from "@domain/taxonomy/flaws";
import { latinKey } from "@domain/taxonomy/latin";
import { familiesQuery } from "@domain/taxonomy/taxonomy-queries";
import type { Specie } from "@domain/taxonomy/taxonomy";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { defineCallable } from "../edge/define-callable";
import { plain } from "../edge/documents";
import { compile } from "../edge/query";
import { pagesOf } from "../repair/repair";

const readAs = (doc: QueryDocumentSnapshot): Specie | null =>
  readRecord("species", doc.id, plain(doc.data()) as Values).record;

async function allSpecies(): Promise<Specie[]> {
  const all: Specie[] = [];
  for await (const docs of pagesOf("species"))
    all.push(...docs.map(readAs).filter((one) => one !== null));
  return all;
}

async function ordersOfFamilies(): Promise<Map<string, string | null>> {
  const { docs } = await compile(familiesQuery()).get();
  return new Map(
    docs.map((doc) => {
      const orderId: unknown = doc.get("orderId");
      return [doc.id, typeof orderId === "string" ? orderId : null];
    }),
  );
}

const inAlphabet = (a: Specie, b: Specie) =>
  a.specieLatinName.localeCompare(b.specieLatinName, "la");

/** Reads every species once, and says which have what wrong. */
async function check(): Promise<CallableOutput<"checkTaxonomy">> {
  const [species, familyOrders] = await Promise.all([
    allSpecies(),
    ordersOfFamilies(),
  ]);
  const times = new Map<string, number>();
  for (const { specieLatinName } of species) {
    const latin = latinKey(specieLatinName);
    times.set(latin, (times.get(latin) ?? 0) + 1);
  }
  const known = {
    familyOrders,
    timesGiven: (latin: string) => times.get(latinKey(latin)) ?? 0,
  };
  const found = new Map<Flaw, Specie[]>(flaws.map((flaw) => [flaw, []]));
  for (const specie of species.sort(inAlphabet))
    for (const flaw of flawsOf(specie, known)) found.get(flaw)?.push(specie);
  return {
    read: species.length,
    flaws: [...found].map(([flaw, having]) => ({
      flaw,
      count: having.length,
      species: having
        .slice(0, flawedNamed)
        .map(({ specieId, specieLatinName, specieName }) => ({
          id: specieId,
          latin: specieLatinName,
          name: specieName,
        })),
    })),
  };
}

/** What is missing or contradictory in the species base, all of it read once. */
export const checkTaxonomy = defineCallable("checkTaxonomy", check, {
  memory: "1GiB",
});
