import { StatusError } from "../contract/status";
import { type Database } from "../contract/database";
import { type Engine } from "../contract/engine";

const pattern =
  /^projects\/([^/]+)\/databases\/([^/]+)(?:\/documents(?:\/(.+))?)?$/;

export interface Resource {
  project: string;
  database: string;
  /** Below `documents/`; empty for the root. */
  path: string;
}

/** Splits `projects/P/databases/D[/documents[/path]]`. */
export function parseResource(name: string): Resource {
  const match = pattern.exec(name);
  const [, project = "", database = "", path = ""] = match ?? [];
  if (!match)
    throw new StatusError("INVALID_ARGUMENT", `Invalid resource name: ${name}`);
  return { project, database, path };
}

/** The database a resource name belongs to. */
export function databaseOf(engine: Engine, name: string): Database {
  const { project, database } = parseResource(name);
  return engine.database(project, database);
}
