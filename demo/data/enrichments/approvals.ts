import type { DemoZooId } from "../types";

/** What was said of an object for a species or an enclosure. */
export interface DemoApproval {
  zooId: DemoZooId;
  enrichmentId: string;
  about: "species" | "enclosure";
  subjectId: string;
  by: string;
  daysAgo: number;
  /** The last day of an approval, from today; null: it does not end. */
  untilInDays: number | null;
  /** Why it is refused; null: it is approved. */
  why: string | null;
}

type Said = readonly [by: string, daysAgo: number, untilInDays: number | null];

const both =
  (zooId: DemoZooId) =>
  (
    enrichmentId: string,
    speciesIds: readonly string[],
    enclosureIds: readonly string[],
    [by, daysAgo, untilInDays]: Said,
  ): DemoApproval[] => {
    const said = { zooId, enrichmentId, by, daysAgo, untilInDays, why: null };
    return [
      ...speciesIds.map((subjectId): DemoApproval => ({
        ...said,
        about: "species",
        subjectId,
      })),
      ...enclosureIds.map((subjectId): DemoApproval => ({
        ...said,
        about: "enclosure",
        subjectId,
      })),
    ];
  };

const here = both("sentinelle");
const bay = both("baie");

const approved: readonly DemoApproval[] = [
  ...here("cible-carnee", ["lion"], ["colline-lions"], ["vet", 80, 120]),
  ...here(
    "leurre-course",
    ["cheetah"],
    ["territoire-guepards"],
    ["vet", 30, null],
  ),
  ...here("panier-branches", ["giraffe"], [], ["vet", 40, 60]),
  ...here("vers-farine", ["meerkat"], ["cite-suricates"], ["vet", 26, null]),
  ...here("bac-sable", ["meerkat"], ["cite-suricates"], ["vet", 150, -60]),
  ...here(
    "glace-sang",
    ["african-wild-dog"],
    ["vallon-lycaons"],
    ["vet", 20, 90],
  ),
  ...here(
    "glaces-legumes",
    ["western-gorilla", "mandrill"],
    ["clairiere-gorilles", "bosquet-mandrills"],
    ["vet", 60, null],
  ),
  ...here("noix-caches", ["mandrill"], ["bosquet-mandrills"], ["vet", 31, 7]),
  ...here(
    "moules-gel",
    ["asian-small-clawed-otter"],
    ["ruisseau-loutres"],
    ["paul-hennebert", 38, null],
  ),
  ...here(
    "bambou-perce",
    ["red-panda"],
    ["bambouseraie"],
    ["paul-hennebert", 22, 180],
  ),
  ...here("epices", ["tiger"], ["foret-tigres"], ["paul-hennebert", 95, -10]),
  ...here("parfum", ["snow-leopard"], [], ["paul-hennebert", 44, null]),
  ...here(
    "bassin-flotteurs",
    ["california-sea-lion"],
    ["anse-otaries"],
    ["paul-hennebert", 35, 30],
  ),
  ...here("planche-trous", ["ring-tailed-lemur"], [], ["manager", 25, null]),
  ...bay(
    "ballon-flottant",
    ["humboldt-penguin"],
    ["baie-manchotiere"],
    ["admin2", 50, 45],
  ),
];

const refused: readonly DemoApproval[] = [
  {
    ...{ zooId: "sentinelle", enrichmentId: "tissus", about: "species" },
    ...{ subjectId: "bornean-orangutan", by: "paul-hennebert", daysAgo: 43 },
    untilInDays: null,
    why: "Morceaux avalés : risque d’occlusion.",
  },
  {
    ...{ zooId: "sentinelle", enrichmentId: "cloche", about: "enclosure" },
    ...{ subjectId: "grotte-roussettes", by: "paul-hennebert", daysAgo: 12 },
    untilInDays: null,
    why: "Trop bruyant sous voûte pendant la mise bas.",
  },
];

/** What the veterinary team and the managers said of objects: for now, without end, no more, or not at all. */
export const demoApprovals: readonly DemoApproval[] = [...approved, ...refused];
