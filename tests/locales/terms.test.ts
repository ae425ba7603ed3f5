import { describe, expect, it } from "vitest";
import { catalogueOf, reference } from "./catalogue";

/** What the product looks after has one word a language: where French names it, the others name it by theirs. */
const terms = [
  {
    french: /secteurs?(?! parent)\b/i,
    words: {
      ...{ en: /sector/i, es: /sector/i, de: /revier/i },
      ...{ it: /settor/i, nl: /sector/i, pt: /setor/i },
    },
    // Slices of a pie.
    others: ["measures.chart.types.pie"],
  },
  {
    french: /enclos\b/i,
    words: {
      ...{ en: /enclosure/i, es: /recinto/i, de: /gehege/i },
      ...{ it: /recint/i, nl: /verblij/i, pt: /recinto/i },
    },
    // The place an animal is shown at, to its neighbours.
    others: [
      "animals.neighbours.panel.help",
      "animals.neighbours.states.nothingElse",
    ],
  },
  {
    french: /ordonnance/i,
    words: {
      ...{ en: /prescri/i, es: /prescri/i, de: /verschreib/i },
      ...{ it: /prescri/i, nl: /voorschri|recept/i, pt: /prescri/i },
    },
    others: [],
  },
  {
    french: /questionnaire/i,
    words: {
      ...{
        en: /questionnaire/i,
        es: /cuestionario/i,
        de: /fragebog|fragebög/i,
      },
      ...{ it: /questionari/i, nl: /vragenlijst/i, pt: /questionário/i },
    },
    // What a file is called has no accents.
    others: ["exports.files.surveys"],
  },
  {
    french: /enrichissement/i,
    words: {
      ...{ en: /enrichment/i, es: /enriquecimiento/i, de: /beschäftig/i },
      ...{ it: /arricchiment/i, nl: /verrijking/i, pt: /enriquecimento/i },
    },
    // What a file is called has no accents.
    others: ["exports.files.enrichments"],
  },
  {
    french: /soigneur/i,
    words: {
      ...{ en: /keeper/i, es: /cuidador/i, de: /pfleg/i },
      ...{ it: /guardian|custod/i, nl: /verzorg/i, pt: /tratador/i },
    },
    others: [],
  },
] as const;
const languages = ["en", "es", "de", "it", "nl", "pt"] as const;
const french = catalogueOf(reference);

describe.each(languages)("the terms of %s", (language) => {
  const catalogue = catalogueOf(language);

  it.each(terms)(
    "are one a concept: $french",
    ({ french: term, words, others }) => {
      const named = [...french]
        .filter(([, text]) => term.test(text))
        .map(([key]) => key)
        .filter((key) => catalogue.has(key));
      expect(named.length).toBeGreaterThan(0);
      const exempt: readonly string[] = others;
      const otherwise = named.filter(
        (key) => !words[language].test(catalogue.get(key) ?? ""),
      );
      expect(otherwise.filter((key) => !exempt.includes(key))).toEqual([]);
    },
  );
});
