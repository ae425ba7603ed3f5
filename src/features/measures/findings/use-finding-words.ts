import type { Finding } from "@domain/finding/finding";
import type { Treatment } from "@domain/finding/form";
import { awaitedOf, awaitsDay } from "@domain/finding/form";
import { symbolOf } from "@domain/measures/parameters/units";
import { fullName } from "@domain/person/user";
import { startOfDay } from "@domain/time/paris";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { useDirectory, usePeople } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { useParameterWords } from "../parameters/use-parameter-words";
import { useScore } from "../../shared/evaluations/use-score";
import { foundText } from "../../shared/findings/make-finding";
import { useParameters } from "../parameters/use-parameters";

export interface FindingWords {
  /** What was seen, with its interval and n. */
  whatOf: (finding: Finding) => string;
  /** Of which parameter, with its unit. */
  whichOf: (finding: Finding) => string;
  /** The unit of the parameter; "" for none. */
  unitOf: (finding: Finding) => string;
  /** Whether its parameter is not known yet, nor how it is called. */
  isComing: (finding: Finding) => boolean;
  /** Of whom or where. */
  whereOf: (finding: Finding) => string;
  /** What became of it, with its figures; "" before that is known. */
  verdictOf: (finding: Finding) => string;
  /** What is awaited before it can be looked at again, all of it; "" for nothing. */
  awaitedOf: (treatment: Treatment) => string;
  /** When it is looked at again, or what is awaited for that; "" where it is not. */
  retestOf: (finding: Finding) => string;
  /** Who put it away, when and why; "" for one that was not. */
  dismissedOf: (finding: Finding) => string;
}

/** How findings are told. */
export function useFindingWords(): FindingWords {
  const { t } = useTranslation();
  const format = useFormat();
  const { score } = useScore();
  const { zooId } = useReadySession();
  const places = {
    animal: useDirectory("animals", zooId),
    enclosure: useDirectory("enclosures", zooId),
    group: useDirectory("groups", zooId),
  };
  const people = usePeople(zooId);
  const now = useNow();
  const lists = [useParameters("environment"), useParameters("health")];
  const { nameOf } = useParameterWords();
  const parameters = new Map(
    lists.flatMap((live) =>
      live.state === "data"
        ? live.data.rows.map(({ id, data }) => [id, data] as const)
        : [],
    ),
  );
  const told = ({ source }: Finding) => {
    const known = parameters.get(source.id);
    const symbol = symbolOf(known?.unit ?? null);
    const named =
      known === undefined ? t("measures.fields.parameter") : nameOf(known);
    const written = (value: number) =>
      source.kind === "score"
        ? score(value)
        : format.number(value, { maximumSignificantDigits: 4 });
    const number = (value: number | null) =>
      value === null ? "" : written(value);
    return {
      parameter: source.kind === "score" ? t("measures.findings.score") : named,
      ...{ symbol, number },
      withUnit: (value: number | null) =>
        symbol === "" ? number(value) : `${number(value)}\u00a0${symbol}`,
    };
  };
  const awaited = (treatment: Treatment) =>
    awaitsDay(treatment)
      ? t("measures.findings.texts.awaited", { count: treatment.retestWeeks })
      : t("measures.findings.texts.lacking", {
          fields: awaitedOf(treatment)
            .map((field) => t(`measures.findings.fields.${field}`))
            .join(" · "),
        });
  return {
    whatOf: (finding) => {
      const { parameter, number, withUnit } = told(finding);
      const { value, centre, low, high, n } = finding.seen;
      return t(foundText(finding.seen), {
        parameter,
        value: withUnit(value),
        centre: withUnit(centre),
        low: number(low),
        high: number(high),
        n,
      });
    },
    whichOf: (finding) => {
      const { parameter, symbol } = told(finding);
      return symbol === "" ? parameter : `${parameter} (${symbol})`;
    },
    unitOf: (finding) => told(finding).symbol,
    isComing: ({ source }) =>
      source.kind !== "score" &&
      !parameters.has(source.id) &&
      lists.some(({ state }) => state === "loading"),
    whereOf: ({ subject: { kind, id } }) => places[kind].of(id)?.name ?? "",
    verdictOf: (finding) => {
      const { verdict } = finding;
      if (verdict === null) return "";
      const { nBefore, nAfter } = verdict;
      if (verdict.low === null)
        return t("measures.findings.texts.days", { nBefore, nAfter });
      const { number, withUnit } = told(finding);
      return t("measures.findings.texts.verdict", {
        before: withUnit(verdict.before),
        after: withUnit(verdict.after),
        difference: withUnit(verdict.difference),
        low: number(verdict.low),
        high: number(verdict.high),
        ...{ nBefore, nAfter },
      });
    },
    retestOf: (finding) => {
      const { retestOn } = finding;
      if (retestOn !== null)
        return t("measures.findings.texts.retest", {
          day: format.date(startOfDay(retestOn)),
        });
      return awaitsDay(finding) ? awaited(finding) : "";
    },
    awaitedOf: (treatment) =>
      awaitedOf(treatment).length === 0 ? "" : awaited(treatment),
    // Nobody writes to it once it is put away.
    dismissedOf: ({ isArchived, updatedBy, updatedAt, reason }) => {
      if (!isArchived) return "";
      const person = people.of(updatedBy);
      return t("measures.findings.texts.dismissed", {
        name: person === undefined ? "—" : fullName(person),
        at: updatedAt === null ? "" : format.moment(updatedAt, now),
        reason: reason ?? "",
      });
    },
  };
}
