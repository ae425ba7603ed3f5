import { publicationFacts } from "@domain/biblio/publication";
import { projectFacts } from "@domain/research/project";
import {
  anOpenPublication,
  aProject,
  aPublication,
} from "../../builders/research";
import { zooA } from "../../builders/ids";
import { change, create } from "../desk-stage";
import type { DeskCell } from "./desk-cell";
import { cell } from "./desk-cell";

const own = publicationFacts(aPublication());
const open = publicationFacts(anOpenPublication());
const project = projectFacts(aProject());

export const cells: DeskCell[] = [
  cell(
    "biblio",
    "create",
    create("biblio", "new", { zooId: zooA, title: "On play" }),
    own,
  ),
  cell(
    "biblio",
    "create",
    create("biblio", "new", { zooId: null, title: "On play" }),
    open,
  ),
  cell("biblio", "change", change("biblio", "biblio-1", { year: 2021 }), own),
  cell(
    "biblio",
    "change",
    change("biblio", "biblio-official", { year: 2021 }),
    open,
  ),
  cell(
    "biblio",
    "remove",
    change("biblio", "biblio-1", { archived: true }),
    own,
  ),
  cell(
    "biblio",
    "remove",
    change("biblio", "biblio-official", { archived: true }),
    open,
  ),
  cell(
    "researchProjects",
    "create",
    create("researchProjects", "new", {
      zooId: zooA,
      title: "On play",
      leadId: "self",
    }),
    { zooId: zooA },
  ),
  cell(
    "researchProjects",
    "change",
    change("researchProjects", "project-1", { status: "ended" }),
    project,
  ),
  cell(
    "researchProjects",
    "remove",
    change("researchProjects", "project-1", { archived: true }),
    project,
  ),
];
