import type { AnimalSexe, animalStates } from "../../animal/animal";
import { fold } from "../../directory/search";

/** A value as values are compared. */
export const valueKey = (text: string): string =>
  fold(text).replace(/\s+/gu, " ").trim();

const mapOf = <T>(lists: readonly (readonly [T, string])[]): Map<string, T> =>
  new Map(
    lists.flatMap(([value, words]) =>
      words.split(",").map((word): [string, T] => [word, value]),
    ),
  );

/** Words for the sexes: records systems, their counts (males.females.unknown), the seven languages. */
const sexes = mapOf<AnimalSexe>([
  [
    "Male",
    "m,male,males,♂,1.0,1.0.0,1/0/0,1-0-0,mâle,macho,maschio,mannchen,mannlich,mannelijk,man,masculin,masculino,maschile,samec,buck,bull,stallion,male neutered,castrated male",
  ],
  [
    "Femelle",
    "f,w,v,h,female,females,♀,0.1,0.1.0,0/1/0,0-1-0,femelle,hembra,femmina,femea,weibchen,weiblich,vrouwelijk,vrouw,feminin,femenino,feminino,femminile,samice,female neutered",
  ],
  [
    "undefined",
    "u,i,n,x,?,0.0.1,0/0/1,0-0-1,unknown,undetermined,undefined,unsexed,not sexed,other,indetermine,inconnu,non sexe,unbestimmt,unbekannt,desconocido,indeterminado,indeterminato,sconosciuto,onbekend,desconhecido,nezname",
  ],
]);

/** The sex that a word stands for; null for a word that none knows. */
export const sexOf = (text: string): AnimalSexe | null =>
  sexes.get(valueKey(text).replace(/^male$/u, "male")) ??
  sexes.get(text.trim().toLowerCase()) ??
  null;

type State = (typeof animalStates)[number] | "present";

const states = mapOf<State>([
  [
    "present",
    "alive,living,present,active,in collection,true,yes,vivant,present,en vie,lebend,lebt,anwesend,vivo,presente,vivo/a,levend,aanwezig,1",
  ],
  [
    "deceased",
    "dead,deceased,died,false,no,mort,decede,tot,verstorben,gestorben,muerto,fallecido,morto,deceduto,falecido,dood,overleden,euthanased,euthanized,0",
  ],
  [
    "departed",
    "departed,left,transferred,loan out,loaned out,sold,donated,gone,not in collection,parti,transfere,cede,abgegeben,verkauft,trasladado,transferido,partito,trasferito,vertrokken,overgeplaatst",
  ],
]);

/** Whether a word of a status says here, deceased or departed; null for a word that none knows. */
export const stateOf = (text: string): State | null =>
  states.get(valueKey(text)) ?? null;

/**
 * What the words of a status and the days of an end say together: a day of death of one that died, a day it left of one
 * that is not said to be here; null: it is here.
 */
export function endOf(
  state: State | null,
  { died, left }: { died: boolean; left: boolean },
): (typeof animalStates)[number] | null {
  if (died) return "deceased";
  if (state === "present") return null;
  return left ? "departed" : state;
}

/** What stands where nothing is known. */
const blanks = new Set(
  "-,--,—,?,n/a,na,none,null,nil,unknown,inconnu,unbekannt,desconocido,sconosciuto,onbekend,desconhecido,undetermined".split(
    ",",
  ),
);

/** Whether a cell says that nothing is known. */
export const isBlank = (text: string): boolean =>
  blanks.has(valueKey(text.replace(/^\((.*)\)$/u, "$1")));

/** Whether a cell of names says that there is none. */
export const isNameless = (text: string): boolean =>
  isBlank(text) ||
  /^\(?(?:no name|noname|unnamed|sans nom|ohne namen?|kein name|sin nombre|senza nome|zonder naam|geen naam|sem nome)\)?$/u.test(
    valueKey(text),
  );
