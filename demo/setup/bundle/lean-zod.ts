import type { Plugin } from "vite";

/** Formats of texts as methods of a text, which zod keeps beside its functions (`z.email()`), and with them every format. */
const format =
  /^ {4}(\w+)\(params\) \{\n {8}return this\.check\(core\._(?!iso)\w+\(Zod\w+, params\)\);\n {4}\},$/gm;

const parts = [
  // Checks are never compiled here: src/lib/no-eval.ts.
  { from: "core.$ZodObjectJIT.init(", to: "core.$ZodObject.init(" },
  // Nothing that is read or typed holds itself.
  { from: "core.config({ memoizer: core.memoizer() });", to: ";" },
];

/** The methods of a text that `leanSchemas` leaves out. */
export const formatsOf = (code: string): string[] =>
  [...code.matchAll(format)].map(([, name = ""]) => name);

/** Zod's kinds of schemas without what no schema here is asked for; `absent` says what this release has otherwise. */
export function leanSchemas(code: string): { code: string; absent: string[] } {
  const absent = parts.flatMap(({ from }) =>
    code.split(from).length === 2 ? [] : [from],
  );
  if (formatsOf(code).length === 0) absent.push("formats");
  const without = parts.reduce(
    (text, { from, to }) => text.replace(from, to),
    code.replace(format, (_, name: string) => `    ${name}: none,`),
  );
  return { code: `${none}\n${without}`, absent };
}

const none =
  'function none() { throw new Error("This part of zod is not part of this build."); }';

/** The same exports, which throw once they are called. */
function stubs(code: string): string {
  const names = [
    ...code.matchAll(/^export (?:const|function) (\w+)/gm),
    ...code.matchAll(/^export \{ \w+ as (\w+) \};/gm),
  ].map(([, name = ""]) => name);
  // What only makes a method may be called: the method then throws.
  const exports = names.map(
    (name) =>
      `export { ${name.startsWith("create") ? "later" : "none"} as ${name} };`,
  );
  return [none, "const later = () => none;", ...exports].join("\n");
}

/**
 * Schemas here check values; none is turned into a JSON Schema, and people read our words, not zod's. What it has for
 * both, and kinds of checks that no schema asks for (10 kB before the first page), is left out of the bundle: the exports
 * stay and throw, the sentences are gone.
 */
export const leanZod: Plugin = {
  name: "lean-zod",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    const [, file] = /\/zod\/v4\/(\w+\/[\w-]+)\.js$/.exec(id) ?? [];
    switch (file) {
      case "locales/en":
        return { code: "export default () => ({});", map: null };
      case "core/json-schema-processors":
      case "core/to-json-schema":
        return { code: stubs(code), map: null };
      case "classic/schemas": {
        const lean = leanSchemas(code);
        if (lean.absent.length > 0)
          this.error(`Zod is written otherwise: ${lean.absent.join(", ")}.`);
        return { code: lean.code, map: null };
      }
      default:
        return null;
    }
  },
};
