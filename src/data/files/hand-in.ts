import { AppError } from "@domain/errors";
import { demonstration } from "../demonstration/mode";
import { fileQueue } from "./queue/file-queue";
import type { HeldFile } from "./held-files";
import type { NewFile } from "./queue/create-queue";
import { plainType } from "@domain/file/media";

/**
 * Keeps a file and sends it to its record, which may be on its way itself; rejects AppError: "quota" without room on the
 * device, "demonstration".
 */
export async function handIn({
  folder,
  kind,
  bytes,
}: Omit<NewFile, "contentType">): Promise<void> {
  if (demonstration() !== "off") throw new AppError("demonstration");
  const contentType = plainType(bytes.type);
  await fileQueue.add({ folder, kind, contentType, bytes });
}

/** Keeps files that were held for a record and sends them there, one after the other; rejects as `handIn` does. */
export async function handInAll(
  folder: string,
  files: readonly HeldFile[],
): Promise<void> {
  for (const { kind, bytes } of files) await handIn({ folder, kind, bytes });
}
