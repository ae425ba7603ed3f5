import type { DemoZooId } from "../types";

/** How many pieces an establishment bought of an object, and where some of them lie now. */
export interface DemoStock {
  zooId: DemoZooId;
  enrichmentId: string;
  bought: number;
  placed: readonly { enclosureId: string; pieces: number }[];
}

const placed: Readonly<Record<string, DemoStock["placed"]>> = {
  "balle-distributrice": [
    { enclosureId: "cite-suricates", pieces: 3 },
    { enclosureId: "clairiere-gorilles", pieces: 2 },
  ],
  "pneu-suspendu": [{ enclosureId: "foret-ours", pieces: 2 }],
  "hamac-tuyau": [{ enclosureId: "canopee-gibbons", pieces: 3 }],
  "leurre-course": [{ enclosureId: "territoire-guepards", pieces: 1 }],
  // Two placed the last one: somebody has to count.
  miroir: [
    { enclosureId: "clairiere-gorilles", pieces: 1 },
    { enclosureId: "bosquet-mandrills", pieces: 1 },
  ],
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
    placed: placed[enrichmentId] ?? [],
  }),
);
