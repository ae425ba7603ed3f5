import type { DemoSector } from "../types";
import { residents, zone } from "./builders";

export const africanSectors: readonly DemoSector[] = [
  {
    id: "savane",
    zooId: "sentinelle",
    name: "Savane africaine",
    color: "#946000",
    enclosures: [
      {
        id: "plaine-africaine",
        name: "Plaine africaine",
        memo: "Sortie en plaine après 10 h quand le sol est gelé.",
        zones: [
          zone("plaine-africaine-plaine", "Plaine", 18000, null, "outdoor"),
          zone(
            "plaine-africaine-maison-girafes",
            "Maison des girafes",
            420,
            6.5,
            "indoor",
          ),
          zone(
            "plaine-africaine-ecurie-zebres",
            "Écurie des zèbres",
            180,
            3.2,
            "indoor",
          ),
          zone(
            "plaine-africaine-abri-autruches",
            "Abri des autruches",
            60,
            2.8,
            "indoor",
          ),
        ],
        residents: [
          residents("giraffe", 2, 4),
          residents("plains-zebra", 1, 5),
          residents("ostrich", 1, 3),
        ],
      },
      {
        id: "plateau-rhinoceros",
        name: "Plateau des rhinocéros",
        memo: "Deux soigneurs présents pour tout transfert en loge.",
        zones: [
          zone("plateau-rhinoceros-plateau", "Plateau", 9500, null, "outdoor"),
          zone(
            "plateau-rhinoceros-loges",
            "Loges des rhinocéros",
            360,
            4.5,
            "indoor",
          ),
          zone(
            "plateau-rhinoceros-bourbier",
            "Bain de boue",
            140,
            null,
            "outdoor",
            "aquatic",
          ),
        ],
        residents: [residents("white-rhinoceros", 1, 2)],
      },
      {
        id: "colline-lions",
        name: "Colline des lions",
        memo: "Sas contrôlé à deux avant chaque ouverture.",
        zones: [
          zone("colline-lions-colline", "Colline", 3200, null, "outdoor"),
          zone("colline-lions-loges", "Loges de nuit", 150, 3.5, "indoor"),
        ],
        residents: [residents("lion", 1, 4)],
      },
      {
        id: "territoire-guepards",
        name: "Territoire des guépards",
        memo: null,
        zones: [
          zone("territoire-guepards-prairie", "Prairie", 4100, null, "outdoor"),
          zone("territoire-guepards-abri", "Abri chauffé", 70, 2.6, "indoor"),
        ],
        residents: [residents("cheetah", 2, 1)],
      },
      {
        id: "vallee-elephants",
        name: "Vallée des éléphants",
        memo: "Contact protégé uniquement.",
        zones: [
          zone("vallee-elephants-vallee", "Vallée", 14000, null, "outdoor"),
          zone(
            "vallee-elephants-bassin",
            "Bassin de baignade",
            650,
            null,
            "outdoor",
            "aquatic",
          ),
          zone(
            "vallee-elephants-maison",
            "Maison des éléphants",
            1100,
            7,
            "indoor",
          ),
        ],
        residents: [residents("african-elephant", 0, 4)],
      },
    ],
  },
  {
    id: "sahel",
    zooId: "sentinelle",
    name: "Porte du Sahel",
    color: "#B0432B",
    enclosures: [
      {
        id: "plaine-sahel",
        name: "Plaine du Sahel",
        memo: null,
        zones: [
          zone("plaine-sahel-plaine", "Plaine sèche", 11000, null, "outdoor"),
          zone("plaine-sahel-etable", "Étable", 260, 3.4, "indoor"),
        ],
        residents: [
          residents("scimitar-horned-oryx", 1, 6),
          residents("addax", 1, 5),
        ],
      },
      {
        id: "cite-suricates",
        name: "Cité des suricates",
        memo: "Grillage enterré à contrôler après chaque forte pluie.",
        zones: [
          zone("cite-suricates-sable", "Cour de sable", 190, null, "outdoor"),
          zone("cite-suricates-galerie", "Galerie chauffée", 35, 2.4, "indoor"),
        ],
        residents: [residents("meerkat", 5, 7, 2)],
      },
      {
        id: "vallon-lycaons",
        name: "Vallon des lycaons",
        memo: null,
        zones: [
          zone("vallon-lycaons-vallon", "Vallon", 3600, null, "outdoor"),
          zone("vallon-lycaons-loges", "Loges", 110, 2.8, "indoor"),
        ],
        residents: [residents("african-wild-dog", 4, 4)],
      },
      {
        id: "jardin-sillonnees",
        name: "Jardin des tortues sillonnées",
        memo: null,
        zones: [
          zone("jardin-sillonnees-jardin", "Jardin", 420, null, "outdoor"),
          zone("jardin-sillonnees-serre", "Serre chaude", 80, 2.7, "indoor"),
        ],
        residents: [residents("african-spurred-tortoise", 1, 3)],
      },
      {
        id: "voliere-ibis-chauves",
        name: "Falaise des ibis chauves",
        memo: null,
        zones: [
          zone("voliere-ibis-chauves-voliere", "Volière", 520, 9, "outdoor"),
          zone(
            "voliere-ibis-chauves-abri",
            "Abri d’hivernage",
            45,
            3,
            "indoor",
          ),
        ],
        residents: [residents("northern-bald-ibis", 5, 6, 1)],
      },
    ],
  },
  {
    id: "foret",
    zooId: "sentinelle",
    name: "Forêt équatoriale",
    color: "#1E6B3A",
    enclosures: [
      {
        id: "clairiere-gorilles",
        name: "Clairière des gorilles",
        memo: "Aucun visiteur en coulisses pendant les rentrées.",
        zones: [
          zone(
            "clairiere-gorilles-clairiere",
            "Clairière",
            4200,
            null,
            "outdoor",
          ),
          zone(
            "clairiere-gorilles-grande-loge",
            "Grande loge",
            380,
            7,
            "indoor",
          ),
          zone("clairiere-gorilles-loges", "Loges de nuit", 160, 3.6, "indoor"),
        ],
        residents: [residents("western-gorilla", 1, 4, 1)],
      },
      {
        id: "bosquet-mandrills",
        name: "Bosquet des mandrills",
        memo: null,
        zones: [
          zone("bosquet-mandrills-bosquet", "Bosquet", 1500, null, "outdoor"),
          zone("bosquet-mandrills-salle", "Salle d’activité", 140, 4, "indoor"),
        ],
        residents: [residents("mandrill", 2, 7)],
      },
      {
        id: "marais-sitatungas",
        name: "Marais des sitatungas",
        memo: null,
        zones: [
          zone("marais-sitatungas-marais", "Marais", 2600, null, "outdoor"),
          zone(
            "marais-sitatungas-etang",
            "Étang",
            700,
            null,
            "outdoor",
            "aquatic",
          ),
          zone("marais-sitatungas-abri", "Abri", 75, 2.8, "indoor"),
        ],
        residents: [residents("sitatunga", 1, 5)],
      },
      {
        id: "lisiere-bucorves",
        name: "Lisière des bucorves",
        memo: null,
        zones: [
          zone("lisiere-bucorves-voliere", "Volière", 480, 5, "outdoor"),
          zone("lisiere-bucorves-abri", "Abri chauffé", 30, 2.6, "indoor"),
        ],
        residents: [residents("southern-ground-hornbill", 1, 1)],
      },
      {
        id: "voliere-gris",
        name: "Volière des perroquets gris",
        memo: null,
        zones: [
          zone("voliere-gris-voliere", "Volière", 160, 4.5, "outdoor"),
          zone("voliere-gris-abri", "Abri", 40, 3, "indoor"),
        ],
        residents: [residents("grey-parrot", 3, 3)],
      },
    ],
  },
];
