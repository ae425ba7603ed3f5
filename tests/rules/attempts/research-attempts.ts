import { publicationFacts } from "@domain/biblio/publication";
import { projectFacts } from "@domain/research/project";
import {
  anOpenPublication,
  aProject,
  aPublication,
} from "../../builders/research";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const ownPath = "biblio/biblio-1";
const openPath = "biblio/biblio-official";
const projectPath = "researchProjects/project-1";

const own = attemptsOn("biblio", publicationFacts(aPublication()), {
  everybodys: [],
});
const open = attemptsOn("biblio", publicationFacts(anOpenPublication()), {
  A: [],
  X: [],
});
const project = attemptsOn("researchProjects", projectFacts(aProject()), {
  viewer: ["author", "self"],
});

export const attempts: Attempt[] = [
  own.get(ownPath),
  open.get(openPath),
  open.list(openPath, "official", true),
  own.create("biblio/biblio-new", () =>
    aPublication({ biblioId: "biblio-new" }),
  ),
  own.update(["change", "rename a publication"], ownPath, { title: "Else" }),
  open.update(["change", "rename everybody's"], openPath, { title: "Else" }),
  own.update(["change", "give it to everybody"], ownPath, {
    zooId: null,
    official: true,
  }),
  own.update(["remove", "archive a publication"], ownPath, { archived: true }),
  own.remove(["remove", "delete a publication"], ownPath),
  project.get(projectPath),
  project.create("researchProjects/project-new", (leadId) =>
    aProject({ projectId: "project-new", leadId, memberIds: [] }),
  ),
  project.update(["change", "rename a project"], projectPath, {
    title: "Else",
  }),
  project.update(
    ["change", "name oneself among its members"],
    projectPath,
    (name) => ({
      memberIds: ["self", name],
      readerIds: ["author", "self", name],
    }),
  ),
  project.update(["remove", "archive a project"], projectPath, {
    archived: true,
  }),
  project.remove(["remove", "delete a project"], projectPath),
];
