import { fold } from "../../directory/search";

/** How the months begin in the seven languages and in Czech, a line each. */
const beginnings = [
  "jan ene gen",
  "feb fev",
  "mar maer maa mrt mrz",
  "apr avr abr",
  "may mai mei mag mayo",
  "jun juin giu",
  "jul juil lug",
  "aug aou ago",
  "sep set",
  "oct okt ott out",
  "nov",
  "dec dez dic des",
].map((line) => line.split(" "));

/** The number of a month by its name, whole or short; null for no name of one. */
export function monthOf(name: string): number | null {
  const word = fold(name).replace(/\.$/u, "");
  if (word.length < 3) return null;
  const month = beginnings.findIndex((starts) =>
    starts.some((start) => word.startsWith(start)),
  );
  return month === -1 ? null : month + 1;
}
