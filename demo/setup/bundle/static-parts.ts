import type { Plugin } from "vite";

const written = /^(\w+)\.(\w+) = (.+);\n/gm;

/**
 * Writes into its class what a module says of it below: a bundler that cannot tell whether anybody sees such an
 * assignment keeps the class, and all that it names, also where nothing else does.
 */
export function withStaticParts(code: string): string {
  const parts = new Map<string, string>();
  const isClass = (name: string) =>
    new RegExp(`^class ${name} (?:extends \\w+ )?\\{$`, "m").test(code);
  const without = code.replace(
    written,
    (line, owner: string, name: string, value: string) => {
      if (!isClass(owner)) return line;
      const before = parts.get(owner) ?? "";
      parts.set(owner, `${before}\n    static ${name} = ${value};`);
      return "";
    },
  );
  return without.replace(
    /^class (\w+) (?:extends \w+ )?\{$/gm,
    (head, name: string) => head + (parts.get(name) ?? ""),
  );
}

/** Firebase's sign-in with others' accounts and in windows of its own is not part of this app. */
export const staticParts: Plugin = {
  name: "static-parts",
  apply: "build",
  transform(code, id) {
    return /@firebase\/auth\/dist\/esm\/index-\w+\.js$/.test(id)
      ? { code: withStaticParts(code), map: null }
      : null;
  },
};
