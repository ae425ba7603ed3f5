import type { Language } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { useLayoutEffect, useState } from "react";

/** The way to a place of the draft. */
export interface Lead {
  /** The behaviour one is led to, and how often one was: what hides it opens. */
  behaviour: number | null;
  round: number;
  to: (field: string) => void;
}

/** Leads to a place of the draft in the language that it is about: what hides it opens first. */
export function useLead(setLanguage: (language: Language) => void): Lead {
  const [{ field, round }, setLed] = useState({ field: "", round: 0 });
  useLayoutEffect(() => {
    if (field === "") return;
    const parts = field.split(".");
    // Its own field, else what holds it.
    const ids = parts.map((_, at) => parts.slice(0, parts.length - at));
    const found = ids
      .map((one) => document.getElementById(`obs-${one.join(".")}`))
      .find((one) => one !== null);
    found?.focus();
    found?.scrollIntoView({ block: "center" });
  }, [field, round]);
  const [of, at = ""] = field.split(".");
  return {
    behaviour: of === "behaviours" && at !== "" ? Number(at) : null,
    round,
    to: (wanted) => {
      const language = languages.find((one) => wanted.split(".").includes(one));
      if (language !== undefined) setLanguage(language);
      setLed((before) => ({ field: wanted, round: before.round + 1 }));
    },
  };
}
