import type { Language } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";

/** Which row and language the id of a field of the form is about; NaN and undefined where it is about none. */
export function fieldAt(fieldId: string): {
  row: number;
  language: Language | undefined;
} {
  const parts = fieldId.split(".");
  return {
    row: Number(parts[1]),
    language: languages.find((one) => one === parts.at(-1)),
  };
}
