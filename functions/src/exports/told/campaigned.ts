import type { Campaign, Collected } from "@domain/campaign/campaign";
import { collected } from "@domain/campaign/campaign";
import { asksStaff } from "@domain/campaign/fitting";
import { phaseOf } from "@domain/campaign/status";
import { fullName } from "@domain/person/user";
import { surveyName } from "@domain/survey/survey";
import { parisDay } from "@domain/time/paris";
import type { Asking } from "../kinds/exporter";
import type { Names } from "../names";
import { factsOf, namesOf } from "../names";
import type { Cell } from "../write/cells";

const columns = [
  ...["name", "state", "startDate", "endDate", "mode", "collects"],
  ...["surveyId", "surveyVersion", "obsId", "obsVersion", "contextId"],
  ...["contextVersion", "specieIds", "animalIds", "groupIds"],
  ...["enclosureIds", "participants", "experts", "targets"],
  ...["autoRenewal", "description"],
] as const;

export const campaignHeadings = Object.fromEntries(
  columns.map((column) => [column, `campaigns.fields.${column}`]),
) as Record<(typeof columns)[number], string>;

const listed = (ids: readonly string[], names: Names): string =>
  ids
    .map(names.of)
    .filter((name) => name !== "")
    .join(", ");

function namesIn({ language }: Asking) {
  const named = {
    surveyId: namesOf("surveys", (one) => surveyName(one, language)),
    obsId: namesOf("observations", (one) => surveyName(one, language)),
    contextId: namesOf("contexts", (one) => surveyName(one, language)),
  };
  const listing = {
    specieIds: namesOf("species", (one) => one.names[language] ?? null),
    groupIds: namesOf("groups", (one) => one.groupName),
    enclosureIds: namesOf("enclosures", (one) => one.enclosureName),
  };
  const people = namesOf("users", fullName);
  return {
    ...{ ...named, ...listing, people },
    async learn(all: readonly Campaign[]) {
      for (const field of ["surveyId", "obsId", "contextId"] as const)
        await named[field].learn(all.map((one) => one[field]));
      for (const field of ["specieIds", "groupIds", "enclosureIds"] as const)
        await listing[field].learn(all.flatMap((one) => one[field]));
      await people.learn(
        all.flatMap((one) => [...one.participants, ...one.experts]),
      );
    },
  };
}

/** How campaigns are told: what is collected of whom, by whom, and how often. */
export function campaigned(asking: Asking) {
  const { say, now } = asking;
  const names = namesIn(asking);
  const animals = factsOf("animals", (one) => one);
  const today = parisDay(now);
  const what = (one: Collected) => say(`campaigns.monitoring.tabs.${one}`);
  const animalsOf = ({ animalIds }: Campaign) =>
    animalIds.flatMap((id) => animals.of(id) ?? []);
  const targets = (one: Campaign) =>
    collected.flatMap((kind) => {
      const target = one.targets[kind];
      if (target === undefined) return [];
      const { count, period } = target;
      const often = say(`campaigns.options.period.${period}`);
      return `${what(kind)}: ${String(count)} × ${often}`;
    });
  const whose = ({ mode, participants }: Campaign) => {
    if (!asksStaff(mode)) return say("campaigns.states.pupils");
    return participants.length === 0
      ? say("campaigns.states.everybody")
      : listed(participants, names.people);
  };
  return {
    /** Of the animals that they name; asked before whether they are about a species. */
    learnAnimals: (all: readonly Campaign[]) =>
      animals.learn(all.flatMap((one) => one.animalIds)),
    learn: (all: readonly Campaign[]) => names.learn(all),
    isOf: (one: Campaign, specieId: string): boolean =>
      one.specieIds.includes(specieId) ||
      animalsOf(one).some((animal) => animal.specieId === specieId),
    row: (one: Campaign): Record<(typeof columns)[number], Cell> => ({
      name: one.name,
      state: say(`campaigns.options.phase.${phaseOf(one, today)}`),
      startDate: one.startDate,
      endDate: one.endDate,
      mode: say(`campaigns.options.mode.${one.mode}`),
      collects: one.collects.map(what).join(", "),
      surveyId: names.surveyId.of(one.surveyId),
      surveyVersion: one.surveyVersion ?? "",
      obsId: names.obsId.of(one.obsId),
      obsVersion: one.obsVersion ?? "",
      contextId: names.contextId.of(one.contextId),
      contextVersion: one.contextVersion ?? "",
      specieIds: listed(one.specieIds, names.specieIds),
      animalIds: animalsOf(one)
        .map(({ animalName }) => animalName)
        .join(", "),
      groupIds: listed(one.groupIds, names.groupIds),
      enclosureIds: listed(one.enclosureIds, names.enclosureIds),
      participants: whose(one),
      experts: listed(one.experts, names.people),
      targets: targets(one).join(", "),
      autoRenewal: say(
        `campaigns.options.renewal.${one.autoRenewal?.period ?? "none"}`,
      ),
      description: one.description ?? "",
    }),
  };
}
