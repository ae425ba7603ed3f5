import { aliases } from "./page-aliases";
import { animalPages } from "./pages/animals";
import { campaignPages } from "./pages/campaigns";
import { establishmentPages } from "./pages/establishment";
import { ethogramPages } from "./pages/ethograms";
import { furtherPages } from "./pages/further";
import { placePages } from "./pages/places";
import { questionnairePages } from "./pages/questionnaires";
import { taxonomyPages } from "./pages/taxonomy";
import { workPages } from "./pages/work";

/** Every page of the product: its path and the search parameters it reads. Paths match whatever their case. */
export const pages = {
  ...establishmentPages,
  ...placePages,
  ...animalPages,
  ...workPages,
  ...taxonomyPages,
  ...campaignPages,
  ...questionnairePages,
  ...ethogramPages,
  ...furtherPages,
} as const;

export type PageKey = keyof typeof pages;

/** The search parameters of a page; null leaves one out. */
export type PageParams<Key extends PageKey> = Partial<
  Record<(typeof pages)[Key]["search"][number] | "zoo", string | null>
>;

export const homePage = "dashboard" satisfies PageKey;

/**
 * Where an alias leads with the search it was opened with, nothing of which is lost.
 * @example aliasHref("/AnimalStatView", "?animalId=a") // "/AnimalManagementView?animalId=a&tab=statistics"
 */
export function aliasHref(path: keyof typeof aliases, search: string): string {
  const alias = aliases[path] ?? { key: homePage };
  const { tab, orGroup } = alias;
  const params = new URLSearchParams(search);
  const isGroup =
    orGroup === true && params.has("groupId") && !params.has("animalId");
  const key = isGroup ? "group" : alias.key;
  if (tab !== undefined && !isGroup && !params.has("tab"))
    params.set("tab", tab);
  const text = params.toString();
  return text === "" ? pages[key].path : `${pages[key].path}?${text}`;
}

/**
 * The address of a page.
 * @example href("sector", { sectorId: "s1", tab: "team" }) // "/SectorManagementView?sectorId=s1&tab=team"
 */
export function href<Key extends PageKey>(
  key: Key,
  params: PageParams<Key> = {},
): string {
  const all: [string, unknown][] = Object.entries(params);
  const given = all.filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const { path } = pages[key];
  return given.length === 0
    ? path
    : `${path}?${new URLSearchParams(given).toString()}`;
}

const byPath = new Map<string, PageKey>([
  ...Object.entries(pages).map(
    ([key, { path }]) => [path.toLowerCase(), key as PageKey] as const,
  ),
  ...Object.entries(aliases).map(
    ([path, { key }]) => [path.toLowerCase(), key] as const,
  ),
]);

/** The page at a path, whatever its case and through the aliases; null for an unknown one. */
export const pageAt = (pathname: string): PageKey | null =>
  byPath.get(pathname.toLowerCase().replace(/(?<=.)\/+$/, "")) ?? null;

/** A page with a parameter that it reads. */
type RecordPage = {
  [Key in PageKey]: { key: Key; id: (typeof pages)[Key]["search"][number] };
}[PageKey];

/** The page of one record of a collection, and the parameter that names the record. */
const records = {
  sectors: { key: "sector", id: "sectorId" },
  enclosures: { key: "enclosure", id: "enclosureId" },
  animals: { key: "animal", id: "animalId" },
  groups: { key: "group", id: "groupId" },
  healthParameters: { key: "veterinaryParameters", id: "parameterId" },
  tasks: { key: "taskList", id: "taskId" },
  taskTemplates: { key: "taskList", id: "automationId" },
  species: { key: "specie", id: "specieId" },
  family: { key: "familyList", id: "familyId" },
  surveys: { key: "quizz", id: "surveyId" },
  observations: { key: "obs", id: "obsId" },
  campaigns: { key: "campaign", id: "campaignId" },
  enrichments: { key: "enrichment", id: "enrichmentId" },
  profiles: { key: "quizzProfile", id: "profileId" },
  biblio: { key: "biblio", id: "biblioId" },
} as const satisfies Record<string, RecordPage>;

/** The collections whose records have a page. */
export type RecordKind = keyof typeof records;

/**
 * The address of a record of any such collection, where it is only known which one while running.
 * @example recordHref("animals", "a1") // "/AnimalManagementView?animalId=a1"
 */
export function recordHref(kind: RecordKind, recordId: string): string {
  const { key, id } = records[kind];
  return href(key, { [id]: recordId });
}
