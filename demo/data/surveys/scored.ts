import type { Words } from "./scale";
import { scale } from "./scale";

const never: Words = [
  "Jamais",
  "Never",
  "Nunca",
  "Nie",
  "Mai",
  "Nooit",
  "Nunca",
];
const rarely: Words = [
  "Rarement",
  "Rarely",
  "Rara vez",
  "Selten",
  "Raramente",
  "Zelden",
  "Raramente",
];
const sometimes: Words = [
  "Parfois",
  "Sometimes",
  "A veces",
  "Manchmal",
  "A volte",
  "Soms",
  "Por vezes",
];
const often: Words = [
  "Souvent",
  "Often",
  "A menudo",
  "Oft",
  "Spesso",
  "Vaak",
  "Frequentemente",
];
const yes: Words = ["Oui", "Yes", "Sí", "Ja", "Sì", "Ja", "Sim"];
const no: Words = ["Non", "No", "No", "Nein", "No", "Nee", "Não"];
/** One choice that scores, from the worst to the best. */
export const scored = {
  yesNo: scale("single", { yes: [1, yes], no: [0, no] }),
  rating: scale("single", {
    good: [1, ["Bon", "Good", "Bueno", "Gut", "Buono", "Goed", "Bom"]],
    fair: [
      0.5,
      ["Moyen", "Fair", "Regular", "Mittel", "Medio", "Matig", "Médio"],
    ],
    poor: [
      0,
      ["Mauvais", "Poor", "Malo", "Schlecht", "Cattivo", "Slecht", "Mau"],
    ],
  }),
  extent: scale("single", {
    fully: [
      1,
      [
        "Entièrement",
        "Fully",
        "Totalmente",
        "Ganz",
        "Del tutto",
        "Helemaal",
        "Totalmente",
      ],
    ],
    partly: [
      0.5,
      [
        "En partie",
        "Partly",
        "En parte",
        "Teilweise",
        "In parte",
        "Gedeeltelijk",
        "Em parte",
      ],
    ],
    not: [
      0,
      [
        "Pas du tout",
        "Not at all",
        "Nada",
        "Gar nicht",
        "Per niente",
        "Helemaal niet",
        "De modo nenhum",
      ],
    ],
  }),
  absent: scale("single", {
    absent: [
      1,
      [
        "Absent",
        "Absent",
        "Ausente",
        "Nicht vorhanden",
        "Assente",
        "Afwezig",
        "Ausente",
      ],
    ],
    mild: [
      0.5,
      ["Léger", "Mild", "Leve", "Leicht", "Lieve", "Licht", "Ligeiro"],
    ],
    marked: [
      0,
      [
        "Marqué",
        "Marked",
        "Marcado",
        "Ausgeprägt",
        "Marcato",
        "Duidelijk",
        "Acentuado",
      ],
    ],
  }),
  often: scale("single", {
    veryOften: [
      1,
      [
        "Très souvent",
        "Very often",
        "Muy a menudo",
        "Sehr oft",
        "Molto spesso",
        "Heel vaak",
        "Muito frequentemente",
      ],
    ],
    often: [0.75, often],
    sometimes: [0.5, sometimes],
    rarely: [0.25, rarely],
    never: [0, never],
  }),
  seldom: scale("single", {
    never: [1, never],
    rarely: [0.75, rarely],
    sometimes: [0.5, sometimes],
    often: [0.25, often],
    veryOften: [
      0,
      [
        "Très souvent",
        "Very often",
        "Muy a menudo",
        "Sehr oft",
        "Molto spesso",
        "Heel vaak",
        "Muito frequentemente",
      ],
    ],
  }),
  condition: scale("single", {
    thin: [
      0,
      ["Maigre", "Thin", "Delgado", "Mager", "Magro", "Mager", "Magro"],
    ],
    lean: [
      0.5,
      [
        "Plutôt mince",
        "Lean",
        "Algo delgado",
        "Eher schlank",
        "Piuttosto magro",
        "Aan de dunne kant",
        "Um pouco magro",
      ],
    ],
    ideal: [
      1,
      ["Idéal", "Ideal", "Ideal", "Ideal", "Ideale", "Ideaal", "Ideal"],
    ],
    heavy: [
      0.6,
      [
        "Plutôt gras",
        "Heavy",
        "Algo gordo",
        "Eher dick",
        "Piuttosto grasso",
        "Aan de dikke kant",
        "Um pouco gordo",
      ],
    ],
    obese: [
      0,
      ["Obèse", "Obese", "Obeso", "Fettleibig", "Obeso", "Obees", "Obeso"],
    ],
  }),
};
