import { feedIssues } from "@domain/measures/ingest/feeds";
import { tokenOf } from "@domain/measures/ingest/secret";
import type {
  Feed,
  SensorSource,
  SourceForm,
} from "@domain/measures/ingest/source";
import { sourceIssues } from "@domain/measures/ingest/source";
import { AppError } from "@domain/errors";
import type { Transaction } from "firebase-admin/firestore";
import { randomBytes } from "node:crypto";
import { readable, ref } from "../../edge/documents";
import { sha256 } from "../../edge/hash";
import { readNamed } from "../ingest/known";

/** A new secret of a source: what is said once, and what is kept. */
export function newSecret(sourceId: string) {
  const token = tokenOf(sourceId, randomBytes(32).toString("base64url"));
  return { token, secretHash: sha256(token) };
}

/** A source of this establishment; throws "not-found" for none. */
export async function sourceIn(
  transaction: Transaction,
  zooId: string,
  sourceId: string,
): Promise<SensorSource> {
  const stored = await transaction.get(ref("sensorSources", sourceId));
  const source = readable("sensorSources", stored);
  if (source?.zooId !== zooId) throw new AppError("not-found");
  return source;
}

/** Throws "invalid-input" naming what cannot be: feeds alike, or of what is not there or not measured there. */
export async function checkSource(
  transaction: Transaction,
  zooId: string,
  form: Omit<SourceForm, "feeds"> & { feeds: Feed[] },
): Promise<void> {
  const { parameters, enclosures } = await readNamed(
    (...refs) => transaction.getAll(...refs),
    zooId,
    form.feeds,
  );
  const named = form.feeds.map((feed) => {
    const parameter = parameters.get(feed.parameterId) ?? null;
    const enclosure = enclosures.get(feed.enclosureId) ?? null;
    return [feed, { parameter, enclosure }] as const;
  });
  const fields = [...sourceIssues(form), ...feedIssues(named)].map(
    ({ field }) => field,
  );
  if (fields.length > 0)
    throw new AppError("invalid-input", { fields: [...new Set(fields)] });
}
