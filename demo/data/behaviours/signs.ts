import type { DemoBehaviour } from "./entry";

/** What an animal gives off, and what says that something is wrong. */
export const signs = {
  call: {
    code: "c",
    kind: "event",
    valence: "neutral",
    category: "signals",
    color: "gray",
    outcome: null,
    name: {
      fr: "Vocalisation",
      en: "Vocalising",
      es: "Vocalización",
      de: "Lautäußerung",
      it: "Vocalizzazione",
      nl: "Vocaliseren",
      pt: "Vocalização",
    },
  },
  scent: {
    code: "t",
    kind: "event",
    valence: "neutral",
    category: "signals",
    color: "gray",
    outcome: null,
    name: {
      fr: "Marquage",
      en: "Scent marking",
      es: "Marcaje",
      de: "Markieren",
      it: "Marcatura",
      nl: "Geurmarkering",
      pt: "Marcação",
    },
  },
  stereotypy: {
    code: "y",
    kind: "state",
    valence: "negative",
    category: "activity",
    color: "vermilion",
    outcome: null,
    name: {
      fr: "Stéréotypie",
      en: "Stereotypy",
      es: "Estereotipia",
      de: "Stereotypie",
      it: "Stereotipia",
      nl: "Stereotypie",
      pt: "Estereotipia",
    },
  },
} as const satisfies Record<string, DemoBehaviour>;
