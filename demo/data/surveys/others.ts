import { scale } from "./scale";

/** What only informs, and what is recorded. */
export const others = {
  group: scale("singleInformative", {
    alone: [
      null,
      ["Seul", "Alone", "Solo", "Allein", "Da solo", "Alleen", "Sozinho"],
    ],
    pair: [
      null,
      [
        "En couple",
        "In a pair",
        "En pareja",
        "Als Paar",
        "In coppia",
        "Als paar",
        "Em casal",
      ],
    ],
    group: [
      null,
      [
        "En groupe",
        "In a group",
        "En grupo",
        "In einer Gruppe",
        "In gruppo",
        "In een groep",
        "Em grupo",
      ],
    ],
    mixed: [
      null,
      [
        "Avec d’autres espèces",
        "With other species",
        "Con otras especies",
        "Mit anderen Arten",
        "Con altre specie",
        "Met andere soorten",
        "Com outras espécies",
      ],
    ],
  }),
  treatment: scale("singleInformative", {
    none: [
      null,
      ["Aucun", "None", "Ninguno", "Keine", "Nessuno", "Geen", "Nenhum"],
    ],
    short: [
      null,
      [
        "Ponctuel",
        "Short-term",
        "Puntual",
        "Vorübergehend",
        "Breve",
        "Tijdelijk",
        "Pontual",
      ],
    ],
    lasting: [
      null,
      [
        "De longue durée",
        "Long-term",
        "De larga duración",
        "Dauerhaft",
        "Di lunga durata",
        "Langdurig",
        "De longa duração",
      ],
    ],
  }),
  flight: scale("singleInformative", {
    full: [
      null,
      [
        "Entière",
        "Intact",
        "Completa",
        "Uneingeschränkt",
        "Intatta",
        "Volledig",
        "Intacta",
      ],
    ],
    reduced: [
      null,
      [
        "Réduite",
        "Reduced",
        "Reducida",
        "Eingeschränkt",
        "Ridotta",
        "Verminderd",
        "Reduzida",
      ],
    ],
    none: [
      null,
      [
        "Nulle (espèce ou handicap)",
        "None (species or disability)",
        "Nula (especie o discapacidad)",
        "Keine (Art oder Behinderung)",
        "Nulla (specie o disabilità)",
        "Geen (soort of beperking)",
        "Nula (espécie ou deficiência)",
      ],
    ],
  }),
  photo: scale("photo"),
  video: scale("video"),
  sound: scale("sound"),
};
