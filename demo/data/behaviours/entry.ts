import type { Behaviour } from "../../../src/domain/ethogram/version";
import type { BehaviourColor } from "../../../src/domain/ethogram/palette";
import type { LocalizedName } from "../types";

/** What behaviours are told apart by, in words. */
export const categories = {
  calm: {
    fr: "Calme",
    en: "Calm",
    es: "Calma",
    de: "Ruhe",
    it: "Calma",
    nl: "Rust",
    pt: "Calma",
  },
  activity: {
    fr: "Activité",
    en: "Activity",
    es: "Actividad",
    de: "Aktivität",
    it: "Attività",
    nl: "Activiteit",
    pt: "Atividade",
  },
  social: {
    fr: "Social",
    en: "Social",
    es: "Social",
    de: "Sozial",
    it: "Sociale",
    nl: "Sociaal",
    pt: "Social",
  },
  signals: {
    fr: "Signaux",
    en: "Signals",
    es: "Señales",
    de: "Signale",
    it: "Segnali",
    nl: "Signalen",
    pt: "Sinais",
  },
} as const satisfies Record<string, LocalizedName>;

/** A behaviour of the demonstration: what the domain asks of it, its words and colour by name. */
export interface DemoBehaviour extends Pick<
  Behaviour,
  "kind" | "valence" | "outcome"
> {
  code: string;
  category: keyof typeof categories;
  color: BehaviourColor;
  name: LocalizedName;
}
