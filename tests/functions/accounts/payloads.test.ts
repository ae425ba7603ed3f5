import { beforeAll, describe, expect, it } from "vitest";
import { AppError } from "@domain/errors";
import * as run from "../../../functions/src/index";
import { provideAccounts } from "../../../functions/src/people/auth-port";
import { ask } from "../ask";
import { put, useStage } from "../stage";
import { examples } from "./examples";
import { callableNames, refuseSpoiled } from "./refuse-spoiled";
import { strangeIds } from "./spoiled";
import { everything, forgetLimits, itsTablet, staffed } from "./staffed";
import { walkedOfAccounts } from "./walk";

useStage("demo-payloads", "file");

/** Nothing here may come as far as Auth. */
const never = () => Promise.reject(new AppError("internal"));
beforeAll(async () => {
  await put({ ...staffed(), ...itsTablet });
  provideAccounts({
    create: never,
    uidOf: () => Promise.resolve(null),
    setPassword: never,
    setMail: never,
    setEnabled: never,
    endSessions: never,
    mailOf: never,
    sessionsEndedAt: never,
    setClaims: never,
    remove: never,
  });
});

/** Of each callable so many, more in the long form. */
const spoiledOnes = process.env["SOAK"] === "1" ? 200 : 40;

describe("requests that cannot be taken: a clear refusal, nothing stored", () => {
  it.each(callableNames)(`%s refuses ${spoiledOnes}`, (name) =>
    refuseSpoiled(name, spoiledOnes, 12),
  );
});

describe("requests about what is not there", () => {
  const about = walkedOfAccounts.filter((name) => "userId" in examples[name]);

  it.each(about)(
    "%s answers as of anything that is not there",
    async (name) => {
      const before = await everything();
      for (const userId of strangeIds) {
        await forgetLimits();
        const data = { ...examples[name], userId };
        expect(await ask(run[name], "admin", data)).toBe("permission-denied");
        expect(await ask(run[name], "root", data)).toMatchObject({
          success: false,
          error: "not-found",
        });
      }
      expect(await everything()).toBe(before);
    },
  );

  it("is about every callable that names a person", () => {
    expect(about).toHaveLength(8);
  });
});
