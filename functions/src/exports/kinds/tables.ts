import type { ExportAsked } from "@domain/export/asked";
import { activityTable } from "./activity";
import { alertsTable } from "./alerts";
import { animalsTable } from "./animals";
import { answersTable } from "./answers";
import { campaignsTable } from "./campaigns";
import { enclosuresTable } from "./enclosures";
import { evaluationsTable } from "./evaluations";
import type { Asking, Table } from "./exporter";
import { figuresTable } from "./figures/figures";
import { groupsTable } from "./groups";
import { healthTable } from "./health";
import { listedTable } from "./lists/listed-table";
import { sessionsTable } from "./sessions";
import { sentTable } from "./figures/sent-table";
import { tasksTable } from "./tasks";
import { valuesTable } from "./values";

/** The table of what is asked for. Throws "not-allowed" where this person may take none of it. */
export function tableOf(
  asking: Asking,
  asked: ExportAsked,
): Table | Promise<Table> {
  switch (asked.kind) {
    case "animals":
      return animalsTable(asking, asked);
    case "groups":
      return groupsTable(asking, asked);
    case "enclosures":
      return enclosuresTable(asking, asked);
    case "tasks":
      return tasksTable(asking, asked);
    case "campaigns":
      return campaignsTable(asking, asked);
    case "evaluations":
      return evaluationsTable(asking, asked);
    case "answers":
      return answersTable(asking, asked);
    case "sessions":
      return sessionsTable(asking, asked);
    case "figures":
      return figuresTable(asking, asked);
    case "table":
      return sentTable(asking);
    case "alerts":
      return alertsTable(asking, asked);
    case "activity":
      return activityTable(asking, asked);
    case "values":
      return valuesTable(asking, asked);
    case "health":
      return healthTable(asking, asked);
    default:
      return listedTable(asking, asked);
  }
}
