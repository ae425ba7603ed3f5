import type { LocalizedText } from "../../../src/domain/taxonomy/taxonomy";

type Words = [
  fr: string,
  en: string,
  es: string,
  de: string,
  it: string,
  nl: string,
  pt: string,
];

/** A text in the seven languages, in their order. */
export const inAll = ([fr, en, es, de, it, nl, pt]: Words) => ({
  fr,
  en,
  es,
  de,
  it,
  nl,
  pt,
});

const labels = (all: Readonly<Record<string, Words>>) =>
  Object.entries(all).map(
    ([id, words]): { id: string; trad: LocalizedText & { fr: string } } => ({
      id,
      trad: inAll(words),
    }),
  );

/** By which objects are told apart. */
export const demoTags = labels({
  bois: ["Bois", "Wood", "Madera", "Holz", "Legno", "Hout", "Madeira"],
  eau: ["Eau", "Water", "Agua", "Wasser", "Acqua", "Water", "Água"],
  glace: ["Glace", "Ice", "Hielo", "Eis", "Ghiaccio", "IJs", "Gelo"],
  odeur: ["Odeur", "Scent", "Olor", "Duft", "Odore", "Geur", "Odor"],
  sonore: ["Sonore", "Sound", "Sonoro", "Klang", "Sonoro", "Geluid", "Som"],
  recyclage: [
    "Récupération",
    "Recycled",
    "Reciclado",
    "Wiederverwertet",
    "Recupero",
    "Hergebruik",
    "Reciclado",
  ],
  robuste: [
    "Très robuste",
    "Very sturdy",
    "Muy resistente",
    "Sehr robust",
    "Molto robusto",
    "Zeer stevig",
    "Muito robusto",
  ],
  jetable: [
    "Usage unique",
    "Single use",
    "Un solo uso",
    "Einmalig",
    "Monouso",
    "Eenmalig",
    "Uso único",
  ],
});

/** By which they are sorted. */
export const demoCategories = labels({
  alimentaire: [
    "Alimentaire",
    "Feeding",
    "Alimentario",
    "Futter",
    "Alimentare",
    "Voeding",
    "Alimentar",
  ],
  sensoriel: [
    "Sensoriel",
    "Sensory",
    "Sensorial",
    "Sensorisch",
    "Sensoriale",
    "Zintuiglijk",
    "Sensorial",
  ],
  cognitif: [
    "Cognitif",
    "Cognitive",
    "Cognitivo",
    "Kognitiv",
    "Cognitivo",
    "Cognitief",
    "Cognitivo",
  ],
  physique: [
    "Physique",
    "Physical",
    "Físico",
    "Körperlich",
    "Fisico",
    "Fysiek",
    "Físico",
  ],
  social: [
    "Social",
    "Social",
    "Social",
    "Sozial",
    "Sociale",
    "Sociaal",
    "Social",
  ],
});

/** What they are for. */
export const demoGoals = labels({
  fourrager: [
    "Chercher sa nourriture",
    "Foraging",
    "Buscar el alimento",
    "Futter suchen",
    "Cercare il cibo",
    "Voedsel zoeken",
    "Procurar alimento",
  ],
  bouger: [
    "Bouger davantage",
    "Moving more",
    "Moverse más",
    "Mehr Bewegung",
    "Muoversi di più",
    "Meer bewegen",
    "Mexer-se mais",
  ],
  explorer: [
    "Explorer",
    "Exploring",
    "Explorar",
    "Erkunden",
    "Esplorare",
    "Verkennen",
    "Explorar",
  ],
  jouer: [
    "Jouer",
    "Playing",
    "Jugar",
    "Spielen",
    "Giocare",
    "Spelen",
    "Brincar",
  ],
  stereotypies: [
    "Réduire les stéréotypies",
    "Fewer stereotypies",
    "Reducir las estereotipias",
    "Weniger Stereotypien",
    "Ridurre le stereotipie",
    "Minder stereotypieën",
    "Reduzir as estereotipias",
  ],
  repos: [
    "Se reposer à l’abri",
    "Resting sheltered",
    "Descansar a cubierto",
    "Geschützt ruhen",
    "Riposare al riparo",
    "Beschut rusten",
    "Descansar abrigado",
  ],
});
