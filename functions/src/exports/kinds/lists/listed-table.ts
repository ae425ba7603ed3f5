import type { ExportAsked } from "@domain/export/asked";
import type { ListKind } from "@domain/export/lists";
import type { Asking, Table } from "../exporter";
import { enrichmentsTable } from "./enrichments";
import { eventsTable } from "./events";
import { findingsTable } from "./findings";
import { movementsTable } from "./movements";
import { peopleTable } from "./people";
import { projectsTable } from "./projects";
import { publicationsTable } from "./publications";
import { reportsTable } from "./reports";
import { speciesTable } from "./species";
import { ethogramsTable, surveysTable } from "./versioned";
import { visitsTable } from "./visits";

/** The table of a list that is told record by record. */
export function listedTable(
  asking: Asking,
  asked: Extract<ExportAsked, { kind: ListKind }>,
): Table {
  switch (asked.kind) {
    case "findings":
      return findingsTable(asking, asked);
    case "events":
      return eventsTable(asking, asked);
    case "users":
      return peopleTable(asking, asked);
    case "species":
      return speciesTable(asking, asked);
    case "movements":
      return movementsTable(asking, asked);
    case "enrichments":
      return enrichmentsTable(asking, asked);
    case "projects":
      return projectsTable(asking, asked);
    case "publications":
      return publicationsTable(asking, asked);
    case "reports":
      return reportsTable(asking, asked);
    case "surveys":
      return surveysTable(asking, asked);
    case "ethograms":
      return ethogramsTable(asking, asked);
    case "visits":
      return visitsTable(asking, asked);
  }
}
