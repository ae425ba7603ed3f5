import type { Words } from "./scale";
import { scale } from "./scale";

const other: Words = [
  "Autre",
  "Other",
  "Otro",
  "Anderes",
  "Altro",
  "Anders",
  "Outro",
];

/** Several choices: the least of them counts. */
export const several = {
  foods: scale("multiple", {
    none: [
      1,
      ["Aucun", "None", "Ninguno", "Keines", "Nessuno", "Geen", "Nenhum"],
    ],
    leaves: [
      0.5,
      [
        "Feuilles et légumes",
        "Leaves and vegetables",
        "Hojas y verduras",
        "Blätter und Gemüse",
        "Foglie e verdure",
        "Bladeren en groenten",
        "Folhas e legumes",
      ],
    ],
    fruit: [
      0.5,
      ["Fruits", "Fruit", "Fruta", "Obst", "Frutta", "Fruit", "Fruta"],
    ],
    pellets: [
      0.25,
      [
        "Granulés",
        "Pellets",
        "Pienso granulado",
        "Pellets",
        "Pellet",
        "Brokken",
        "Granulado",
      ],
    ],
    proteins: [
      0.25,
      [
        "Insectes, œufs ou viande",
        "Insects, eggs or meat",
        "Insectos, huevos o carne",
        "Insekten, Eier oder Fleisch",
        "Insetti, uova o carne",
        "Insecten, eieren of vlees",
        "Insetos, ovos ou carne",
      ],
    ],
  }),
  stereotypies: scale("multiple", {
    pacing: [
      0.25,
      [
        "Allées et venues",
        "Pacing",
        "Ir y venir",
        "Hin- und Herlaufen",
        "Andirivieni",
        "Heen en weer lopen",
        "Vaivém",
      ],
    ],
    rocking: [
      0.25,
      [
        "Balancement",
        "Rocking",
        "Balanceo",
        "Schaukeln",
        "Dondolamento",
        "Wiegen",
        "Balanço",
      ],
    ],
    overgrooming: [
      0.25,
      [
        "Toilettage excessif",
        "Overgrooming",
        "Acicalamiento excesivo",
        "Übermäßige Fellpflege",
        "Toelettatura eccessiva",
        "Overmatig poetsen",
        "Catação excessiva",
      ],
    ],
    selfBiting: [
      0,
      [
        "Automorsure",
        "Self-biting",
        "Automordedura",
        "Selbstbeißen",
        "Automorsi",
        "Zichzelf bijten",
        "Automordedura",
      ],
    ],
    other: [0.25, other],
  }),
  causes: scale("multiple", {
    moult: [0.75, ["Mue", "Moult", "Muda", "Mauser", "Muta", "Rui", "Muda"]],
    plucking: [
      0,
      [
        "Piquage",
        "Plucking",
        "Picaje",
        "Federrupfen",
        "Strappo delle penne",
        "Verenplukken",
        "Arranque de penas",
      ],
    ],
    wear: [
      0.5,
      [
        "Usure",
        "Wear",
        "Desgaste",
        "Abnutzung",
        "Usura",
        "Slijtage",
        "Desgaste",
      ],
    ],
    parasites: [
      0.25,
      [
        "Parasites",
        "Parasites",
        "Parásitos",
        "Parasiten",
        "Parassiti",
        "Parasieten",
        "Parasitas",
      ],
    ],
    other: [0.5, other],
  }),
};
