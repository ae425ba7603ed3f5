import type { Language } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { useLayoutEffect, useState } from "react";
import { spotOf } from "./spot-of";

/** The way to a place of the draft. */
export interface Lead {
  /** The field one is led to, and how often one was: what hides it opens. */
  field: string | null;
  round: number;
  to: (field: string) => void;
}

/** The ids that stand for a field: its own, else that of its question or section. */
function idsOf(field: string): string[] {
  const { section, item } = spotOf(field);
  const parts = [
    field,
    section !== null && item !== null
      ? `sections.${String(section)}.items.${String(item)}`
      : null,
    section === null ? "sections" : `sections.${String(section)}`,
  ];
  return parts.flatMap((one) => (one === null ? [] : [`quizz-${one}`]));
}

/** Leads to a place of the draft in the language that it is about: what hides it opens first. */
export function useLead(setLanguage: (language: Language) => void): Lead {
  const [{ field, round }, setLed] = useState<{
    field: string | null;
    round: number;
  }>({ field: null, round: 0 });
  useLayoutEffect(() => {
    if (field === null) return;
    const found = idsOf(field)
      .map((id) => document.getElementById(id))
      .find((one) => one !== null);
    found?.focus();
    found?.scrollIntoView({ block: "center" });
  }, [field, round]);
  return {
    field,
    round,
    to: (wanted) => {
      const language = languages.find((one) => wanted.split(".").includes(one));
      if (language !== undefined) setLanguage(language);
      setLed((before) => ({ field: wanted, round: before.round + 1 }));
    },
  };
}
