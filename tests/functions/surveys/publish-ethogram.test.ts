import { beforeEach, describe, expect, it } from "vitest";
import { languages } from "@domain/taxonomy/taxonomy";
import { anAccess } from "../../builders/a-session";
import {
  aBehaviour,
  aContext,
  aContextVersion,
  anEthogram,
  anEthogramVersion,
} from "../../builders/ethograms";
import { aQuestion } from "../../builders/surveys";
import { aSpecie } from "../../builders/taxa";
import { stored } from "../../rules/harness";
import { database } from "../../../functions/src/edge/admin";
import type { Change } from "../desk-stage";
import { change, newOperation, save } from "../desk-stage";
import { put, read, useStage } from "../stage";

useStage("demo-publish-ethogram");

const ethogram = "observations/obs-1";
const context = "contexts/context-1";
const publish = (
  collection: "observationVersions" | "contextVersions",
  parentId: string,
): Change => ({
  ...{ collection, id: "1", parentId, kind: "publish", values: {}, base: {} },
});
const ofEthogram = publish("observationVersions", "obs-1");

beforeEach(() =>
  put({
    "access/root": stored(anAccess({ right: "superAdmin", zooId: "office" })),
    "access/admin": stored(anAccess({ right: "admin", zooId: "home" })),
    "species/specie-1": stored(aSpecie()),
    "questions/question-1": stored(aQuestion()),
    [ethogram]: stored(anEthogram()),
    [`${ethogram}/versions/1`]: stored(anEthogramVersion()),
    [context]: stored(aContext()),
    [`${context}/versions/1`]: stored(aContextVersion()),
  }),
);

const texts = async (thing: string) => {
  const at = database().collection(`${thing}/versions/1/texts`);
  const { docs } = await at.get();
  return docs;
};

describe("publishing an ethogram", () => {
  it("freezes it without words, its words lie beside it in every language, and it is told above; once", async () => {
    const operation = newOperation();
    const done = { success: true };
    expect(await save("root", [ofEthogram], operation)).toEqual(
      expect.objectContaining(done),
    );
    expect(await save("root", [ofEthogram], operation)).toMatchObject(done);
    expect(await read(ethogram)).toMatchObject({
      published: true,
      publishedVersion: 1,
    });
    const version = await read(`${ethogram}/versions/1`);
    expect(version).toMatchObject({ status: "published", publishedBy: "root" });
    expect(JSON.stringify(version)).not.toContain("rest fr");
    const words = await texts(ethogram);
    expect(words.map(({ id }) => id).sort()).toEqual([...languages].sort());
    expect(words.find(({ id }) => id === "de")?.data()).toMatchObject({
      name: "Suricates de",
      behaviours: { rest: { name: "rest de" } },
    });
  });

  it("is refused with everything in the way, by its places", async () => {
    const behaviours = [
      aBehaviour({ trad: {} }),
      aBehaviour({ behaviourId: "run", categoryId: "gone" }),
    ];
    await put({
      [`${ethogram}/versions/1`]: stored(
        anEthogramVersion({ categories: [], behaviours }),
      ),
    });
    expect(await save("root", [ofEthogram])).toMatchObject({
      success: false,
      error: "invalid-input",
      details: {
        fields: [
          ...languages.map(
            (one) => `behaviours.0.trad.${one}.name:translationRequired`,
          ),
          "behaviours.1.code:codeTwice",
          "behaviours.1.categoryId:categoryUnknown",
        ],
      },
    });
    expect(await texts(ethogram)).toEqual([]);
  });

  it("is the provider's alone, and nothing of it changes afterwards", async () => {
    expect(await save("admin", [ofEthogram])).toMatchObject({
      code: "permission-denied",
    });
    await save("root", [ofEthogram]);
    const later = {
      ...change("observationVersions", "1", { behaviours: [] }),
      parentId: "obs-1",
    };
    expect(await save("root", [later])).toMatchObject({
      error: "invalid-input",
      details: { fields: ["behaviours:versionFixed"] },
    });
    const retire = {
      ...change("observationVersions", "1", { status: "retired" }),
      parentId: "obs-1",
    };
    expect(await save("root", [retire])).toMatchObject({ success: true });
    expect(await read(ethogram)).toMatchObject({ published: false });
  });
});

it("a context is published as a questionnaire is: its questions are frozen", async () => {
  const done = await save("root", [publish("contextVersions", "context-1")]);
  expect(done).toMatchObject({ success: true });
  expect(await read(`${context}/versions/1`)).toMatchObject({
    status: "published",
    questions: [{ questionRef: "Q-001" }],
  });
  expect(await texts(context)).toHaveLength(languages.length);
});
