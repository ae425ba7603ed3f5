import { generatePassword } from "@domain/person/password";
import { randomBytes, randomInt, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { sha256 } from "../edge/hash";

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

const slowly = promisify<string, string, number, Buffer>(scrypt);

/**
 * Tells apart what is asked with a code, the password too, without keeping it: only who has the code can try
 * passwords against the mark, and slowly.
 */
export const markOf = async (code: string, asked: object): Promise<string> =>
  (await slowly(JSON.stringify(asked), code, 32)).toString("base64url");
