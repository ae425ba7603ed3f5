import type { Page } from "@playwright/test";
import { languageNames } from "../../../src/lib/i18n/languages";
import { storedTexts } from "./suite";

/** Names and units that are the same in every language. */
const named = ["Suricate", "Chrome", "Linux", "kg", "mg", "ml", "mmol"];

/** The collections, by their last name, whose texts people see. */
const recorded = [
  ...["questions", "shortQuestions", "surveys", "versions"],
  ...["profiles", "campaigns", "evaluations", "observations"],
  "contexts",
  ...["announcements", "events", "savedViews", "dashboards"],
  ...["zoo", "users", "private", "sectors", "enclosures", "groups", "animals"],
  ...["species", "family", "order", "tasks", "taskTemplates"],
  ...["enrichments", "tags", "categories", "goals"],
  ...["environmentalParameters", "healthParameters", "healthNotes"],
  ...["prescriptions", "doses", "campaigns", "texts"],
];

const spoken = [
  "aria-label",
  "aria-description",
  "alt",
  "placeholder",
  "title",
];

/** What the page shows outside the brackets of the pseudo-language: words between them, of fields, and what is read aloud. */
const shown = (page: Page): Promise<string[]> =>
  page.evaluate((attributes) => {
    const outside = (text: string, depth = 0) => {
      let level = depth;
      let left = "";
      for (const letter of text) {
        if (letter === "⟦") level += 1;
        else if (letter === "⟧") level -= 1;
        else left += level === 0 ? letter : "\n";
      }
      return { left, level };
    };
    const all: string[] = [outside(document.title).left];
    const nodes = document.createTreeWalker(document.body);
    let level = 0;
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      if (node instanceof Element) {
        if (node.closest("[aria-hidden=true]") !== null) continue;
        for (const name of attributes)
          all.push(outside(node.getAttribute(name) ?? "").left);
        if (
          node instanceof HTMLInputElement &&
          !["hidden", "radio", "checkbox"].includes(node.type)
        )
          all.push(outside(node.value).left);
      } else if (
        node.parentElement?.closest("script, style, textarea") === null
      ) {
        const { left, level: now } = outside(node.textContent ?? "", level);
        level = now;
        all.push(left);
      }
    }
    return [...new Set(all.flatMap((text) => text.split("\n")))]
      .map((text) => text.trim())
      .filter((text) => /\p{Ll}{2}/u.test(text) && !/^#[\da-f]{6}$/.test(text));
  }, spoken);

/** Goes from page to page and gathers what is shown of each outside brackets, with where it is first. */
export async function walkUnbracketed(
  page: Page,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const path of paths) {
    await page.evaluate(async (to) => {
      const heading = () => document.querySelector("main h1");
      const left = location.pathname === to.split("?")[0] ? null : heading();
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
      const end = performance.now() + 3_000;
      const isThere = () =>
        heading() !== null &&
        heading() !== left &&
        document.querySelector("main [aria-busy=true]") === null;
      do await new Promise((next) => setTimeout(next, 30));
      while (!isThere() && performance.now() < end);
    }, path);
    for (const text of await shown(page))
      if (!found.has(text)) found.set(text, path);
  }
  return found;
}

const letters = (text: string) => text.toLowerCase().replaceAll(/\s/g, " ");

/** What the language itself says of dates and lists. */
function wordsOfDates(): string[] {
  const months = Array.from(
    { length: 12 },
    (_, month) => new Date(2026, month, 15),
  );
  const days = Array.from(
    { length: 7 },
    (_, day) => new Date(2026, 5, 1 + day),
  );
  const written = (dates: Date[], options: Intl.DateTimeFormatOptions) =>
    dates.map((date) => new Intl.DateTimeFormat("fr-FR", options).format(date));
  const relative = new Intl.RelativeTimeFormat("fr-FR", { numeric: "auto" });
  return [
    ...written(months, { month: "long" }),
    ...written(months, { month: "short" }),
    ...written(days, { weekday: "long" }),
    ...written(days, { weekday: "short" }),
    ...[-2, -1, 0, 1].map((day) => relative.format(day, "day")),
    "1er",
    " et ",
  ];
}

/** Of what was found, that which is neither stored nor a name, a date or the product's own. */
export async function notStored(
  found: ReadonlyMap<string, string>,
): Promise<string[]> {
  const data = letters((await storedTexts(recorded)).join("\n"));
  const people = letters((await storedTexts(["users"])).join(" "));
  const aside = [...wordsOfDates(), ...Object.values(languageNames), ...named]
    .map(letters)
    .sort((a, b) => b.length - a.length);
  const names = new Set(people.split(/[^\p{L}’'-]+/u));
  const isWord = (text: string) => /\p{Ll}{2}/u.test(text);
  const isKnown = (piece: string) => {
    if (!isWord(piece) || data.includes(piece)) return true;
    const left = aside.reduce(
      (rest, word) => rest.replaceAll(word, " "),
      piece,
    );
    return left.split(" ").every((word) => !isWord(word) || names.has(word));
  };
  const isStored = (text: string) =>
    data.includes(letters(text)) ||
    letters(text)
      .split(/[·,;:()|/]| et | \+\d+$|(?<= )[–-](?= )/)
      .every((piece) => isKnown(piece.trim()));
  return [...found]
    .filter(([text]) => !isStored(text))
    .map(([text, path]) => `${path}: ${text}`);
}
