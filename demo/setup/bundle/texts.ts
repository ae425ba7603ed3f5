/** Which texts come together, by the first word of their file: what one page asks for, another of its kind asks for too. */
const themes: Readonly<Record<string, readonly string[]>> = {
  research: ["biblio", "research"],
  animals: ["animals", "events", "inventory", "labels", "sync", "taxonomy"],
  assessment: [
    "assessment",
    "campaigns",
    "cir",
    "lessons",
    "profiles",
    "questionnaire",
    "questions",
    "reports",
    "results",
    "surveys",
  ],
  health: ["enrichment", "entry", "health", "measures"],
  observation: ["analysis", "chart", "contexts", "ethograms", "observation"],
  parts: [
    "attachments",
    "closed",
    "exports",
    "keys",
    "notices",
    "pictures",
    "print",
    "search",
    "terms",
    "views",
    "visits",
  ],
  people: ["account", "announcements", "establishments", "service", "users"],
  places: ["enclosures", "groups", "sectors", "sheets"],
};

const themeOf = new Map(
  Object.entries(themes).flatMap(([theme, words]) =>
    words.map((word) => [word, theme] as const),
  ),
);

/** The first page's texts keep a file each, so that it needs no other's. */
const later = /\/locales\/(\w+)\/([a-z]+)(?:\.[a-z]+)?\.json$/;

/** The chunk of a file of texts; null: one of its own, or the language's first. */
export function textsChunk(id: string): string | null {
  const [, language, word = ""] = later.exec(id) ?? [];
  const theme = themeOf.get(word);
  return language === undefined ||
    theme === undefined ||
    id.endsWith(".menu.json")
    ? null
    : `${language}-${theme}`;
}
