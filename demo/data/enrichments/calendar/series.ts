import type { DemoZooId } from "../../types";
import type { DemoIncident, DemoSeries } from "./types";

type What = readonly [id: string, enrichmentId: string, pieces: number];
type Where = readonly [enclosureId: string, speciesId?: string];
type When = readonly [
  days: DemoSeries["days"],
  time: string,
  hours: number,
  weeks: readonly [number, number],
];

const weekly =
  (zooId: DemoZooId) =>
  (
    [id, enrichmentId, pieces]: What,
    [enclosureId, speciesId = null]: Where | readonly [string, null],
    [days, time, hours, weeks]: When,
    incident: DemoIncident | null = null,
  ): DemoSeries => ({
    ...{ id, zooId, enrichmentId, pieces },
    ...{ enclosureIds: [enclosureId], speciesId },
    ...{ days, weeks, time, hours, incident },
    asksTask: days === "midweek",
  });

const here = weekly("sentinelle");
const bay = weekly("baie");

const african: readonly DemoSeries[] = [
  here(
    ["lions-carcasse", "cible-carnee", 1],
    ["colline-lions"],
    [[2], "10:30", 5, [-9, 3]],
  ),
  here(
    ["guepards-leurre", "leurre-course", 1],
    ["territoire-guepards"],
    [[3, 6], "09:30", 1, [-3, 1]],
  ),
  here(
    ["elephants-arbre", "arbre-aliments", 2],
    ["vallee-elephants"],
    [[4], "08:45", 8, [-5, 2]],
  ),
  here(
    ["girafes-panier", "panier-branches", 3],
    ["plaine-africaine", "giraffe"],
    [[1], "09:00", 26, [-4, 3]],
  ),
  here(
    ["rhinos-boue", "boue", 1],
    ["plateau-rhinoceros"],
    [[5], "13:30", 3, [-24, -17]],
  ),
  here(
    ["suricates-vers", "vers-farine", 2],
    ["cite-suricates"],
    [[1, 4], "09:00", 3, [-3, 2]],
  ),
  here(
    ["suricates-sable", "bac-sable", 1],
    ["cite-suricates"],
    [[3], "09:20", 6, [-20, -12]],
  ),
  here(
    ["lycaons-glace", "glace-sang", 2],
    ["vallon-lycaons"],
    [[5], "14:00", 2, [-2, 3]],
  ),
  here(
    ["gorilles-glaces", "glaces-legumes", 6],
    ["clairiere-gorilles"],
    [[5], "14:00", 2, [-6, 2]],
  ),
  here(
    ["gorilles-termitiere", "termitiere", 1],
    ["clairiere-gorilles"],
    [[2], "09:15", 6, [-15, -9]],
  ),
  here(
    ["mandrills-noix", "noix-caches", 20],
    ["bosquet-mandrills"],
    [[2], "09:30", 4, [-3, 3]],
  ),
  here(
    ["gris-boite", "boite-surprise", 3],
    ["voliere-gris"],
    [[3], "10:00", 5, [-18, -11]],
    {
      ...{ at: 3, reason: "broken", pieces: 1 },
      note: "Déchiquetée en une heure.",
    },
  ),
];

const elsewhere: readonly DemoSeries[] = [
  here(
    ["orangs-tissus", "tissus", 5],
    ["pont-orangs", "bornean-orangutan"],
    [[6], "10:00", 4, [-16, -7]],
    {
      ...{ at: 9, reason: "lost", pieces: 2 },
      note: "Deux morceaux introuvables à la rentrée.",
    },
  ),
  here(
    ["loutres-gel", "moules-gel", 5],
    ["ruisseau-loutres"],
    [[3], "11:00", 2, [-4, 3]],
  ),
  here(
    ["tigres-epices", "epices", 2],
    ["foret-tigres"],
    [[7], "08:30", 6, [-12, -6]],
  ),
  here(
    ["pandas-bambou", "bambou-perce", 4],
    ["bambouseraie"],
    [[1, 5], "09:15", 24, [-2, 2]],
  ),
  here(
    ["loups-laine", "pelage-laine", 3],
    ["bois-loups"],
    [[7], "09:30", 5, [-3, 2]],
  ),
  here(
    ["ours-miel", "buches-miel", 3],
    ["foret-ours"],
    [[4], "10:00", 4, [-22, -14]],
    {
      ...{ at: 5, reason: "broken", pieces: 1 },
      note: "Fendue en deux, inutilisable.",
    },
  ),
  here(
    ["pantheres-parfum", "parfum", 1],
    ["piton-pantheres"],
    [[5], "09:00", 6, [-5, 3]],
  ),
  here(
    ["otaries-flotteurs", "bassin-flotteurs", 4],
    ["anse-otaries"],
    [[4], "15:00", 2, [-4, 2]],
  ),
  here(
    ["manchots-glace", "bloc-glace", 3],
    ["cote-manchots"],
    [[2], "14:00", 2, [-25, -19]],
  ),
  here(
    ["lemuriens-planche", "planche-trous", 2],
    ["ile-lemuriens", "ring-tailed-lemur"],
    [[2], "09:45", 3, [-3, 2]],
  ),
  here(
    ["saimiris-tube", "tube-nourriture", 4],
    ["ile-saimiris"],
    [[1], "10:15", 3, [-10, -3]],
  ),
  here(
    ["aras-carton", "carton", 4],
    ["voliere-amazonienne", "blue-and-yellow-macaw"],
    [[6], "10:30", 4, [-2, 2]],
  ),
  here(
    ["dragons-litiere", "litiere-proie", 1],
    ["maison-dragons"],
    ["midweek", "11:00", 5, [-3, 2]],
  ),
  bay(
    ["baie-manchots-ballon", "ballon-flottant", 3],
    ["baie-manchotiere"],
    [[5], "14:30", 2, [-6, 3]],
  ),
  bay(
    ["baie-loutres-galets", "galets-poissons", 8],
    ["baie-loutres"],
    [[1], "09:00", 2, [-3, 2]],
    {
      ...{ at: 1, reason: "lost", pieces: 1 },
      note: "Un galet resté au fond du bassin.",
    },
  ),
  bay(
    ["baie-makis-planche", "planche-trous", 1],
    ["baie-makis"],
    [[6], "10:00", 3, [-13, -8]],
  ),
];

const once: readonly DemoSeries[] = [
  {
    ...here(
      ["noix-partout", "noix-caches", 30],
      ["voliere-gris"],
      [[4], "09:30", 6, [2, 2]],
    ),
    enclosureIds: ["voliere-gris", "lisiere-bucorves"],
  },
  here(
    ["tigres-jute", "sac-jute", 2],
    ["foret-tigres"],
    [[2], "08:30", 7, [1, 1]],
  ),
  here(
    ["ours-pommes", "pomme-pin", 12],
    ["foret-ours"],
    [[3], "10:00", 4, [1, 1]],
  ),
  here(
    ["roussettes-son", "enregistrement", 1],
    ["grotte-roussettes"],
    [[5], "16:00", 1, [1, 1]],
  ),
  here(
    ["elephants-boue", "boue", 1],
    ["vallee-elephants"],
    [[6], "13:00", 4, [1, 1]],
  ),
  here(
    ["chameaux-branches", "branches-fraiches", 6],
    ["halte-chameaux"],
    [[2], "09:00", 24, [2, 2]],
  ),
];

/** What is planned, once or every week, the earlier past among it. */
export const demoSeries: readonly DemoSeries[] = [
  ...african,
  ...elsewhere,
  ...once,
];
