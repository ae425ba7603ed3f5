import { AppError } from "@domain/errors";
import { demonstration } from "../demonstration/mode";
import { fileQueue } from "./queue/file-queue";
import type { HeldFile } from "./held-files";
import type { NewFile } from "./queue/create-queue";
import { plainType } from "@domain/file/media";

/**
 * Keeps a file and sends it to its record, which may be on its way itself; answers the name under which it is handed in;
 * rejects AppError: "quota" without room on the device, "demonstration".
 */
export function keepFile(file: Omit<NewFile, "contentType">): Promise<string> {
  if (demonstration() !== "off")
    return Promise.reject(new AppError("demonstration"));
  const contentType = plainType(file.bytes.type);
  return fileQueue.add({ ...file, contentType });
}

/** The same where nobody asks for its name. */
export async function handIn(file: Omit<NewFile, "contentType">) {
  await keepFile(file);
}

/** Keeps files that were held for a record and sends them there, one after the other; rejects as `handIn` does. */
export async function handInAll(
  folder: string,
  files: readonly HeldFile[],
): Promise<void> {
  for (const { kind, bytes } of files) await handIn({ folder, kind, bytes });
}
