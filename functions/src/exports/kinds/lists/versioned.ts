import { can } from "@domain/access/can";
import {
  ethogramsQuery,
  publishedEthogramsQuery,
} from "@domain/ethogram/ethogram-queries";
import type { AskedOf } from "@domain/export/asked";
import { surveyName } from "@domain/survey/survey";
import {
  publishedSurveysQuery,
  surveysQuery,
} from "@domain/survey/survey-queries";
import { languages, localized } from "@domain/taxonomy/taxonomy";
import { isListed, toldVersions } from "@domain/versions/listed";
import type { ListedVersion } from "@domain/versions/version-list";
import { minuteOfInstant } from "@domain/time/date-field";
import { namesOf } from "../../names";
import type { Asking, Table } from "../exporter";
import { plainTable } from "./plain-table";

const headings = {
  name: "surveys.list.fields.name",
  version: "surveys.list.fields.version",
  state: "surveys.list.fields.state",
  species: "surveys.list.fields.species",
  published: "surveys.list.fields.publishedAt",
  languages: "surveys.list.fields.languages",
} as const;

interface Versioned {
  names: Parameters<typeof surveyName>[0]["names"];
  versions: readonly ListedVersion[];
  publishedVersion: number | null;
  archived: boolean;
}

/** How things with versions are listed: for their makers what is not old or what they narrow to, for everybody what is begun with. */
function listed(
  { session, language, say }: Asking,
  asked: Pick<AskedOf<"surveys">, "state" | "version" | "specieId">,
) {
  const isMaker = can(session, "change", "surveys");
  const wish = isMaker ? asked : { state: "active" as const, version: null };
  const { specieId } = asked;
  const species = namesOf("species", (one) =>
    localized(one.names, language, one.specieName),
  );
  const told = (one: Versioned, number: number): string =>
    say("surveys.list.states.version", {
      version: String(number),
      status: say(
        `surveys.preview.options.status.${one.versions[number - 1]?.status ?? "draft"}`,
      ),
    });
  return {
    ...{ isMaker, species },
    isWanted: (one: Versioned, specieIds: readonly string[]): boolean =>
      isListed(one, wish) &&
      (specieId === null ||
        specieIds.length === 0 ||
        specieIds.includes(specieId)),
    row: (one: Versioned, specieIds: readonly string[]) => {
      const numbers = isMaker
        ? toldVersions(one, wish.version)
        : toldVersions(one, one.publishedVersion);
      const published = one.versions[(one.publishedVersion ?? 0) - 1];
      return {
        name: surveyName(one, language) ?? say("surveys.list.states.noName"),
        version: numbers.at(-1) ?? "",
        state: [
          ...numbers.map((number) => told(one, number)),
          ...(one.archived ? [say("surveys.list.states.archived")] : []),
        ].join(", "),
        species:
          specieIds.map(species.of).filter(Boolean).join(", ") ||
          say("surveys.list.states.anySpecie"),
        published: minuteOfInstant(published?.publishedAt ?? null),
        languages: languages
          .filter((code) => (one.names[code] ?? "").trim() !== "")
          .join(", "),
      };
    },
  };
}

/** The questionnaires that somebody sees in their list. */
export function surveysTable(asking: Asking, asked: AskedOf<"surveys">): Table {
  const { isMaker, species, isWanted, row } = listed(asking, asked);
  return plainTable(asking, {
    queries: [isMaker ? surveysQuery() : publishedSurveysQuery()],
    wanted: (records) =>
      records.filter((one) => isWanted(one, one.surveySpecie)),
    learns: [[species, (one) => one.surveySpecie]],
    headings,
    row: (one) => row(one, one.surveySpecie),
  });
}

/** The ethograms that somebody sees in their list. */
export function ethogramsTable(
  asking: Asking,
  asked: AskedOf<"ethograms">,
): Table {
  const { isMaker, species, isWanted, row } = listed(asking, asked);
  return plainTable(asking, {
    queries: [isMaker ? ethogramsQuery() : publishedEthogramsQuery()],
    wanted: (records) => records.filter((one) => isWanted(one, one.obsSpecie)),
    learns: [[species, (one) => one.obsSpecie]],
    headings,
    row: (one) => row(one, one.obsSpecie),
  });
}
