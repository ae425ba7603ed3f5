import { appConfigId } from "@domain/service/app-config";
import { environment } from "../../lib/environment";
import { openApp } from "../sdk/app";

/** What is told of the service before anybody signs in. */
export interface ServiceNews {
  minimumVersion: string | null;
  maintenance: boolean;
  maintenanceUntil: Date | null;
  flags: Record<string, never>;
}

interface Fields {
  maintenance?: { booleanValue?: unknown };
  minimumVersion?: { stringValue?: unknown };
  maintenanceUntil?: { timestampValue?: unknown };
}

const instantOf = (value: unknown): Date | null => {
  const instant = typeof value === "string" ? new Date(value) : null;
  return instant === null || Number.isNaN(instant.getTime()) ? null : instant;
};

/** What an answer of Firestore's REST interface says; whatever it lacks is as where nothing is said. */
function newsOf(answer: unknown): ServiceNews {
  const { fields } = (answer ?? {}) as { fields?: Fields };
  const version = fields?.minimumVersion?.stringValue;
  return {
    minimumVersion: typeof version === "string" ? version : null,
    maintenance: fields?.maintenance?.booleanValue === true,
    maintenanceUntil: instantOf(fields?.maintenanceUntil?.timestampValue),
    flags: {},
  };
}

/**
 * `config/app` for whoever is not signed in, without the SDK that is opened for a person; null without a network and
 * where it is not answered.
 */
export async function readConfig(): Promise<ServiceNews | null> {
  try {
    const { app, local, proof } = await openApp();
    const host =
      local === null
        ? "https://firestore.googleapis.com"
        : `http://${local.firestore}`;
    const project = app.options.projectId ?? environment.firebase.projectId;
    const answer = await fetch(
      `${host}/v1/projects/${project}/databases/(default)/documents/config/${appConfigId}`,
      { headers: await proof() },
    );
    return answer.ok ? newsOf(await answer.json()) : null;
  } catch {
    return null;
  }
}
