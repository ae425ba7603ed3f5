import { collectionNames } from "@domain/collections";
import { actionOf, keysOf } from "./keys";

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

// One text to split is three expressions, a list of names as many as it has.
const listOf = (name: string): string => {
  const keys = keysOf(...actionOf(name, collectionNames));
  const text = quoted(keys, " ".repeat(8));
  const list = text.includes("\n") ? `(${text})` : text;
  return `    function ${name}() {
      return ${list}.split(',');
    }
`;
};

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
  return `${head}\n${names.map(listOf).join("\n")}    ${tail}`;
}

/** The rules as they are deployed: without comments, indentation and empty lines. */
export function stripped(source: string): string {
  const lines = source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"));
  return `${lines.join("\n")}\n`;
}
