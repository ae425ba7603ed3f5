import type { UserLanguage } from "@domain/person/user";
import { languageSchema } from "@domain/person/user";
import type { Say } from "../mail/texts";
import { once } from "../work/once";

type Tree = Readonly<Record<string, unknown>>;
type Loaded = Promise<{ default: Tree }>;

/** Fetched when somebody asks for a file: most functions never say any of it. */
const files: Readonly<Record<string, (language: UserLanguage) => Loaded>> = {
  animals: (language) =>
    import(`../../../locales/${language}/animals.json`) as Loaded,
  biblio: (language) =>
    import(`../../../locales/${language}/biblio.json`) as Loaded,
  campaigns: (language) =>
    import(`../../../locales/${language}/campaigns.json`) as Loaded,
  cir: (language) => import(`../../../locales/${language}/cir.json`) as Loaded,
  enclosures: (language) =>
    import(`../../../locales/${language}/enclosures.json`) as Loaded,
  enrichment: (language) =>
    import(`../../../locales/${language}/enrichment.json`) as Loaded,
  "enrichment.history": (language) =>
    import(`../../../locales/${language}/enrichment.history.json`) as Loaded,
  events: (language) =>
    import(`../../../locales/${language}/events.json`) as Loaded,
  exports: (language) =>
    import(`../../../locales/${language}/exports.json`) as Loaded,
  groups: (language) =>
    import(`../../../locales/${language}/groups.json`) as Loaded,
  health: (language) =>
    import(`../../../locales/${language}/health.json`) as Loaded,
  "health.notes": (language) =>
    import(`../../../locales/${language}/health.notes.json`) as Loaded,
  inventory: (language) =>
    import(`../../../locales/${language}/inventory.json`) as Loaded,
  measures: (language) =>
    import(`../../../locales/${language}/measures.json`) as Loaded,
  "measures.alerts": (language) =>
    import(`../../../locales/${language}/measures.alerts.json`) as Loaded,
  "measures.chart": (language) =>
    import(`../../../locales/${language}/measures.chart.json`) as Loaded,
  "measures.findings": (language) =>
    import(`../../../locales/${language}/measures.findings.json`) as Loaded,
  observation: (language) =>
    import(`../../../locales/${language}/observation.json`) as Loaded,
  reports: (language) =>
    import(`../../../locales/${language}/reports.json`) as Loaded,
  research: (language) =>
    import(`../../../locales/${language}/research.json`) as Loaded,
  results: (language) =>
    import(`../../../locales/${language}/results.json`) as Loaded,
  surveys: (language) =>
    import(`../../../locales/${language}/surveys.json`) as Loaded,
  "surveys.list": (language) =>
    import(`../../../locales/${language}/surveys.list.json`) as Loaded,
  tasks: (language) =>
    import(`../../../locales/${language}/tasks.json`) as Loaded,
  "tasks.export": (language) =>
    import(`../../../locales/${language}/tasks.export.json`) as Loaded,
  "tasks.filter": (language) =>
    import(`../../../locales/${language}/tasks.filter.json`) as Loaded,
  taxonomy: (language) =>
    import(`../../../locales/${language}/taxonomy.json`) as Loaded,
  users: (language) =>
    import(`../../../locales/${language}/users.json`) as Loaded,
};

const leaves = (
  tree: Tree,
  path: string,
  texts: Map<string, string>,
): Map<string, string> => {
  for (const [step, below] of Object.entries(tree)) {
    const key = `${path}.${step}`;
    if (typeof below === "string") texts.set(key, below);
    else if (typeof below === "object" && below !== null)
      leaves(below as Tree, key, texts);
  }
  return texts;
};

const textsIn = once(
  async (language: UserLanguage): Promise<ReadonlyMap<string, string>> => {
    const known = languageSchema.parse(language);
    const texts = new Map<string, string>();
    for (const [name, load] of Object.entries(files))
      leaves((await load(known)).default, name, texts);
    return texts;
  },
);

/** How columns and values of files are called in a language; a text that is not there throws. */
export async function wordsIn(language: UserLanguage): Promise<Say> {
  const texts = await textsIn(language);
  return (key, values = {}) => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`no text ${key}`);
    return text.replace(
      /\{\{(\w+)\}\}/g,
      (_, value: string) => values[value] ?? "",
    );
  };
}
