import type { Publication } from "@domain/biblio/publication";
import { publicationSchema } from "@domain/biblio/publication";
import type { Project } from "@domain/research/project";
import { projectSchema } from "@domain/research/project";
import { zooA } from "./ids";

/** A paper that the establishment keeps for itself. */
export const aPublication = (more: Partial<Publication> = {}): Publication =>
  publicationSchema.parse({
    zooId: zooA,
    biblioId: "biblio-1",
    title: "The 2020 Five Domains Model",
    authors: [
      { family: "Mellor", given: "David J." },
      { family: "Beausoleil", given: "Ngaio J." },
    ],
    year: 2020,
    journal: "Animals",
    volume: "10",
    issue: "10",
    pages: "1870",
    doi: "10.3390/ani10101870",
    tags: ["models"],
    ...more,
  });

/** The same as everybody's. */
export const anOpenPublication = (
  more: Partial<Publication> = {},
): Publication =>
  aPublication({
    zooId: null,
    biblioId: "biblio-official",
    official: true,
    ...more,
  });

/** A project of one who leads it and a member, with leave and nothing frozen yet. */
export const aProject = (more: Partial<Project> = {}): Project =>
  projectSchema.parse({
    zooId: zooA,
    projectId: "project-1",
    title: "Le jeu chez les lémuriens",
    question: "Jouent-ils plus dehors ?",
    status: "running",
    startDay: "2026-09-01",
    endDay: "2027-03-31",
    leadId: "author",
    memberIds: ["self"],
    readerIds: ["author", "self"],
    permits: [
      {
        number: "APAFIS 1234",
        authority: "DDPP 14",
        from: "2026-09-01",
        until: "2026-12-31",
      },
    ],
    ...more,
  });
