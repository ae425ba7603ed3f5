import type { Campaign } from "@domain/campaign/campaign";
import { readersOf } from "@domain/campaign/following/follow";
import type { Evaluation } from "@domain/evaluation/evaluation";
import { opensToKeepers } from "@domain/evaluation/outcome";
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import { beforeEach, describe, expect, it } from "vitest";
import {
  aCampaign,
  aCampaignKey,
  aLesson,
  anEvaluation,
  aSubmission,
} from "../builders/campaigns";
import { anAnswer } from "../builders/forms";
import { zooA } from "../builders/ids";
import { changeStamp, created, isAllowed, stored, useWorld } from "./harness";
import type { Name } from "./people";
import { names } from "./people";
import { records } from "./records";
import { sentTo } from "./sent";

const world = useWorld();

const path = "evaluations/attacked";
const keyPath = "campaigns/attacked/private/key";

/** Who reads others' answers where nothing is sealed: those who run the place, and who lead or heal in the sector. */
const leaders: readonly Name[] = [
  "superAdmin",
  "admin",
  "pedago",
  "manager",
  "vet",
  "auditor",
  "provider",
];

const those = async (
  may: (name: Name) => Promise<boolean>,
): Promise<Name[]> => {
  const found: Name[] = [];
  for (const name of names) if (await may(name)) found.push(name);
  return found.sort();
};
const sorted = (...all: Name[]) => [...all].sort();

const getters = (what: string) =>
  those((name) => isAllowed(getDoc(doc(world.as(name), what))));

/** Who may list what was handed in of the campaign, asking for all of it. */
const listers = () =>
  those((name) =>
    isAllowed(
      getDocs(
        query(
          collection(world.as(name), "evaluations"),
          where("zooId", "==", zooA),
          where("campaignId", "==", "attacked"),
          limit(10),
        ),
      ),
    ),
  );

const campaignOf = (campaign: Partial<Campaign>) =>
  aCampaign({
    campaignId: "attacked",
    experts: ["author", "responsible"],
    participants: ["author", "responsible", "self"],
    ...campaign,
  });

const answeredBy = (authorId: string) => ({
  authorId,
  responses: { "health.coat": anAnswer({ chosen: ["good"] }) },
  media: [],
  flaws: [],
  score: null,
});

/** What "author" handed in, as functions leave it while these have handed in theirs. */
async function isHandedIn(
  campaign: Partial<Campaign>,
  evaluation: Partial<Evaluation> = {},
): Promise<void> {
  const one = campaignOf(campaign);
  const { mode } = one;
  await world.store({
    "campaigns/attacked": stored(one),
    [path]: stored(
      aSubmission({
        evaluationId: "attacked",
        campaignId: "attacked",
        mode,
        sealed: mode === "expert",
        openToKeepers: opensToKeepers(one),
        readers: readersOf(one, "author", one.submitters.map(answeredBy)),
        ...evaluation,
      }),
    ),
  });
}

beforeEach(() => world.store(records));

describe("in an expert campaign", () => {
  it("nobody, whoever runs the place, reads an answer but its author", async () => {
    await isHandedIn({ mode: "expert", submitters: ["author"] });
    expect(await getters(path)).toEqual(["author"]);
    expect(await listers()).toEqual([]);
  });

  it("an expert does so once they handed in their own, who is none never does", async () => {
    const submitters = ["author", "responsible", "self"];
    await isHandedIn({ mode: "expert", submitters });
    expect(await getters(path)).toEqual(sorted("author", "responsible"));
    expect(await listers()).toEqual([]);
  });

  it("all who read others' answers do once it is over, keepers do not", async () => {
    await isHandedIn(
      { mode: "expert", submitters: ["author"], status: "stopped" },
      { sealed: false },
    );
    expect(await getters(path)).toEqual(sorted("author", ...leaders));
  });

  it.each(names)(
    "%s makes themselves no reader, and breaks no seal",
    async (name) => {
      await isHandedIn({ mode: "expert", submitters: ["author"] });
      for (const change of [{ readers: [name] }, { sealed: false }])
        expect(
          await isAllowed(
            updateDoc(doc(world.as(name), path), {
              ...change,
              ...changeStamp(name),
            }),
          ),
        ).toBe(false);
    },
  );

  it("begins nothing that is not sealed", async () => {
    await isHandedIn({ mode: "expert" });
    const begin = (sealed: boolean) =>
      isAllowed(
        setDoc(
          doc(world.as("author"), "evaluations/mine"),
          created(
            sentTo(
              "evaluations/mine",
              anEvaluation({
                evaluationId: "mine",
                campaignId: "attacked",
                mode: "expert",
                startedAt: new Date(),
                sealed,
              }),
            ),
            "author",
          ),
        ),
      );
    expect([await begin(false), await begin(true)]).toEqual([false, true]);
  });
});

describe("in a training", () => {
  const key = (submitters: string[]) =>
    world.store({
      [keyPath]: stored(
        aCampaignKey({ campaignId: "attacked", readers: submitters }),
      ),
    });

  it("the key is read by who handed in their own, and before by nobody who answers", async () => {
    await isHandedIn({ mode: "training" });
    await key([]);
    expect(await getters(keyPath)).toEqual(sorted("admin", "superAdmin"));
    await key(["author"]);
    expect(await getters(keyPath)).toEqual(
      sorted("admin", "author", "superAdmin"),
    );
  });

  it("who learns does not read what the others answered, before or after", async () => {
    for (const submitters of [["author"], ["author", "responsible"]]) {
      await isHandedIn({ mode: "training", submitters });
      expect(await getters(path)).toEqual(sorted("author", ...leaders));
    }
  });

  it.each(names)("%s gives themselves no key", async (name) => {
    await isHandedIn({ mode: "training" });
    await key([]);
    const change = { readers: [name], ...changeStamp(name) };
    expect(
      await isAllowed(updateDoc(doc(world.as(name), keyPath), change)),
    ).toBe(false);
  });
});

describe("in a pedagogical campaign", () => {
  const lesson = "lessons/attacked";
  beforeEach(async () => {
    await isHandedIn({ mode: "pedagogical", participants: [] });
    await world.store({
      [lesson]: stored(
        aLesson({ lessonId: "attacked", campaignId: "attacked" }),
      ),
    });
  });

  it("what a class found is read by who leads, not by the account that answers", async () => {
    expect(await getters(lesson)).toEqual(
      sorted(
        "superAdmin",
        "admin",
        "pedago",
        "manager",
        "otherManager",
        "auditor",
        "provider",
      ),
    );
  });

  it.each(names)("%s answers nothing as an evaluation", async (name) => {
    const one = anEvaluation({
      evaluationId: "mine",
      authorId: name,
      campaignId: "attacked",
      mode: "pedagogical",
      startedAt: new Date(),
    });
    const at = doc(world.as(name), "evaluations/mine");
    expect(
      await isAllowed(setDoc(at, created(sentTo(at.path, one), name))),
    ).toBe(false);
  });

  it.each(names)(
    "%s counts nothing in a lesson, and opens none",
    async (name) => {
      const database = world.as(name);
      const tally = { questions: {}, animals: {} };
      const change = { tally, ...changeStamp(name) };
      const another = aLesson({ lessonId: "mine", campaignId: "attacked" });
      for (const attempt of [
        updateDoc(doc(database, lesson), change),
        deleteDoc(doc(database, lesson)),
        setDoc(doc(database, "lessons/mine"), created(another, name)),
      ])
        expect(await isAllowed(attempt)).toBe(false);
    },
  );
});

describe("the educational account", () => {
  it("reads no document but what it is and whether the service is open, of its own lessons neither", async () => {
    const database = world.as("educational");
    const readable: string[] = [];
    for (const one of [...Object.keys(records), "access/educational"])
      if (await isAllowed(getDoc(doc(database, one)))) readable.push(one);
    expect(readable.sort()).toEqual(["access/educational", "config/app"]);
  });

  it("lists nothing, whatever it asks by", async () => {
    const database = world.as("educational");
    const all = new Set(Object.keys(records).map((one) => one.split("/")[0]));
    for (const name of all) {
      const from = collection(database, name ?? "");
      const own = where("zooId", "==", zooA);
      expect(await isAllowed(getDocs(query(from, limit(1))))).toBe(false);
      expect(await isAllowed(getDocs(query(from, own, limit(1))))).toBe(false);
    }
  });
});
