import { filesOf } from "../architecture/sources";

/**
 * Where keys are named: whole ("tasks.title"), or with a part filled in (`tasks.states.${state}`, where
 * the part stands for one or more steps). A key in quotes anywhere counts, so that tables of keys do.
 */
const sources = filesOf(["src", "functions/src"]).filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
);

const whole = new Set<string>();
const patterns: RegExp[] = [];

const escaped = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

for (const { text } of sources) {
  for (const [, key] of text.matchAll(/["'`]([a-z][\w-]*(?:\.[\w-]+)+)["'`]/gi))
    if (key !== undefined) whole.add(key);
  for (const [, template] of text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)) {
    if (template === undefined || !/^[a-z]+\./i.test(template)) continue;
    const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
    patterns.push(new RegExp(`^${parts.map(escaped).join("[\\w.-]+")}$`));
  }
}

/** Is this key (without plural ending) named somewhere in the app or the functions? */
export const isUsed = (key: string): boolean =>
  whole.has(key) || patterns.some((pattern) => pattern.test(key));
