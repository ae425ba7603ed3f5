import { describe, expect, it } from "vitest";
import { fleissKappa } from "./fleiss";
import { intraclass, observersAgree } from "./intraclass";
import { krippendorffAlpha } from "./krippendorff";

const why = (code: string) => ({ canSay: false, why: code });

// Fleiss (1971), Psychol. Bull. 76, table 1: of 30 patients the diagnoses (1 to 5) of six psychiatrists each.
const diagnoses =
  "444444 222555 233335 555555 222444 113333 333355 113334 114444 555555 144444 124444 222333 144444 224445 333335 111455 111112 224444 133555 555555 244444 224555 114444 144445 222224 111155 224444 133333 555555"
    .split(" ")
    .map((six) =>
      [1, 2, 3, 4, 5].map((category) => six.split(String(category)).length - 1),
    );

describe("Fleiss' kappa", () => {
  it("is 0.430 of Fleiss' patients", () => {
    const found = fleissKappa(diagnoses, "patients");
    if (!found.canSay) throw new Error(found.why);
    expect(found.value).toBeCloseTo(0.4302445, 7);
    expect(found).toMatchObject({ n: 30, by: "bootstrap" });
    expect(found.interval!.low).toBeGreaterThan(0.25);
    expect(found.interval!.high).toBeLessThan(0.6);
  });

  it("has no interval of nine items", () => {
    expect(fleissKappa(diagnoses.slice(0, 9), "few")).toMatchObject({
      canSay: true,
      interval: null,
      by: "tooFew",
    });
  });

  it("cannot say of nothing, one observer, other numbers of them, or one category", () => {
    expect(fleissKappa([], "x")).toEqual(why("nothingObserved"));
    expect(fleissKappa([[1, 0]], "x")).toEqual(why("tooFew"));
    expect(
      fleissKappa(
        [
          [2, 0],
          [1, 0],
        ],
        "x",
      ),
    ).toEqual(why("unevenRaters"));
    expect(
      fleissKappa(
        [
          [2, 0],
          [2, 0],
        ],
        "x",
      ),
    ).toEqual(why("chanceIsOne"));
  });
});

// Krippendorff (2011), Computing Krippendorff's Alpha-Reliability, section D: twelve units by four observers.
const none = null;
const observers = [
  [1, 2, 3, 3, 2, 1, 4, 1, 2, none, none, none],
  [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, none, 3],
  [none, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, none],
  [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, none],
];
const units = observers[0]!.map((_, unit) =>
  observers.map((own) => own[unit] ?? null),
);

describe("Krippendorff's alpha", () => {
  it.each([
    ["nominal", 0.743],
    ["ordinal", 0.815],
    ["interval", 0.849],
  ] as const)(
    "is with the %s metric %d of Krippendorff's units",
    (metric, alpha) => {
      const found = krippendorffAlpha(units, metric, "units");
      if (!found.canSay) throw new Error(found.why);
      expect(found.value).toBeCloseTo(alpha, 3);
      // One of twelve was told by one observer only.
      expect(found).toMatchObject({ n: 11, by: "bootstrap" });
      expect(found.interval!.low).toBeLessThan(alpha);
      expect(found.interval!.high).toBeLessThanOrEqual(1);
    },
  );

  it("of two observers and two values is Krippendorff's section A, 0.095", () => {
    const [meg, owen] = ["0100000100", "1110010000"].map((all) =>
      all.split("").map(Number),
    );
    const pairs = meg!.map((value, index) => [value, owen![index]!]);
    const found = krippendorffAlpha(pairs, "nominal", "books");
    if (!found.canSay) throw new Error(found.why);
    expect(found.value).toBeCloseTo(0.095, 3);
  });

  it("cannot say of nothing that two told, nor of one value", () => {
    expect(krippendorffAlpha([[1, null]], "nominal", "x")).toEqual(
      why("nothingObserved"),
    );
    expect(
      krippendorffAlpha(
        [
          [2, 2],
          [2, 2],
        ],
        "interval",
        "x",
      ),
    ).toEqual(why("chanceIsOne"));
  });
});

// Shrout and Fleiss (1979), Psychol. Bull. 86, table 2: six targets by four judges.
const judged = [
  [9, 2, 5, 8],
  [6, 1, 3, 2],
  [8, 4, 6, 8],
  [7, 1, 2, 6],
  [10, 5, 6, 9],
  [6, 2, 4, 7],
];

describe("ICC(2,1)", () => {
  it("is 0.29 of Shrout and Fleiss' targets", () => {
    expect(intraclass(judged)).toBeCloseTo(0.29, 2);
    // What is added to all takes no digits.
    const far = judged.map((row) => row.map((value) => value + 1e7));
    expect(intraclass(far)).toBeCloseTo(intraclass(judged)!, 7);
  });

  it("is not said of fewer than ten animals in sessions", () => {
    expect(observersAgree(judged, "few")).toEqual(why("tooFew"));
    const twice = [...judged, ...judged];
    const found = observersAgree(twice, "twice");
    if (!found.canSay) throw new Error(found.why);
    expect(found).toMatchObject({ n: 12, by: "bootstrap" });
    expect(found.interval!.low).toBeLessThan(found.value);
    expect(found.interval!.high).toBeGreaterThan(found.value);
  });

  it("is 1 where all tell the same of what differs, and not said where nothing does", () => {
    const ten = Array.from({ length: 10 }, (_, index) => [index, index]);
    expect(observersAgree(ten, "same")).toMatchObject({
      value: 1,
      interval: null,
      by: "noSpread",
    });
    const equal = ten.map(() => [3, 3]);
    expect(observersAgree(equal, "equal")).toEqual(why("chanceIsOne"));
    expect(observersAgree([], "none")).toEqual(why("nothingObserved"));
    expect(observersAgree([[1, 2], [1]], "uneven")).toEqual(
      why("unevenRaters"),
    );
    expect(
      observersAgree(
        ten.map(([one]) => [one!]),
        "one",
      ),
    ).toEqual(why("tooFew"));
    expect(intraclass([])).toBeNull();
  });
});

describe("units that follow each other", () => {
  // Whole minutes of agreement and of disagreement: a second has much of the one before.
  const told = Array.from({ length: 600 }, (_, second) =>
    Math.floor(second / 40) % 3 === 0 ? [1, 2] : [second % 2, second % 2],
  );
  const counts = told.map((pair) =>
    [0, 1, 2].map((value) => pair.filter((one) => one === value).length),
  );
  const inOne = told.map((_, t) => ({ sessionId: "s", t }));
  const inTen = told.map((_, t) => ({ sessionId: String(t % 10), t }));
  const widthOf = (said: ReturnType<typeof fleissKappa>) => {
    if (!said.canSay) throw new Error(said.why);
    return said.interval!.high - said.interval!.low;
  };

  it.each([
    [
      "alpha",
      (places: typeof inOne | null) =>
        krippendorffAlpha(told, "nominal", "seconds", places),
    ],
    [
      "Fleiss' kappa",
      (places: typeof inOne | null) => fleissKappa(counts, "seconds", places),
    ],
  ])("give %s a wider interval than units by themselves", (_, said) => {
    expect(widthOf(said(inOne))).toBeGreaterThan(2 * widthOf(said(null)));
    // From eight sessions on these are drawn whole: here all ten are much alike.
    expect(widthOf(said(inTen))).toBeLessThan(widthOf(said(inOne)));
    expect(said(inOne)).toMatchObject({ n: 600, by: "bootstrap" });
  });
});
