import type { SentTable } from "@domain/export/sent-table";
import { sentTableSchema } from "@domain/export/sent-table";
import { bytesOf, keep } from "../files/bucket";

/** Where functions alone keep files: no rule of the bucket lets anybody read them. */
export const exportsFolder = "exports/";

/** Where a table waits that was handed in with a request, until its file is made; what is left there goes with old files. */
export const sentPath = (exportJobId: string): string =>
  `${exportsFolder}${exportJobId}.json`;

/** Keeps a table until its file is made. Safe to replay. */
export const keepSent = (exportJobId: string, table: SentTable) =>
  keep([
    {
      path: sentPath(exportJobId),
      bytes: Buffer.from(JSON.stringify(table)),
      contentType: "application/json",
    },
  ]);

/** The table that was handed in. Throws where there is none. */
export async function sentOf(exportJobId: string): Promise<SentTable> {
  const bytes = await bytesOf(sentPath(exportJobId));
  if (bytes === null) throw new Error("no table");
  return sentTableSchema.parse(JSON.parse(bytes.toString("utf8")));
}
