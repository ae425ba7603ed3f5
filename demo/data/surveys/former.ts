import type { LocalizedName } from "../types";
import { inAll } from "../enrichments/labels";

/** What the first version asked otherwise: a text, an option that went, a score. */
export const former = {
  text: {
    ref: "PRI-MEN-07",
    text: inAll([
      "Le public gêne-t-il l’animal ?",
      "Do visitors disturb the animal?",
      "¿Molesta el público al animal?",
      "Stört das Publikum das Tier?",
      "Il pubblico disturba l’animale?",
      "Heeft het dier last van het publiek?",
      "O público incomoda o animal?",
    ]),
  },
  option: {
    ref: "PRI-HEA-04",
    value: "notSeen",
    trad: inAll([
      "Non vu",
      "Not seen",
      "No visto",
      "Nicht gesehen",
      "Non visto",
      "Niet gezien",
      "Não visto",
    ]),
  },
  score: { ref: "PRI-ENV-06", value: "fair", score: 0.25 },
};

/** How tables call some of the questions. */
export const shortNames: Readonly<Record<string, LocalizedName>> = {
  "PRI-NUT-02": inAll([
    "État corporel",
    "Body condition",
    "Condición corporal",
    "Ernährungszustand",
    "Condizione corporea",
    "Lichaamsconditie",
    "Condição corporal",
  ]),
  "PRI-NUT-03": inAll([
    "Eau propre",
    "Clean water",
    "Agua limpia",
    "Sauberes Wasser",
    "Acqua pulita",
    "Schoon water",
    "Água limpa",
  ]),
  "PRI-HEA-01": inAll([
    "Blessures",
    "Injuries",
    "Heridas",
    "Verletzungen",
    "Ferite",
    "Verwondingen",
    "Ferimentos",
  ]),
  "PRI-HEA-04": inAll([
    "Pelage et peau",
    "Coat and skin",
    "Pelaje y piel",
    "Fell und Haut",
    "Mantello e pelle",
    "Vacht en huid",
    "Pelagem e pele",
  ]),
  "PRI-BEH-06": inAll([
    "Stéréotypies",
    "Stereotypies",
    "Estereotipias",
    "Stereotypien",
    "Stereotipie",
    "Stereotypieën",
    "Estereotipias",
  ]),
  "PRI-MEN-08": inAll([
    "Bien-être global",
    "Overall welfare",
    "Bienestar global",
    "Wohlergehen insgesamt",
    "Benessere complessivo",
    "Welzijn als geheel",
    "Bem-estar global",
  ]),
  "OIS-NUT-02": inAll([
    "État du bréchet",
    "Keel condition",
    "Estado de la quilla",
    "Brustbein",
    "Stato della carena",
    "Borstbeen",
    "Estado da quilha",
  ]),
  "OIS-HEA-01": inAll([
    "Plumage",
    "Plumage",
    "Plumaje",
    "Gefieder",
    "Piumaggio",
    "Verenkleed",
    "Plumagem",
  ]),
  "OIS-HEA-03": inAll([
    "Lésions des pattes",
    "Foot lesions",
    "Lesiones en las patas",
    "Fußveränderungen",
    "Lesioni alle zampe",
    "Pootletsels",
    "Lesões nas patas",
  ]),
  "OIS-MEN-08": inAll([
    "Bien-être global",
    "Overall welfare",
    "Bienestar global",
    "Wohlergehen insgesamt",
    "Benessere complessivo",
    "Welzijn als geheel",
    "Bem-estar global",
  ]),
};

/** Whom the demonstration's profile is for: two groups of small primates, by the latin names of their families. */
/** How answers are read: of which families, and what counts twice. */
export const profiles = [
  {
    id: "small-primates",
    families: ["Lemuridae", "Callitrichidae"],
    twice: ["interactions", "mental"],
    names: inAll([
      "Lémuriens et ouistitis",
      "Lemurs and marmosets",
      "Lémures y titíes",
      "Lemuren und Krallenaffen",
      "Lemuri e callitricidi",
      "Maki’s en klauwaapjes",
      "Lémures e saguis",
    ]),
    expected: {
      "PRI-NUT-02": ["ideal"],
      "PRI-ENV-02": ["fully"],
      "PRI-BEH-01": ["pair", "group"],
      "PRI-BEH-06": ["never"],
    },
  },
  {
    id: "large-primates",
    families: ["Hominidae", "Hylobatidae", "Cercopithecidae"],
    twice: ["mental"],
    names: inAll([
      "Grands singes, gibbons et cercopithèques",
      "Apes, gibbons and Old World monkeys",
      "Grandes simios, gibones y cercopitecos",
      "Menschenaffen, Gibbons und Meerkatzenverwandte",
      "Grandi scimmie, gibboni e cercopitecidi",
      "Mensapen, gibbons en apen van de Oude Wereld",
      "Grandes símios, gibões e cercopitecos",
    ]),
    expected: {
      "PRI-NUT-02": ["ideal"],
      "PRI-ENV-02": ["fully"],
      "PRI-BEH-01": ["group"],
      "PRI-BEH-06": ["never"],
    },
  },
];
