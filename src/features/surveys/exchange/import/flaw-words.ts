import type { TFunction } from "i18next";
import { isLanguage, languageNames } from "../../../../lib/i18n/languages";

/** Why a place of a file is wrong, by the codes that its schema and its plan tell; everything else is just not as it has to be. */
const reasons = {
  questionTwice: "questionTwice",
  criterionUnknown: "criterionUnknown",
  questionUnknown: "questionUnknown",
  too_big: "tooBig",
  too_small: "tooSmall",
} as const;

/** The lists of a file whose members are told by their place. */
const lists = [
  "sections",
  "questions",
  "items",
  "criteria",
  "options",
] as const;
type List = (typeof lists)[number];
const isList = (name: string): name is List =>
  lists.some((list) => list === name);

/** The parts of a path in words: members of lists by their place from 1, languages by name, everything else as the file has it. */
function placeOf(path: string, t: TFunction): string[] {
  const parts = path.split(".").filter((part) => part !== "");
  return parts.flatMap((part, at) => {
    const before = parts[at - 1] ?? "";
    if (/^\d+$/.test(part))
      return isList(before)
        ? [
            t(`surveys.exchange.places.${before}`, {
              place: Number(part) + 1,
            }),
          ]
        : [String(Number(part) + 1)];
    const next = parts[at + 1] ?? "";
    if (isList(part) && /^\d+$/.test(next)) return [];
    if (part === "trad") return [];
    return [isLanguage(part) ? languageNames[part] : part];
  });
}

/** A flaw of a file (`path:code`) in words: where it is, and why it is one. */
export function flawWords(
  flaw: string,
  t: TFunction,
): { place: string; reason: string } {
  const cut = flaw.lastIndexOf(":");
  const code = flaw.slice(cut + 1);
  const place = placeOf(flaw.slice(0, cut), t).join(" · ");
  const reason = Object.hasOwn(reasons, code)
    ? reasons[code as keyof typeof reasons]
    : "invalid";
  return {
    place: place === "" ? t("surveys.exchange.places.file") : place,
    reason: t(`surveys.exchange.reasons.${reason}`),
  };
}
