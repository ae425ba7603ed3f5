import { beforeEach, describe, expect, it } from "vitest";
import { hourMs } from "@domain/time/lengths";
import { placeOf } from "../../../functions/src/edge/caller";
import { sha256 } from "../../../functions/src/edge/hash";
import { joinLesson } from "../../../functions/src/lessons/join-lesson";
import { useFakeAccounts } from "../accounts/fake-accounts";
import { ask } from "../ask";
import { put, useStage } from "../stage";
import { code, lessonWorld, tablet } from "./stage";

useStage("demo-lesson-guesses");
useFakeAccounts();

beforeEach(() => put(lessonWorld()));

describe("guessing", () => {
  it("tries so many codes an hour on a tablet and no more, the right one neither; the others of its class go on", async () => {
    const signedIn = Math.floor(Date.now() / 1000);
    const tryOn = (at: number, with_ = code) =>
      ask(joinLesson, tablet, { code: with_, language: "fr" }, at);
    const guesses = 60;
    for (let tried = 0; tried < guesses; tried += 1)
      expect(await tryOn(signedIn, "XXXXXX")).toMatchObject({
        success: false,
        error: "code-expired",
      });
    expect(await tryOn(signedIn)).toBe("resource-exhausted");
    expect(await tryOn(signedIn - 5)).toMatchObject({ success: true });
  });

  it("tries so many codes an hour from one place, signed in however often; another place goes on", async () => {
    const expireAt = new Date(Date.now() + hourMs);
    const from = (address: string) => ({
      headers: { "x-forwarded-for": address },
    });
    const at = `limits/${sha256(`joinLesson ${placeOf(from("192.0.2.7"))}`)}`;
    await put({ [at]: { count: 3000, expireAt } });
    const tryFrom = (address: string, signedInAt: number) =>
      joinLesson
        .run({
          auth: { uid: tablet, token: { auth_time: signedInAt } },
          data: { code, language: "fr" },
          rawRequest: from(address),
        } as never)
        .catch((error: unknown) => (error as { code?: string }).code);
    const signedIn = Math.floor(Date.now() / 1000);
    for (const ago of [0, 1, 2])
      expect(await tryFrom("192.0.2.7", signedIn - ago)).toBe(
        "resource-exhausted",
      );
    expect(await tryFrom("198.51.100.7", signedIn)).toMatchObject({
      success: true,
    });
  });
});
