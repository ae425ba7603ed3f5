import type { Dataset } from "@domain/research/dataset";
import type { ProjectForm } from "@domain/research/form";
import { projectValues } from "@domain/research/form";
import { withDocumentTitle } from "@domain/research/documents";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { create, patch } from "../../data/write";

type ProjectRow = Row<"researchProjects">;

export function createProject(
  zooId: string,
  id: string,
  form: ProjectForm,
): Promise<Outcome> {
  const values = { zooId, ...projectValues(form) };
  const about = { kind: "research.create", name: values.title };
  return outcomeOf(create("researchProjects", id, values, about));
}

const change = (
  row: ProjectRow,
  kind: string,
  values: Parameters<typeof patch<"researchProjects">>[2],
): Promise<Outcome> => {
  const about = { kind: `research.${kind}`, name: row.data.title };
  return outcomeOf(patch("researchProjects", row.id, values, about, row));
};

/** Nothing is sent when nothing differs. */
export function editProject(
  row: ProjectRow,
  form: ProjectForm,
): Promise<Outcome> {
  const changes = changedValues(projectValues(form), row.data);
  return changes === null
    ? Promise.resolve("saved")
    : change(row, "edit", changes);
}

/** Takes it out of use, or brings it back. */
export const setArchived = (
  row: ProjectRow,
  archived: boolean,
): Promise<Outcome> =>
  change(row, archived ? "archive" : "restore", { archived });

/** What the project reads. */
export const setBiblio = (
  row: ProjectRow,
  biblioIds: string[],
): Promise<Outcome> => change(row, "biblio", { biblioIds });

/** What a document of the project is called. */
export const nameDocument = (
  row: ProjectRow,
  path: string,
  title: string,
): Promise<Outcome> =>
  change(row, "edit", {
    documentTitles: withDocumentTitle(row.data, path, title),
  });

/** What was frozen goes with the project; nothing of it changes any more. */
export const addDataset = (
  row: ProjectRow,
  dataset: Dataset,
): Promise<Outcome> =>
  change(row, "freeze", { datasets: [...row.data.datasets, dataset] });
