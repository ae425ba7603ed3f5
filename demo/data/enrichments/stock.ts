import type { DemoZooId } from "../types";

/** A change of the stock that no session tells of. */
export interface DemoChange {
  reason: "bought" | "found" | "lost" | "broken" | "given" | "recount";
  /** Below zero: so many go. */
  quantity: number;
  daysAgo: number;
  note: string | null;
}

/** How many pieces an establishment bought of an object, and what became of some of them since. */
export interface DemoStock {
  zooId: DemoZooId;
  enrichmentId: string;
  bought: number;
  changes: readonly DemoChange[];
}

function change(
  reason: DemoChange["reason"],
  quantity: number,
  daysAgo: number,
  note: string | null,
): DemoChange[] {
  return [{ reason, quantity, daysAgo, note }];
}

const changes: Readonly<Record<string, readonly DemoChange[]>> = {
  "pomme-pin": [
    ...change("lost", -4, 118, "Emportées par les écureuils."),
    ...change("bought", 10, 52, null),
  ],
  "sac-jute": change("broken", -3, 75, "Coutures ouvertes."),
  "tonneau-suspendu": change("broken", -1, 33, "Chaîne rompue, tonneau fendu."),
  "tube-nourriture": change("bought", 4, 90, null),
  "nid-corbeille": change("given", -1, 64, "Donné au Jardin de la Baie."),
  "anneaux-lestes": [
    ...change("lost", -2, 41, null),
    ...change("found", 1, 17, "Retrouvé sous la grille du bassin."),
  ],
  "perchoir-mobile": change("recount", -1, 29, "Inventaire du mois."),
};

const bought: readonly [DemoZooId, string, number][] = [
  ["sentinelle", "bouleau", 6],
  ["sentinelle", "bac-sable", 3],
  ["sentinelle", "vers-farine", 4],
  ["sentinelle", "tunnel-terre", 5],
  ["sentinelle", "termitiere", 2],
  ["sentinelle", "balancoire-corde", 6],
  ["sentinelle", "buches-miel", 8],
  ["sentinelle", "cible-carnee", 1],
  ["sentinelle", "leurre-course", 1],
  ["sentinelle", "brosse-dos", 3],
  ["sentinelle", "arbre-aliments", 2],
  ["sentinelle", "panier-branches", 4],
  ["sentinelle", "bambou-perce", 12],
  ["sentinelle", "boite-surprise", 10],
  ["sentinelle", "dessin-craie", 2],
  ["sentinelle", "tissus", 15],
  ["sentinelle", "nid-corbeille", 5],
  ["sentinelle", "perchoir-mobile", 7],
  ["sentinelle", "cascade-portative", 1],
  ["sentinelle", "pomme-pin", 40],
  ["sentinelle", "souche-mousse", 3],
  ["sentinelle", "tonneau-rouleau", 2],
  ["sentinelle", "sel-suspendu", 9],
  ["baie", "ballon-flottant", 6],
  ["baie", "anneaux-lestes", 12],
  ["baie", "jet-eau", 1],
  ["baie", "galets-poissons", 20],
  ["baie", "grotte-mobile", 2],
  ["sentinelle", "balle-distributrice", 10],
  ["sentinelle", "grosse-balle", 4],
  ["sentinelle", "tonneau-suspendu", 3],
  ["sentinelle", "tube-nourriture", 8],
  ["sentinelle", "filet-foin", 6],
  ["sentinelle", "pneu-suspendu", 5],
  ["sentinelle", "hamac-tuyau", 3],
  ["sentinelle", "cube-tuyau", 4],
  ["sentinelle", "sac-jute", 20],
  ["sentinelle", "miroir", 1],
];

export const demoStock: readonly DemoStock[] = bought.map(
  ([zooId, enrichmentId, pieces]) => ({
    zooId,
    enrichmentId,
    bought: pieces,
    changes: changes[enrichmentId] ?? [],
  }),
);
