import { createHash } from "node:crypto";

/** A text's SHA-256, in 64 hexadecimal characters. */
export const sha256 = (text: string): string =>
  createHash("sha256").update(text).digest("hex");
