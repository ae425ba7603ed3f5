import { beforeEach, describe, expect, it } from "vitest";
import type { Campaign } from "@domain/campaign/campaign";
import { listing } from "@domain/versions/version-list";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { aCampaign } from "../../builders/campaigns";
import { aContext, anEthogram } from "../../builders/ethograms";
import { zooA } from "../../builders/ids";
import { stored } from "../../rules/harness";
import { change, create, save } from "../desk-stage";
import { tellBegun } from "../../../functions/src/campaigns/told/tell-begun";
import { put, read, useStage } from "../stage";
import { below, campaignWorld, handIn } from "./stage";

useStage("demo-campaign-desk");

const path = "campaigns/campaign-1";
const done = { success: true };
const refused = (...fields: string[]) => ({
  success: false,
  error: "invalid-input",
  details: expect.objectContaining({ fields }) as unknown,
});

const planned = {
  zooId: zooA,
  name: "Été",
  startDate: "2026-12-01",
  endDate: "2026-12-31",
  surveyId: "survey-1",
  surveyVersion: 1,
  animalIds: ["animal-1"],
};
const plan = (values: object) =>
  save("manager", [create("campaigns", "new", { ...planned, ...values })]);
const alter = (values: object, base: object = {}) =>
  save("admin", [change("campaigns", "campaign-1", values, base)]);
const isStored = (campaign: Partial<Campaign>) =>
  put({ [path]: stored(aCampaign(campaign)) });

beforeEach(() => put(campaignWorld()));

describe("a campaign", () => {
  it("is its author's, active, and renewed after its last day where it says so", async () => {
    expect(await plan({ autoRenewal: { period: "length" } })).toMatchObject(
      done,
    );
    expect(await read("campaigns/new")).toMatchObject({
      authorId: "manager",
      status: "active",
      closedAt: null,
      renewsAfter: "2026-12-31",
      submitters: [],
    });
  });

  it.each([
    ["of a retired version", { surveyVersion: 2 }, "surveyVersion:invalid"],
    ["of a draft", { surveyVersion: 3 }, "surveyVersion:invalid"],
    ["of no version", { surveyVersion: 4 }, "surveyVersion:invalid"],
    ["of no questionnaire", { surveyId: "nowhere" }, "surveyId:reference"],
    ["without any", { surveyId: null }, "surveyId:required"],
    ["about nobody", { animalIds: [] }, "animalIds:targetRequired"],
    ["about who is not there", { animalIds: ["who"] }, "animalIds:reference"],
    ["of experts without any", { mode: "expert" }, "experts:required"],
    [
      "with an expert who does not take part",
      { mode: "expert", participants: ["author"], experts: ["third"] },
      "experts:invalid",
    ],
    [
      "that aims at what it does not collect",
      { targets: { scan: { count: 1, period: "week" } } },
      "targets:invalid",
    ],
    [
      "that ends before it begins",
      { endDate: "2026-11-30" },
      "endDate:endBeforeStart",
    ],
    ["of four years", { endDate: "2030-12-01" }, "endDate:daysMost"],
    [
      "that is stopped already",
      { status: "stopped" },
      "status:unrecognized_keys",
    ],
  ])("%s is refused", async (_, values, field) => {
    expect(await plan(values)).toMatchObject(refused(field));
    expect(await read("campaigns/new")).toBeNull();
  });

  it("that collects behaviour follows published versions, for its species", async () => {
    const versions = listing([
      { status: "published", publishedAt: null },
      { status: "draft", publishedAt: null },
    ]);
    await put({
      "observations/obs-1": stored(
        anEthogram({ obsSpecie: ["specie-2"], ...versions }),
      ),
      "contexts/context-1": stored(aContext(versions)),
    });
    const observed = {
      collects: ["focal", "scan"],
      surveyId: null,
      surveyVersion: null,
      obsId: "obs-1",
      obsVersion: 1,
      contextId: "context-1",
      contextVersion: 1,
    };
    expect(await plan({ ...observed, obsId: null })).toMatchObject(
      refused("obsId:required"),
    );
    expect(await plan({ ...observed, obsVersion: 2 })).toMatchObject(
      refused("obsVersion:invalid"),
    );
    expect(await plan({ ...observed, contextVersion: 2 })).toMatchObject(
      refused("contextVersion:invalid"),
    );
    const others = { specieIds: ["specie-1"], animalIds: [] };
    expect(await plan({ ...observed, ...others })).toMatchObject(
      refused("obsId:ethogramSpecies"),
    );
    const ofPlace = {
      ...{ animalIds: [], enclosureIds: ["enclosure-1"] },
      targets: { scan: { count: 1, period: "week" } },
    };
    expect(await plan({ ...observed, ...ofPlace })).toMatchObject(
      refused("targets:targetAnimals"),
    );
    expect(await plan(observed)).toMatchObject(done);
    // Whom it is about is changed alone: the ethogram is looked at again.
    expect(
      await save("manager", [
        change("campaigns", "new", others, {
          specieIds: [],
          animalIds: ["animal-1"],
        }),
      ]),
    ).toMatchObject(refused("obsId:ethogramSpecies"));
  });

  it("keeps a version that was retired since, as long as that is not changed", async () => {
    await isStored({ surveyVersion: 2 });
    expect(await alter({ name: "Été" })).toMatchObject(done);
    expect(await alter({ surveyVersion: 3 })).toMatchObject(
      refused("surveyVersion:invalid"),
    );
  });

  it("asks the same in the same way once somebody answered", async () => {
    await isStored({ submitters: ["author"] });
    expect(await alter({ mode: "training" })).toMatchObject(
      refused("mode:invalid"),
    );
    expect(await alter({ endDate: "2026-12-15" })).toMatchObject(done);
  });

  it("of experts who answered is not ended by its last day, nor goes on after it", async () => {
    const today = parisDay(new Date());
    const [over, ahead, further] = [-1, 10, 20].map((days) =>
      addDays(today, days),
    );
    const stage = (endDate = today, submitters: string[] = ["author"]) =>
      isStored({
        mode: "expert",
        experts: ["author"],
        startDate: addDays(today, -9),
        endDate,
        submitters,
      });
    for (const submitters of [[], ["author"]]) {
      await stage(ahead, submitters);
      expect(await alter({ endDate: over })).toMatchObject(
        refused("endDate:invalid"),
      );
    }
    expect(await alter({ endDate: further })).toMatchObject(done);
    await stage(over, []);
    expect(await alter({ endDate: further })).toMatchObject(done);
    await stage(over);
    expect(await alter({ endDate: further })).toMatchObject(
      refused("endDate:invalid"),
    );
  });

  it("asks the same in the same way once somebody has begun, which is found once whatever came of it", async () => {
    await handIn("one", { status: "draft", submittedAt: null });
    expect(await tellBegun("campaign-1", { dryRun: true })).toBe(true);
    const both = [tellBegun("campaign-1"), tellBegun("campaign-1")];
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
    expect(await alter({ mode: "training" })).toMatchObject(
      refused("mode:invalid"),
    );
    expect(await tellBegun("nowhere")).toBe(false);
  });
});

describe("what becomes of a campaign", () => {
  it("is said with its time: an archived one comes back, and is renewed again", async () => {
    await isStored({
      autoRenewal: { period: "year" },
      renewsAfter: aCampaign().endDate,
    });
    expect(await alter({ status: "archived" })).toMatchObject(done);
    const archived = await read(path);
    expect(archived).toMatchObject({ status: "archived", renewsAfter: null });
    expect(archived?.["closedAt"]).not.toBeNull();
    expect(await alter({ status: "active" })).toMatchObject(done);
    expect(await read(path)).toMatchObject({
      closedAt: null,
      renewsAfter: "2026-11-30",
    });
  });

  it.each(["stopped", "deleted"] as const)(
    "a %s one never comes back and is changed no more",
    async (status) => {
      await isStored({ status });
      for (const again of ["active", "archived"])
        expect(await alter({ status: again })).toMatchObject(
          refused("status:invalid"),
        );
      expect(await alter({ name: "Été" })).toMatchObject(
        refused("status:invalid"),
      );
    },
  );

  it("is not its author's to decide, who may change it", async () => {
    await isStored({ authorId: "manager" });
    const by = (values: object) =>
      save("manager", [change("campaigns", "campaign-1", values)]);
    expect(await by({ name: "Été" })).toMatchObject(done);
    expect(await by({ status: "stopped" })).toMatchObject({
      code: "permission-denied",
    });
  });
});

describe("the key of a training", () => {
  const key = (answers: string) =>
    save("admin", [
      below(
        "campaign-1",
        create("campaignKeys", "key", {
          zooId: zooA,
          campaignId: "campaign-1",
          answers,
        }),
      ),
    ]);

  it.each([
    ["no text of answers", "yes"],
    ["an answer that is none", '{"Q-1":{"chosen":3}}'],
  ])("that holds %s is refused", async (_, answers) => {
    expect(await key(answers)).toMatchObject(refused("answers:invalid"));
  });

  it("is kept, read by nobody yet", async () => {
    expect(await key('{"Q-1":{"chosen":["c"]}}')).toMatchObject(done);
    expect(await read(`${path}/private/key`)).toMatchObject({ readers: [] });
  });
});
