import type { DemoHabit, DemoStanding } from "./types";

/** What animals are given when somebody thinks of it, by sector. */
export const demoHabits: Readonly<Record<string, readonly DemoHabit[]>> = {
  savane: [
    ["plaine-africaine", "branches-fraiches", "brosse-dos", "sel-suspendu"],
    ["plateau-rhinoceros", "brosse-dos", "boue", "branches-fraiches"],
    ["colline-lions", "epices", "carton", "bouleau", "sac-jute"],
    ["territoire-guepards", "parfum", "carton"],
    ["vallee-elephants", "branches-fraiches", "tonneau-suspendu", "filet-foin"],
  ],
  sahel: [
    ["plaine-sahel", "filet-foin", "branches-fraiches"],
    ["cite-suricates", "tas-pierres", "tunnel-terre", "carton", "bac-sable"],
    ["vallon-lycaons", "sac-jute", "litiere-proie"],
    ["jardin-sillonnees", "branches-fraiches"],
    ["voliere-ibis-chauves", "tas-pierres"],
  ],
  foret: [
    ["clairiere-gorilles", "branches-fraiches", "dessin-craie", "tissus"],
    ["bosquet-mandrills", "tube-nourriture", "tissus", "glaces-legumes"],
    ["marais-sitatungas", "branches-fraiches", "filet-foin"],
    ["lisiere-bucorves", "boite-surprise", "noix-caches"],
    ["voliere-gris", "noix-caches", "cloche", "nid-corbeille"],
  ],
  asie: [
    ["foret-tigres", "sac-jute", "tonneau-rouleau", "buches-miel"],
    ["pont-orangs", "carton", "balancoire-corde", "tube-nourriture"],
    ["canopee-gibbons", "balancoire-corde", "branches-fraiches"],
    ["bambouseraie", "buches-miel", "perchoir-mobile"],
    ["ruisseau-loutres", "cascade-portative", "bloc-glace"],
    ["voliere-bali", "perchoir-mobile"],
  ],
  monts: [
    ["bois-loups", "souche-mousse", "epices", "carton"],
    ["foret-ours", "pomme-pin", "tonneau-rouleau", "bouleau"],
    ["rocher-bouquetins", "sel-suspendu", "branches-fraiches"],
    ["clairiere-bisons", "sel-suspendu"],
    ["toundra-rennes", "branches-fraiches"],
    ["vallon-rapaces", "carton"],
  ],
  steppes: [
    ["steppe-przewalski", "filet-foin", "branches-fraiches"],
    ["halte-chameaux", "branches-fraiches"],
    ["piton-pantheres", "cube-tuyau"],
    ["voliere-kookaburras", "labyrinthe"],
  ],
  littoral: [
    ["anse-otaries", "bloc-glace", "brumisateur"],
    ["cote-manchots", "bloc-glace", "bassin-flotteurs"],
    ["lagune-flamants", "brumisateur"],
  ],
  "ocean-indien": [
    ["ile-lemuriens", "branches-fraiches", "carton"],
    ["vallee-aldabra", "branches-fraiches"],
  ],
  amazonie: [
    ["ile-saimiris", "planche-trous", "carton"],
    ["foret-ateles", "tube-nourriture", "branches-fraiches"],
    ["plaine-pampa", "brumisateur", "branches-fraiches"],
    ["enclos-fourmiliers", "litiere-proie"],
    ["maison-petits-singes", "puzzle-tiroirs"],
    ["voliere-amazonienne", "cloche"],
  ],
  vivarium: [
    ["grotte-roussettes", "enregistrement"],
    ["crocodiliere", "brumisateur"],
    ["galerie-reptiles", "labyrinthe"],
  ],
  "baie-rivage": [
    ["baie-manchotiere", "bloc-glace", "jet-eau"],
    ["baie-lagune", "jet-eau"],
    ["baie-loutres", "anneaux-lestes"],
  ],
  "baie-jardin": [
    ["baie-pandas", "carton"],
    ["baie-makis", "carton", "puzzle-tiroirs"],
  ],
};

/** The sectors in which something is placed on most days. */
export const busySectors: readonly string[] = [
  "savane",
  "sahel",
  "foret",
  "asie",
  "monts",
];

type Standing = readonly [
  id: string,
  enrichmentId: string,
  enclosureId: string,
  pieces: number,
  daysAgo: number,
  time: string,
  fate?: DemoStanding["fate"],
];

const standing: readonly Standing[] = [
  // Since last month.
  [
    ...(["gibbons-hamac", "hamac-tuyau", "canopee-gibbons", 3] as const),
    ...([34, "09:15", "staysJudged"] as const),
  ],
  ["suricates-balle", "balle-distributrice", "cite-suricates", 3, 2, "09:15"],
  [
    ...([
      "gorilles-balle",
      "balle-distributrice",
      "clairiere-gorilles",
    ] as const),
    ...([2, 3, "09:15"] as const),
  ],
  ["ours-pneu", "pneu-suspendu", "foret-ours", 2, 12, "09:15"],
  ["gris-perchoir", "perchoir-mobile", "voliere-gris", 2, 19, "10:40"],
  // Two placed the last one: somebody has to count.
  ["gorilles-miroir", "miroir", "clairiere-gorilles", 1, 2, "09:15"],
  ["mandrills-miroir", "miroir", "bosquet-mandrills", 1, 2, "09:20"],
  // By mistake.
  [
    ...(["lions-balle", "grosse-balle", "colline-lions", 1] as const),
    ...([6, "10:05", "takenBack"] as const),
  ],
  [
    ...(["ours-balle", "grosse-balle", "foret-ours", 1] as const),
    ...([27, "15:10", "takenBack"] as const),
  ],
];

/** What the first establishment placed unplanned and left, or took back at once. */
export const demoStanding: readonly DemoStanding[] = standing.map(
  ([id, enrichmentId, enclosureId, pieces, daysAgo, time, fate = "stays"]) => ({
    ...{ id, enrichmentId, enclosureId, pieces, daysAgo, time, fate },
  }),
);
