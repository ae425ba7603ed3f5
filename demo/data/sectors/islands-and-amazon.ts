import type { DemoSector } from "../types";
import { residents, zone } from "./builders";

export const tropicalSectors: readonly DemoSector[] = [
  {
    id: "ocean-indien",
    zooId: "sentinelle",
    name: "Îles de l’océan Indien",
    color: "#00707A",
    enclosures: [
      {
        id: "ile-lemuriens",
        name: "Île des lémuriens",
        memo: "Passerelle levée le soir après comptage.",
        zones: [
          zone("ile-lemuriens-ile", "Île boisée", 2300, null, "outdoor"),
          zone(
            "ile-lemuriens-maison",
            "Maison des lémuriens",
            130,
            3.8,
            "indoor",
          ),
        ],
        residents: [
          residents("ring-tailed-lemur", 4, 6),
          residents("red-ruffed-lemur", 2, 2),
        ],
      },
      {
        id: "vallee-aldabra",
        name: "Vallée d’Aldabra",
        memo: null,
        zones: [
          zone("vallee-aldabra-prairie", "Prairie", 900, null, "outdoor"),
          zone("vallee-aldabra-mare", "Mare", 60, null, "outdoor", "aquatic"),
          zone("vallee-aldabra-serre", "Serre tropicale", 180, 4, "indoor"),
        ],
        residents: [residents("aldabra-giant-tortoise", 2, 2)],
      },
      {
        id: "serre-radiees",
        name: "Serre des tortues étoilées",
        memo: null,
        zones: [
          zone("serre-radiees-serre", "Serre", 95, 3.2, "indoor"),
          zone("serre-radiees-solarium", "Solarium", 60, null, "outdoor"),
        ],
        residents: [residents("radiated-tortoise", 2, 3, 1)],
      },
      {
        id: "salle-malgache",
        name: "Salle malgache",
        memo: "Hygrométrie relevée matin et soir.",
        zones: [
          zone(
            "salle-malgache-terrariums-cameleons",
            "Terrariums des caméléons",
            12,
            2.2,
            "indoor",
          ),
          zone(
            "salle-malgache-terrarium-mantelles",
            "Terrarium des mantelles",
            4,
            1.4,
            "indoor",
          ),
        ],
        residents: [
          residents("panther-chameleon", 2, 3),
          residents("golden-mantella", 0, 0, 12),
        ],
      },
    ],
  },
  {
    id: "amazonie",
    zooId: "sentinelle",
    name: "Rives de l’Amazone",
    color: "#47730A",
    enclosures: [
      {
        id: "plaine-pampa",
        name: "Plaine de la pampa",
        memo: null,
        zones: [
          zone("plaine-pampa-plaine", "Prairie humide", 5200, null, "outdoor"),
          zone("plaine-pampa-etang", "Étang", 850, null, "outdoor", "aquatic"),
          zone("plaine-pampa-abris", "Abris chauffés", 150, 2.8, "indoor"),
        ],
        residents: [
          residents("lowland-tapir", 1, 1),
          residents("capybara", 2, 4),
          residents("patagonian-mara", 3, 4),
        ],
      },
      {
        id: "enclos-fourmiliers",
        name: "Enclos des fourmiliers",
        memo: null,
        zones: [
          zone("enclos-fourmiliers-prairie", "Prairie", 800, null, "outdoor"),
          zone("enclos-fourmiliers-loge", "Loge chauffée", 45, 2.7, "indoor"),
        ],
        residents: [residents("giant-anteater", 1, 1)],
      },
      {
        id: "ile-saimiris",
        name: "Île des saïmiris",
        memo: null,
        zones: [
          zone("ile-saimiris-ile", "Île", 950, null, "outdoor"),
          zone("ile-saimiris-maison", "Maison", 70, 3.4, "indoor"),
        ],
        residents: [residents("bolivian-squirrel-monkey", 4, 9)],
      },
      {
        id: "foret-ateles",
        name: "Forêt des atèles",
        memo: null,
        zones: [
          zone("foret-ateles-ile", "Île haute", 1600, null, "outdoor"),
          zone("foret-ateles-maison", "Maison", 110, 5, "indoor"),
        ],
        residents: [residents("black-headed-spider-monkey", 2, 5)],
      },
      {
        id: "maison-petits-singes",
        name: "Maison des petits singes",
        memo: "Masque obligatoire en cas de rhume.",
        zones: [
          zone(
            "maison-petits-singes-foret-interieure",
            "Forêt intérieure",
            85,
            4.2,
            "indoor",
          ),
          zone(
            "maison-petits-singes-voliere-tamarins",
            "Volière des tamarins",
            60,
            3.5,
            "outdoor",
          ),
          zone(
            "maison-petits-singes-salle-pinches",
            "Salle des pinchés",
            24,
            3.2,
            "indoor",
          ),
          zone(
            "maison-petits-singes-terrasse-ouistitis",
            "Terrasse des ouistitis",
            22,
            2.8,
            "indoor",
          ),
        ],
        residents: [
          residents("golden-lion-tamarin", 2, 3),
          residents("cotton-top-tamarin", 2, 2),
          residents("linnaeus-two-toed-sloth", 1, 1),
          residents("pygmy-marmoset", 3, 3),
        ],
      },
      {
        id: "voliere-amazonienne",
        name: "Volière amazonienne",
        memo: null,
        zones: [
          zone(
            "voliere-amazonienne-voliere",
            "Grande volière",
            1150,
            12,
            "outdoor",
          ),
          zone(
            "voliere-amazonienne-bassin",
            "Bassin",
            90,
            null,
            "outdoor",
            "aquatic",
          ),
          zone(
            "voliere-amazonienne-abri",
            "Abri d’hivernage",
            120,
            4,
            "indoor",
          ),
        ],
        residents: [
          residents("blue-and-yellow-macaw", 4, 4),
          residents("red-and-green-macaw", 3, 3),
          residents("hyacinth-macaw", 1, 1),
          residents("scarlet-ibis", 5, 6),
        ],
      },
    ],
  },
];
