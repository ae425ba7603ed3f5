import { describe, expect, it } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { anAnswer, anAskedVersion } from "../../../tests/builders/forms";
import { formOf } from "../survey/engine/form";
import { coveredBy } from "./certificate";
import { certificatesOfCampaignQuery } from "./certificate-queries";
import { foundInAnswers } from "./of-answers";
import { readsCertificates } from "./readers";
import {
  kappaLeast,
  recordsLeast,
  shareLeast,
  verdictOf,
  verdictOfAll,
} from "./verdict";

const chose = (...chosen: string[]) => anAnswer({ chosen });
const refs = Array.from({ length: 12 }, (_, at) => `q${String(at + 1)}`);
const form = formOf(
  anAskedVersion(refs.map((questionRef) => ({ questionRef }))),
);
const all = (value: string, count: number) =>
  Object.fromEntries(refs.slice(0, count).map((ref) => [ref, chose(value)]));

describe("answers beside the key", () => {
  it("pass where eight of ten are right, and its interval lies above a half", () => {
    const key = all("a", 10);
    const nine = { ...key, q1: chose("b") };
    const found = foundInAnswers(form, nine, key);
    expect(found?.verdict).toBe("passed");
    // Wilson of 9 in 10: Newcombe (1998), method 3.
    expect(found?.figures).toEqual([
      {
        of: "answers",
        n: 10,
        value: 0.9,
        low: expect.closeTo(0.5958, 4) as number,
        high: expect.closeTo(0.9821, 4) as number,
        why: null,
      },
    ]);
    const eight = { ...nine, q2: chose("c") };
    // Its interval begins at 0.49: that more than half is right is not sure.
    expect(foundInAnswers(form, eight, key)?.verdict).toBe("notPassed");
    expect(foundInAnswers(form, key, key)?.verdict).toBe("passed");
  });

  it("say which questions the key met, and which nobody was tested on", () => {
    const found = foundInAnswers(form, all("a", 12), all("a", 3));
    expect(found?.met).toEqual(["q1", "q2", "q3"]);
    expect(found?.missed).toEqual(refs.slice(3));
    expect(coveredBy(found!)).toBe(0.25);
    // Three right of three could be chance: even all right proves nothing.
    expect(found?.verdict).toBe("cannotSay");
  });

  it("take what was left unanswered for not right", () => {
    const found = foundInAnswers(form, {}, all("a", 10));
    expect(found?.verdict).toBe("notPassed");
    expect(found?.figures[0]).toMatchObject({ n: 10, value: 0, low: 0 });
  });

  it("prove nothing without a key, and of an empty one nothing can be said", () => {
    expect(foundInAnswers(form, all("a", 12), null)).toBeNull();
    const found = foundInAnswers(form, all("a", 12), {});
    expect(found?.verdict).toBe("cannotSay");
    expect(found?.figures[0]).toMatchObject({
      n: 0,
      value: null,
      why: "nothingObserved",
    });
    const nothing = foundInAnswers(formOf(anAskedVersion([])), {}, {});
    expect(nothing?.verdict).toBe("cannotSay");
    expect(coveredBy(nothing!)).toBeNull();
  });
});

describe("a verdict", () => {
  const kappa = (value: number | null, n: number, low: number | null = 0.3) =>
    verdictOf({ of: "scans", value, n, low });

  it("needs kappa, enough records, and an interval above chance where there is one", () => {
    expect(kappa(kappaLeast, recordsLeast)).toBe("passed");
    expect(kappa(kappaLeast - 0.01, recordsLeast)).toBe("notPassed");
    expect(kappa(1, recordsLeast - 1)).toBe("cannotSay");
    expect(kappa(1, 200, null)).toBe("passed");
    expect(kappa(0.7, 200, -0.1)).toBe("notPassed");
    expect(kappa(null, 200)).toBe("cannotSay");
  });

  it("asks of answers the share and its lower end", () => {
    const answers = (value: number, n: number, low: number | null) =>
      verdictOf({ of: "answers", value, n, low });
    expect(answers(shareLeast, 20, 0.58)).toBe("passed");
    expect(answers(shareLeast - 0.01, 200, 0.7)).toBe("notPassed");
    expect(answers(1, 20, null)).toBe("notPassed");
    expect(answers(1, 3, 0.44)).toBe("cannotSay");
  });

  it("of several channels passes where each does", () => {
    const said = (value: number | null) => ({
      of: "focal" as const,
      n: 100,
      value,
      low: 0.5,
      high: 0.9,
      why: null,
    });
    expect(verdictOfAll([])).toBe("cannotSay");
    expect(verdictOfAll([said(0.8), said(0.7)])).toBe("passed");
    expect(verdictOfAll([said(0.8), said(null)])).toBe("cannotSay");
    expect(verdictOfAll([said(0.8), said(null), said(0.1)])).toBe("notPassed");
  });
});

it("asks for the certificates of all where somebody reads them, else for their own", () => {
  const fields = (right: "admin" | "user") =>
    certificatesOfCampaignQuery(aSession({ right }), "campaign-1").where.map(
      ({ field }) => field,
    );
  expect(fields("admin")).toEqual(["zooId", "campaignId", "isDeleted"]);
  expect(fields("user")).toContain("userId");
  expect(readsCertificates(aSession({ right: "pedagoadmin" }))).toBe(true);
  expect(readsCertificates(aSession({ right: "user" }))).toBe(false);
});
