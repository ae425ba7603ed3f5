import type { DocumentData } from "firebase/firestore";
import {
  anOpenPublication,
  aProject,
  aPublication,
} from "../../builders/research";
import { byId } from "../harness";

export const records: Record<string, DocumentData> = {
  ...byId("biblio", "biblioId", [aPublication(), anOpenPublication()]),
  ...byId("researchProjects", "projectId", [aProject()]),
};
