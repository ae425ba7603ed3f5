import { inAll } from "../enrichments/labels";
import { birdsInteractions, birdsMental } from "./birds-behaviour-and-mind";
import { birdsEnvironment, birdsNutrition } from "./birds-feeding-and-places";
import { birdsHealth } from "./birds-health";
import {
  primatesInteractions,
  primatesMental,
} from "./primates-behaviour-and-mind";
import {
  primatesEnvironment,
  primatesNutrition,
} from "./primates-feeding-and-places";
import { primatesHealth } from "./primates-health";

/** The Five Domains of welfare, by which answers are weighed: each a criterion, and a section of every questionnaire. */
export const domains = {
  nutrition: inAll([
    "Nutrition",
    "Nutrition",
    "Nutrición",
    "Ernährung",
    "Nutrizione",
    "Voeding",
    "Nutrição",
  ]),
  environment: inAll([
    "Environnement physique",
    "Physical environment",
    "Entorno físico",
    "Physische Umgebung",
    "Ambiente fisico",
    "Fysieke omgeving",
    "Ambiente físico",
  ]),
  health: inAll([
    "Santé",
    "Health",
    "Salud",
    "Gesundheit",
    "Salute",
    "Gezondheid",
    "Saúde",
  ]),
  interactions: inAll([
    "Interactions et comportement",
    "Behavioural interactions",
    "Interacciones y comportamiento",
    "Verhalten und Interaktionen",
    "Interazioni e comportamento",
    "Gedrag en interacties",
    "Interações e comportamento",
  ]),
  mental: inAll([
    "État mental",
    "Mental state",
    "Estado mental",
    "Mentaler Zustand",
    "Stato mentale",
    "Mentale toestand",
    "Estado mental",
  ]),
};
export type Domain = keyof typeof domains;

export const primates = {
  id: "primates-quarterly",
  names: inAll([
    "Primates : évaluation trimestrielle",
    "Primates: quarterly assessment",
    "Primates: evaluación trimestral",
    "Primaten: vierteljährliche Bewertung",
    "Primati: valutazione trimestrale",
    "Primaten: kwartaalbeoordeling",
    "Primatas: avaliação trimestral",
  ]),
  questions: {
    nutrition: primatesNutrition,
    environment: primatesEnvironment,
    health: primatesHealth,
    interactions: primatesInteractions,
    mental: primatesMental,
  },
};

export const birds = {
  id: "birds-short",
  names: inAll([
    "Oiseaux : évaluation courte",
    "Birds: short assessment",
    "Aves: evaluación breve",
    "Vögel: Kurzbewertung",
    "Uccelli: valutazione breve",
    "Vogels: korte beoordeling",
    "Aves: avaliação breve",
  ]),
  questions: {
    nutrition: birdsNutrition,
    environment: birdsEnvironment,
    health: birdsHealth,
    interactions: birdsInteractions,
    mental: birdsMental,
  },
};
