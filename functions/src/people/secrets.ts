import { generatePassword } from "@domain/person/password";
import { randomBytes, randomInt } from "node:crypto";
import { sha256 } from "../edge/caller";

/** A password to be shown once and typed. */
export const shownPassword = (): string =>
  generatePassword((below) => randomInt(below));

/** A password nobody knows. */
export const unknownPassword = (): string =>
  randomBytes(48).toString("base64url");

/** A one-time code as a link carries it: 32 bytes. */
export const newCode = (): string => randomBytes(32).toString("base64url");

/** What is stored of a code. */
export const hashOfCode = (code: string): string => sha256(code);
