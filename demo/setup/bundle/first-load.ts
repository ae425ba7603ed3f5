import type { Plugin } from "vite";

/** What the page before sign-in needs at once. */
export const signIn = ["index.html", "src/app/pages/login.page.tsx"];

/** What the first page inside needs at once. */
export const inside = [
  ...signIn,
  "src/app/shell/shell.tsx",
  "src/data/sdk/firestore.ts",
  "src/features/dashboard/dashboard.page.tsx",
  "src/features/tasks/board/day-panel.tsx",
  "src/features/tasks/board/today-panel.tsx",
  "locales/fr/tasks.json",
  "locales/fr/dashboard.json",
  "src/features/tasks/bell/task-bell.tsx",
];

/** What is asked for by its name keeps a file of its own. */
const asked = ["src/main.tsx", ...inside];

/** Texts come one language at a time; what others wrote changes more seldom than what we write. */
const standsAlone = /\/locales\/|\/node_modules\//;

interface Graph {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[] } | null | undefined;
}

const isOneOf = (files: readonly string[], id: string): boolean =>
  files.some((file) => id.endsWith(`/${file}`));

/** The modules that are there once those of these files are, themselves among them. */
function reachable(graph: Graph, files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || standsAlone.test(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const id of graph.getModuleIds()) if (isOneOf(files, id)) visit(id);
  return found;
}

/**
 * Gathers what the first pages need into two files: a hundred files of a few lines each compress a
 * fifth worse and are asked for one by one.
 */
export function firstLoad() {
  let before = new Set<string>();
  let within = new Set<string>();
  const plugin: Plugin = {
    name: "first-load",
    apply: "build",
    buildEnd() {
      before = reachable(this, signIn);
      within = reachable(this, inside);
    },
  };
  const gathers = (found: () => ReadonlySet<string>) => (id: string) =>
    !standsAlone.test(id) && !isOneOf(asked, id) && found().has(id);
  // A group takes along what it imports: the smaller one chooses first.
  const groups = [
    { name: "sign-in", test: gathers(() => before), priority: 2 },
    { name: "inside", test: gathers(() => within), priority: 1 },
  ];
  return { plugin, groups };
}
