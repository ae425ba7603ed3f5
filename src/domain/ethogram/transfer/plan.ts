import type { Language } from "../../taxonomy/taxonomy";
import { colorAt } from "../palette";
import type { Behaviour, BehaviourCategory, EthogramPlan } from "../version";
import {
  behaviourCategoriesMost,
  behaviourNameMax,
  behavioursMost,
  codeSchema,
  definitionMax,
  modifiersMost,
  modifierValuesMost,
} from "../version";
import type { ReadBehaviour, ReadEthogram, ReadRemark } from "./read";

/** What an import would make, and what of the file it takes otherwise or leaves. */
export interface EthogramImport {
  plan: EthogramPlan;
  remarks: ReadRemark[];
}

const short = (text: string): string => text.slice(0, behaviourNameMax).trim();

const lower = (text: string): string => text.toLowerCase();

/** Each behaviour with a name of its own within its category: what says the same twice is told apart by a number. */
function named(
  behaviours: readonly ReadBehaviour[],
  remark: (one: ReadRemark) => void,
): ReadBehaviour[] {
  const taken = new Set<string>();
  return behaviours.flatMap((one) => {
    if (one.name === "") {
      remark({ code: "noName", about: one.definition || one.code });
      return [];
    }
    if (one.name.length > behaviourNameMax)
      remark({ code: "nameLong", about: one.name });
    const twice = taken.has(lower(`${one.category}\n${one.name}`));
    if (twice) remark({ code: "nameTwice", about: one.name });
    taken.add(lower(`${one.category}\n${one.name}`));
    return [one];
  });
}

/** The key of each behaviour: the file's where it is one key and free, else the first letter of its name that is, else any. */
function codesOf(
  behaviours: readonly ReadBehaviour[],
  remark: (one: ReadRemark) => void,
): (string | null)[] {
  const taken = new Set<string>();
  const take = (key: string | undefined): string | null => {
    if (key === undefined) return null;
    taken.add(key);
    return key;
  };
  const own = behaviours.map(({ code, name }) => {
    if (code === "") return null;
    if (!codeSchema.safeParse(code).success) {
      remark({ code: "codeLong", about: `${name} · ${code}` });
      return null;
    }
    if (taken.has(code)) {
      remark({ code: "codeTaken", about: `${name} · ${code}` });
      return null;
    }
    return take(code);
  });
  const any = "abcdefghijklmnopqrstuvwxyz0123456789".split("");
  const all = [...any, ...any.map((key) => key.toUpperCase())];
  return own.map((code, at) => {
    if (code !== null) return code;
    const letters = lower(behaviours[at]?.name ?? "").split("");
    const free = [...letters, ...all].find(
      (key) => codeSchema.safeParse(key).success && !taken.has(key),
    );
    return take(free);
  });
}

/** The states that stop each other, both ways and connected or as the file groups them: of each the number of its group; null: it stops none. */
function groupsOf(
  behaviours: readonly ReadBehaviour[],
  remark: (one: ReadRemark) => void,
): (number | null)[] {
  const own = [...new Set(behaviours.flatMap(({ group }) => group ?? []))];
  const groups = behaviours.map(({ kind, group }): number | null =>
    kind === "event" || group === undefined ? null : own.indexOf(group),
  );
  let next = own.length;
  const stops = (a: ReadBehaviour, b: ReadBehaviour) =>
    a.stops.some((name) => lower(name) === lower(b.name));
  behaviours.forEach((one, at) => {
    behaviours.slice(at + 1).forEach((other, distance) => {
      const place = at + 1 + distance;
      const [there, back] = [stops(one, other), stops(other, one)];
      if (!there && !back) return;
      if (!there || !back)
        remark({ code: "stopsOneWay", about: `${one.name} · ${other.name}` });
      if (one.kind === "event" || other.kind === "event") return;
      const group = groups[at] ?? groups[place] ?? next++;
      const [a, b] = [groups[at], groups[place]];
      groups[at] = group;
      groups[place] = group;
      // Two groups that meet are one.
      if (a != null && b != null && a !== b)
        groups.forEach((of, index) => {
          if (of === b) groups[index] = a;
        });
    });
  });
  for (let group = own.length; group < next; group += 1) {
    const all = behaviours.filter((_, at) => groups[at] === group);
    const isSaid = all.every((one, at) =>
      all
        .slice(at + 1)
        .every((other) => stops(one, other) || stops(other, one)),
    );
    if (!isSaid)
      remark({
        code: "stopsJoined",
        about: all.map(({ name }) => name).join(" · "),
      });
  }
  return groups;
}

/**
 * The plan of a draft out of what a file holds, its words in one language. Every behaviour gets a key of its own, a colour
 * by its category, and the group of the states it stops; what does not fit is told, and nothing is left out in silence.
 */
export function planOf(
  read: ReadEthogram,
  language: Language,
  newId: () => string,
): EthogramImport {
  const remarks = [...read.remarks];
  const remark = (one: ReadRemark) => void remarks.push(one);
  const all = named(read.behaviours, remark);
  const kept = all.slice(0, behavioursMost);
  for (const { name } of all.slice(behavioursMost))
    remark({ code: "tooMany", about: name });
  const trad = (name: string) => ({ [language]: short(name) });
  const names = [...new Set(kept.map(({ category }) => category))].filter(
    (name) => name !== "",
  );
  for (const name of names.slice(behaviourCategoriesMost))
    remark({ code: "tooMany", about: name });
  const categories: BehaviourCategory[] = names
    .slice(0, behaviourCategoriesMost)
    .map((name) => ({ categoryId: newId(), trad: trad(name) }));
  const codes = codesOf(kept, remark);
  const groups = groupsOf(kept, remark);
  const behaviours = kept.map((one, at): Behaviour => {
    const category = names.indexOf(one.category);
    const group = groups[at] ?? null;
    for (const { name } of one.modifiers.slice(modifiersMost))
      remark({ code: "tooMany", about: `${one.name} · ${name}` });
    return {
      behaviourId: newId(),
      code: codes[at] ?? null,
      categoryId: categories[category]?.categoryId ?? null,
      color: colorAt(category < 0 ? names.length : category),
      kind: one.kind,
      valence: null,
      outcome: null,
      group: group === null ? null : String(group + 1),
      picture: null,
      modifiers: one.modifiers.slice(0, modifiersMost).map((modifier) => {
        for (const value of modifier.values.slice(modifierValuesMost))
          remark({ code: "tooMany", about: `${modifier.name} · ${value}` });
        return {
          modifierId: newId(),
          trad: trad(modifier.name),
          values: modifier.values
            .slice(0, modifierValuesMost)
            .map((value) => ({ valueId: newId(), trad: trad(value) })),
        };
      }),
      trad: {
        [language]: {
          name: short(one.name),
          definition: one.definition.slice(0, definitionMax) || null,
        },
      },
    };
  });
  return { plan: { categories, behaviours }, remarks };
}
