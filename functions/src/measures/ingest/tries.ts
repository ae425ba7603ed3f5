import { AppError } from "@domain/errors";
import { placeOf } from "../../edge/caller";
import type { Limit } from "../../edge/limits";
import { count } from "../../edge/limits";
import type { Call, Reply } from "./call";
import { refused, unknownSource } from "./call";

/** A device that kept an old secret is told so for a while; whoever is believed is never counted. */
export const triesPerAddress: Limit = { count: 60, minutes: 60 };

const tooManyTries = (): Reply =>
  refused(429, "tries", {
    "Retry-After": String(triesPerAddress.minutes * 60),
  });

/** Counts a try with a token that is not believed, by where it comes from; what whoever tries is answered. */
export async function countTry(call: Call): Promise<Reply> {
  try {
    await count(`ingest of ${placeOf(call)}`, triesPerAddress);
  } catch (error) {
    if (error instanceof AppError && error.code === "quota")
      return tooManyTries();
    // What cannot be counted, of many at once, is not believed either.
  }
  return unknownSource();
}
