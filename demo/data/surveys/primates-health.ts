import { inAll } from "../enrichments/labels";
import type { DemoQuestion } from "./types";

export const primatesHealth: readonly DemoQuestion[] = [
  {
    ref: "PRI-HEA-01",
    scale: "absent",
    text: inAll([
      "Des blessures récentes sont-elles visibles ?",
      "Are recent injuries visible?",
      "¿Se ven heridas recientes?",
      "Sind frische Verletzungen sichtbar?",
      "Sono visibili ferite recenti?",
      "Zijn er recente verwondingen zichtbaar?",
      "São visíveis ferimentos recentes?",
    ]),
  },
  {
    ref: "PRI-HEA-02",
    scale: "photo",
    onlyIf: {
      ref: "PRI-HEA-01",
      operator: "isAnyOf",
      values: ["mild", "marked"],
    },
    text: inAll([
      "Photographie de la blessure",
      "Picture of the injury",
      "Fotografía de la herida",
      "Foto der Verletzung",
      "Fotografia della ferita",
      "Foto van de verwonding",
      "Fotografia do ferimento",
    ]),
  },
  {
    ref: "PRI-HEA-03",
    scale: "absent",
    text: inAll([
      "Observe-t-on une boiterie ou une gêne dans les déplacements ?",
      "Is there lameness or difficulty in moving?",
      "¿Se observa cojera o dificultad al desplazarse?",
      "Sind Lahmheit oder Mühe bei der Fortbewegung zu sehen?",
      "Si osservano zoppia o difficoltà nei movimenti?",
      "Is er kreupelheid of moeite met bewegen te zien?",
      "Observa-se claudicação ou dificuldade nas deslocações?",
    ]),
  },
  {
    ref: "PRI-HEA-04",
    scale: "rating",
    text: inAll([
      "Quel est l’état du pelage et de la peau ?",
      "What is the state of coat and skin?",
      "¿Cuál es el estado del pelaje y de la piel?",
      "Wie ist der Zustand von Fell und Haut?",
      "Qual è lo stato del mantello e della pelle?",
      "Hoe is de staat van vacht en huid?",
      "Qual é o estado da pelagem e da pele?",
    ]),
  },
  {
    ref: "PRI-HEA-05",
    scale: "absent",
    text: inAll([
      "Les yeux, le nez ou la bouche présentent-ils un écoulement ?",
      "Is there discharge from eyes, nose or mouth?",
      "¿Hay secreción en los ojos, la nariz o la boca?",
      "Gibt es Ausfluss aus Augen, Nase oder Maul?",
      "Ci sono secrezioni da occhi, naso o bocca?",
      "Is er uitvloeiing uit ogen, neus of bek?",
      "Há corrimento nos olhos, no nariz ou na boca?",
    ]),
  },
  {
    ref: "PRI-HEA-06",
    scale: "seldom",
    text: inAll([
      "L’animal tousse-t-il ou respire-t-il avec peine ?",
      "Does the animal cough or breathe with difficulty?",
      "¿Tose el animal o respira con dificultad?",
      "Hustet das Tier oder atmet es schwer?",
      "L’animale tossisce o respira con fatica?",
      "Hoest het dier of ademt het moeilijk?",
      "O animal tosse ou respira com dificuldade?",
    ]),
  },
  {
    ref: "PRI-HEA-07",
    scale: "yesNo",
    text: inAll([
      "Les soins préventifs prévus sont-ils à jour ?",
      "Is the planned preventive care up to date?",
      "¿Están al día los cuidados preventivos previstos?",
      "Ist die geplante Vorsorge auf dem neuesten Stand?",
      "Le cure preventive previste sono aggiornate?",
      "Is de geplande preventieve zorg bijgewerkt?",
      "Os cuidados preventivos previstos estão em dia?",
    ]),
  },
  {
    ref: "PRI-HEA-08",
    scale: "treatment",
    text: inAll([
      "L’animal reçoit-il un traitement en ce moment ?",
      "Is the animal under treatment at present?",
      "¿Recibe el animal algún tratamiento en este momento?",
      "Wird das Tier zurzeit behandelt?",
      "L’animale è attualmente in trattamento?",
      "Wordt het dier op dit moment behandeld?",
      "O animal está a receber um tratamento neste momento?",
    ]),
  },
];
