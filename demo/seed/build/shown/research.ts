import {
  permitCause,
  permitEnd,
} from "../../../../src/domain/research/permit-alerts";
import { addDays } from "../../../../src/domain/time/calendar-day";
import { parisDay } from "../../../../src/domain/time/paris";
import { demoPublications } from "../../../data/biblio";
import { campaignSpecies, observedCampaign } from "../../../data/campaigns";
import { demoPeople } from "../../../data/people";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { alertDocument } from "../measures/alert-document";
import { daysAgoAt } from "../moments";

const projectId = "project-lemurs";
const idOf = (id: string) => `biblio-${id}`;

/** Those that a project on the lemurs reads. */
const read = ["sampling-1974", "positive-2007", "five-domains-2020"];

/** Publications for every establishment, and a project that is under way, one of whose permits has ended. */
export function researchDocuments(now: Date): DemoDocument[] {
  const today = parisDay(now);
  const publications = demoPublications.map(
    ({ id, authors, tags, ...publication }) =>
      demoDocument(
        "biblio",
        idOf(id),
        {
          zooId: null,
          ...publication,
          authors: authors.map((one) => {
            const [family = "", given = null] = one.split(", ");
            return { family, given };
          }),
          tags: [...tags],
          ...(read.includes(id) && { specieIds: [campaignSpecies] }),
        },
        { createdAt: daysAgoAt(now, 90, "10:00"), createdBy: "superadmin" },
      ),
  );
  const zooId = demoPeople.find(({ id }) => id === "manager")?.zooId ?? "";
  const permitUntil = addDays(today, -9);
  const project = demoDocument(
    "researchProjects",
    projectId,
    {
      zooId,
      title: "Le jeu chez les lémurs catta",
      question:
        "Les lémurs jouent-ils davantage quand le public est tenu à distance de l’île ?",
      methods:
        "Évaluation mensuelle et séances de scan toutes les deux minutes, sans changer les soins.",
      status: "running",
      startDay: addDays(today, -120),
      endDay: addDays(today, 240),
      leadId: "manager",
      memberIds: ["vet", "hugo-ferreira"],
      animalIds: [1, 2, 3, 4, 5].map(
        (n) => `ile-lemuriens-${campaignSpecies}-${n}`,
      ),
      permits: [
        {
          number: "DEMO-2026-014",
          authority: "Comité d’éthique (démonstration)",
          from: addDays(today, -120),
          until: addDays(today, 45),
        },
        {
          number: "DEMO-2026-003",
          authority: "Préfecture (démonstration)",
          from: addDays(today, -120),
          until: permitUntil,
        },
      ],
      campaignIds: [observedCampaign],
      biblioIds: read.map(idOf),
    },
    { createdAt: daysAgoAt(now, 121, "14:00"), createdBy: "admin" },
  );
  const over = alertDocument(
    permitCause({ zooId, projectId }, permitUntil),
    permitEnd(permitUntil),
  );
  return [...publications, project, over];
}
