import { collectionNames, entryOf } from "@domain/collections";
import { metaKeys } from "@domain/schema/fields";
import { keysOf } from "@domain/record/ways";
import { actionOf } from "./keys";

const begin = "// <keys>";
const end = "// </keys>";
const width = 100;

/** The names in quoted pieces of bounded length, added up to one text. */
function quoted(names: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + name.length < width)
      lines.splice(-1, 1, `${last},${name}`);
    else lines.push(`${indent}${name}`);
  }
  const [first = "", ...rest] = lines.map((line) => line.trim());
  const pieces = [first, ...rest.map((line) => `,${line}`)];
  return pieces.map((piece) => `'${piece}'`).join(`\n${indent}+ `);
}

function ownKeys(name: string): string[] {
  const [collection, action] = actionOf(name, collectionNames);
  const said = [...metaKeys, "zooId", entryOf(collection).idField];
  return keysOf(collection, action).filter((key) => !said.includes(key));
}

// A text, which what asks for it splits once. What every new record says of itself is said there, for all of them;
// what may be changed of it is said where that is listed.
function listOf(name: string, names: readonly string[]): string {
  const all = ownKeys(name);
  const change = name.replace(/CreateKeys$/, "ChangeKeys");
  const changed =
    change !== name && names.includes(change) ? ownKeys(change) : [];
  const [shared, own] = changed.every((key) => all.includes(key))
    ? [changed, all.filter((key) => !changed.includes(key))]
    : [[], all];
  const indent = " ".repeat(8);
  const text =
    shared.length > 0
      ? `${change}() + ${quoted(["", ...own], indent)}`
      : quoted(own, indent);
  return `    function ${name}() {
      return ${text};
    }
`;
}

/**
 * The rules with the lists of keys that their sentences name, written from the table of collections
 * between the two markers. Throws when a marker is absent or a name means no direct write.
 */
export function withKeys(source: string): string {
  const from = source.indexOf(begin);
  const to = source.indexOf(end);
  if (from < 0 || to < from) throw new Error("no markers of the keys");
  const head = source.slice(0, from + begin.length);
  const tail = source.slice(to);
  const named = [...`${head}${tail}`.matchAll(/(?<!\.)\b(\w+Keys)\(\)/g)];
  const names = [...new Set(named.map(([, name = ""]) => name))].sort();
  return `${head}\n${names.map((name) => listOf(name, names)).join("\n")}    ${tail}`;
}

/** Puts `by` wherever a pattern fits, texts in quotes left alone. */
const outsideTexts = (source: string, pattern: RegExp, by: string): string =>
  source.replaceAll(
    new RegExp(`('(?:[^'\\\\]|\\\\.)*')|${pattern.source}`, "g"),
    (_, quoted?: string) => quoted ?? by,
  );

/** What separates by itself, before and after it. */
const needsNoSpace =
  /\s+(?=&&|\|\||!=|[=<>?,+.)\]}]|:\s)|(?<=&&|\|\||[=<>?,+([])\s+|(?<=:)\s+(?!if)|(?<=\))\s+(?=\{)|(?<=\)\s*\{)\s+/;

/**
 * The rules as they are deployed: without comments, a line for each match, sentence and permission, so that a message still
 * names it, and within a line no space but between words.
 */
export function stripped(source: string): string {
  const steps: [RegExp, string][] = [
    [/\/\/[^\n]*/, ""],
    [needsNoSpace, ""],
    [/(?<=[;{}])\s*\n\s*/, "\n"],
    [/(?<![;{}])\s+/, " "],
  ];
  const tight = steps.reduce(
    (text, [pattern, by]) => outsideTexts(text, pattern, by),
    source,
  );
  return `${tight.trim()}\n`;
}
