import type { behaviours } from "./behaviours";
import type { LocalizedName } from "./types";

/** An ethogram of the demonstration: its states stop each other. */
interface DemoEthogram {
  id: string;
  names: LocalizedName;
  /** The orders whose species it is for. */
  orders: readonly string[];
  behaviours: readonly (keyof typeof behaviours)[];
}

export const ethograms: readonly DemoEthogram[] = [
  {
    id: "primates-focal",
    names: {
      fr: "Primates, suivi focal",
      en: "Primates, focal follow",
      es: "Primates, seguimiento focal",
      de: "Primaten, Fokusbeobachtung",
      it: "Primati, osservazione focale",
      nl: "Primaten, focale observatie",
      pt: "Primatas, seguimento focal",
    },
    orders: ["Primates"],
    behaviours: [
      "rest",
      "sleep",
      "groomSelf",
      "move",
      "climb",
      "eat",
      "forage",
      "groomOther",
      "play",
      "stereotypy",
      "displace",
      "aggression",
      "call",
    ],
  },
  {
    id: "carnivores-activity",
    names: {
      fr: "Carnivores, budget d’activité",
      en: "Carnivores, activity budget",
      es: "Carnívoros, presupuesto de actividad",
      de: "Raubtiere, Aktivitätsbudget",
      it: "Carnivori, bilancio delle attività",
      nl: "Roofdieren, activiteitenbudget",
      pt: "Carnívoros, orçamento de atividade",
    },
    orders: ["Carnivora"],
    behaviours: [
      "rest",
      "sleep",
      "groomSelf",
      "move",
      "swim",
      "eat",
      "dig",
      "vigilance",
      "play",
      "stereotypy",
      "aggression",
      "scent",
      "call",
    ],
  },
  {
    id: "birds-scan",
    names: {
      fr: "Oiseaux, scan de groupe",
      en: "Birds, group scan",
      es: "Aves, barrido de grupo",
      de: "Vögel, Gruppenscan",
      it: "Uccelli, scansione di gruppo",
      nl: "Vogels, groepsscan",
      pt: "Aves, varrimento de grupo",
    },
    orders: [],
    behaviours: [
      "rest",
      "sleep",
      "groomSelf",
      "move",
      "fly",
      "eat",
      "forage",
      "vigilance",
      "displace",
      "aggression",
      "call",
    ],
  },
];
