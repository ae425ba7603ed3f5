import type { DemoSector } from "../types";
import { residents, zone } from "./builders";

export const eurasianSectors: readonly DemoSector[] = [
  {
    id: "asie",
    zooId: "sentinelle",
    name: "Sentiers d’Asie",
    color: "#A12864",
    enclosures: [
      {
        id: "foret-tigres",
        name: "Forêt des tigres",
        memo: "Sas contrôlé à deux avant chaque ouverture.",
        zones: [
          zone("foret-tigres-foret", "Forêt", 2800, null, "outdoor"),
          zone("foret-tigres-bassin", "Bassin", 80, null, "outdoor", "aquatic"),
          zone("foret-tigres-loges", "Loges de nuit", 120, 3.4, "indoor"),
        ],
        residents: [residents("tiger", 1, 1)],
      },
      {
        id: "pont-orangs",
        name: "Arbres des orangs-outans",
        memo: null,
        zones: [
          zone("pont-orangs-parc-arbore", "Parc arboré", 2100, null, "outdoor"),
          zone("pont-orangs-grande-salle", "Grande salle", 310, 9, "indoor"),
          zone("pont-orangs-loges", "Loges de nuit", 120, 3.5, "indoor"),
        ],
        residents: [residents("bornean-orangutan", 1, 3, 1)],
      },
      {
        id: "canopee-gibbons",
        name: "Canopée des gibbons",
        memo: null,
        zones: [
          zone("canopee-gibbons-ile", "Île", 1100, null, "outdoor"),
          zone("canopee-gibbons-maison", "Maison", 60, 4.5, "indoor"),
        ],
        residents: [residents("lar-gibbon", 1, 2, 1)],
      },
      {
        id: "bambouseraie",
        name: "Bambouseraie des pandas roux",
        memo: "Pas de sortie forcée au-dessus de 28 °C.",
        zones: [
          zone("bambouseraie-jardin", "Jardin arboré", 620, null, "outdoor"),
          zone("bambouseraie-abri", "Abri climatisé", 18, 2.5, "indoor"),
        ],
        residents: [residents("red-panda", 1, 2)],
      },
      {
        id: "ruisseau-loutres",
        name: "Ruisseau des loutres",
        memo: null,
        zones: [
          zone("ruisseau-loutres-berges", "Berges", 260, null, "outdoor"),
          zone(
            "ruisseau-loutres-ruisseau",
            "Ruisseau",
            110,
            null,
            "outdoor",
            "aquatic",
          ),
          zone("ruisseau-loutres-taniere", "Tanière", 14, 2.2, "indoor"),
        ],
        residents: [residents("asian-small-clawed-otter", 3, 2)],
      },
      {
        id: "voliere-bali",
        name: "Jardin de Bali",
        memo: null,
        zones: [
          zone("voliere-bali-voliere", "Volière plantée", 340, 6, "outdoor"),
          zone("voliere-bali-abri", "Abri", 35, 2.8, "indoor"),
        ],
        residents: [
          residents("bali-myna", 4, 4),
          residents("indian-peafowl", 1, 2),
        ],
      },
    ],
  },
  {
    id: "monts",
    zooId: "sentinelle",
    name: "Monts et forêts d’Europe",
    color: "#3F5B8C",
    enclosures: [
      {
        id: "bois-loups",
        name: "Bois des loups",
        memo: null,
        zones: [
          zone("bois-loups-bois", "Bois", 7800, null, "outdoor"),
          zone("bois-loups-sas", "Sas de soin", 45, null, "outdoor"),
        ],
        residents: [residents("grey-wolf", 3, 4)],
      },
      {
        id: "foret-ours",
        name: "Forêt des ours",
        memo: "Clôture électrique testée chaque matin.",
        zones: [
          zone("foret-ours-foret", "Forêt", 5400, null, "outdoor"),
          zone("foret-ours-bassin", "Bassin", 160, null, "outdoor", "aquatic"),
          zone("foret-ours-tanieres", "Tanières", 90, 2.8, "indoor"),
        ],
        residents: [residents("brown-bear", 1, 2)],
      },
      {
        id: "rocher-bouquetins",
        name: "Rocher des bouquetins",
        memo: null,
        zones: [
          zone("rocher-bouquetins-rocher", "Rocher", 2400, null, "outdoor"),
          zone("rocher-bouquetins-abri", "Abri", 50, 2.6, "outdoor"),
        ],
        residents: [residents("alpine-ibex", 3, 6)],
      },
      {
        id: "clairiere-bisons",
        name: "Clairière des bisons",
        memo: null,
        zones: [
          zone(
            "clairiere-bisons-clairiere",
            "Clairière",
            8600,
            null,
            "outdoor",
          ),
          zone(
            "clairiere-bisons-parc-contention",
            "Parc de contention",
            220,
            null,
            "outdoor",
          ),
        ],
        residents: [residents("european-bison", 1, 4)],
      },
      {
        id: "toundra-rennes",
        name: "Toundra des rennes",
        memo: null,
        zones: [
          zone("toundra-rennes-toundra", "Toundra", 3300, null, "outdoor"),
          zone("toundra-rennes-abri", "Abri", 70, 2.8, "outdoor"),
        ],
        residents: [residents("reindeer", 2, 5)],
      },
      {
        id: "vallon-rapaces",
        name: "Vallon des rapaces",
        memo: null,
        zones: [
          zone(
            "vallon-rapaces-voliere-vautours",
            "Grande volière des vautours",
            1400,
            14,
            "outdoor",
          ),
          zone(
            "vallon-rapaces-voliere-grand-duc",
            "Volière des grands-ducs",
            110,
            5,
            "outdoor",
          ),
          zone(
            "vallon-rapaces-voliere-lapone",
            "Volière des chouettes lapones",
            95,
            5,
            "outdoor",
          ),
        ],
        residents: [
          residents("griffon-vulture", 3, 3),
          residents("eurasian-eagle-owl", 1, 1),
          residents("great-grey-owl", 1, 1),
        ],
      },
    ],
  },
  {
    id: "steppes",
    zooId: "sentinelle",
    name: "Steppes et bush",
    color: "#6B4A2B",
    enclosures: [
      {
        id: "piton-pantheres",
        name: "Piton des panthères",
        memo: "Sas contrôlé à deux avant chaque ouverture.",
        zones: [
          zone("piton-pantheres-piton", "Piton rocheux", 900, 11, "outdoor"),
          zone("piton-pantheres-loges", "Loges", 60, 3, "indoor"),
        ],
        residents: [residents("snow-leopard", 1, 1)],
      },
      {
        id: "steppe-przewalski",
        name: "Steppe des chevaux",
        memo: null,
        zones: [
          zone("steppe-przewalski-steppe", "Steppe", 9200, null, "outdoor"),
          zone("steppe-przewalski-abri", "Abri", 120, 3, "outdoor"),
        ],
        residents: [residents("przewalski-horse", 1, 5)],
      },
      {
        id: "halte-chameaux",
        name: "Halte des chameaux",
        memo: null,
        zones: [
          zone("halte-chameaux-cour", "Cour", 3100, null, "outdoor"),
          zone("halte-chameaux-etable", "Étable", 160, 3.4, "indoor"),
        ],
        residents: [residents("bactrian-camel", 1, 3)],
      },
      {
        id: "pre-grues",
        name: "Pré des grues",
        memo: null,
        zones: [
          zone("pre-grues-pre", "Pré humide", 1300, null, "outdoor"),
          zone("pre-grues-mare", "Mare", 180, null, "outdoor", "aquatic"),
          zone("pre-grues-abri", "Abri", 16, 2.5, "indoor"),
        ],
        residents: [residents("red-crowned-crane", 1, 1)],
      },
      {
        id: "plaine-bush",
        name: "Plaine du bush",
        memo: null,
        zones: [
          zone("plaine-bush-plaine", "Plaine", 3800, null, "outdoor"),
          zone("plaine-bush-abris", "Abris", 65, 2.6, "indoor"),
        ],
        residents: [
          residents("red-necked-wallaby", 2, 7, 1),
          residents("emu", 1, 2),
        ],
      },
      {
        id: "voliere-kookaburras",
        name: "Volière des kookaburras",
        memo: null,
        zones: [
          zone("voliere-kookaburras-voliere", "Volière", 85, 4, "outdoor"),
          zone("voliere-kookaburras-abri", "Abri chauffé", 12, 2.5, "indoor"),
        ],
        residents: [residents("laughing-kookaburra", 1, 2)],
      },
    ],
  },
];
