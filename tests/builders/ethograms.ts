import type { Context, ContextVersion } from "@domain/context/context";
import { contextSchema, contextVersionSchema } from "@domain/context/context";
import type { Ethogram } from "@domain/ethogram/ethogram";
import { ethogramSchema } from "@domain/ethogram/ethogram";
import { wordsIn } from "@domain/ethogram/publish/freeze";
import type {
  Behaviour,
  EthogramTexts,
  EthogramVersion,
  Modifier,
} from "@domain/ethogram/version";
import {
  behaviourSchema,
  ethogramTextsSchema,
  ethogramVersionSchema,
} from "@domain/ethogram/version";
import { listing } from "@domain/versions/version-list";
import { anItem, aQuestion, aSection, inAll } from "./surveys";

export const aCategory = (categoryId = "social") => ({
  categoryId,
  trad: inAll((language) => `${categoryId} ${language}`),
});

export const aModifier = (modifierId = "with"): Modifier => ({
  modifierId,
  trad: inAll((language) => `${modifierId} ${language}`),
  values: ["hand", "mouth"].map((valueId) => ({
    valueId,
    trad: inAll((language) => `${valueId} ${language}`),
  })),
});

/** A state that is complete in every language. */
export const aBehaviour = (behaviour: Partial<Behaviour> = {}): Behaviour => {
  const id = behaviour.behaviourId ?? "rest";
  return behaviourSchema.parse({
    behaviourId: id,
    code: id.slice(0, 1),
    color: "#0072b2",
    kind: "state",
    trad: inAll((language) => ({ name: `${id} ${language}` })),
    ...behaviour,
  });
};

/** A draft that tells two states and an event apart. */
export const anEthogramVersion = (
  version: Partial<EthogramVersion> = {},
): EthogramVersion =>
  ethogramVersionSchema.parse({
    obsId: "obs-1",
    versionId: "1",
    categories: [aCategory()],
    behaviours: [
      aBehaviour({ group: "posture" }),
      aBehaviour({ behaviourId: "walk", group: "posture" }),
      aBehaviour({
        behaviourId: "groom",
        kind: "event",
        categoryId: "social",
        outcome: "none",
        modifiers: [aModifier()],
      }),
    ],
    ...version,
  });

/** An ethogram with one draft. */
export const anEthogram = (ethogram: Partial<Ethogram> = {}): Ethogram =>
  ethogramSchema.parse({
    obsId: "obs-1",
    names: inAll((language) => `Suricates ${language}`),
    obsSpecie: ["specie-1"],
    ...listing([{ status: "draft", publishedAt: null }]),
    ...ethogram,
  });

export const ethogramTexts = (
  language: EthogramTexts["language"] = "fr",
): EthogramTexts =>
  ethogramTextsSchema.parse(
    wordsIn(anEthogramVersion(), anEthogram().names, language),
  );

/** What is asked once a session, with one draft. */
export const aContext = (context: Partial<Context> = {}): Context =>
  contextSchema.parse({
    contextId: "context-1",
    names: inAll((language) => `Conditions ${language}`),
    ...listing([{ status: "draft", publishedAt: null }]),
    ...context,
  });

/** A draft that asks one question. */
export const aContextVersion = (
  version: Partial<ContextVersion> = {},
): ContextVersion =>
  contextVersionSchema.parse({
    contextId: "context-1",
    versionId: "1",
    sections: [aSection([anItem(aQuestion())])],
    ...version,
  });
