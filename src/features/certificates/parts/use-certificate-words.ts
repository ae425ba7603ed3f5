import type {
  Certificate,
  CertificateFigure,
} from "@domain/certificate/certificate";
import {
  kappaLeast,
  recordsLeast,
  shareLeast,
  shareSurely,
} from "@domain/certificate/verdict";
import { fullName } from "@domain/person/user";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { comingName, usePeople } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";

const twoDigits = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
} as const;

/** How figures of certificates are said. */
export function useCertificateWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const percent = (share: number) =>
    format.number(share, { style: "percent", maximumFractionDigits: 0 });
  const score = (value: number) => format.number(value, twoDigits);
  const bounds = ({ low, high }: Pick<CertificateFigure, "low" | "high">) =>
    low === null || high === null ? null : { low, high };
  return {
    percent,
    score,
    figure(one: CertificateFigure): string {
      const { value, why } = one;
      const of = t(`certificates.options.of.${one.of}`);
      const n = format.number(one.n);
      if (value === null)
        return t("certificates.messages.unsaid", {
          of,
          why: t(`certificates.options.why.${why ?? "tooFew"}`),
        });
      const found = bounds(one);
      if (one.of === "answers")
        return t("certificates.messages.share", {
          share: percent(value),
          low: percent(found?.low ?? 0),
          high: percent(found?.high ?? 1),
          n,
        });
      return found === null
        ? t("certificates.messages.kappaOnly", { of, value: score(value), n })
        : t("certificates.messages.kappa", {
            of,
            value: score(value),
            low: score(found.low),
            high: score(found.high),
            n,
          });
    },
    /** How much of the version was met. */
    covered: ({
      kind,
      met,
      missed,
    }: Pick<Certificate, "kind" | "met" | "missed">) =>
      t(`certificates.messages.covered.${kind}`, {
        met: format.number(met.length),
        all: format.number(met.length + missed.length),
      }),
    /** From what on it is passed. */
    rule: (kind: Certificate["kind"]) =>
      kind === "answers"
        ? t("certificates.messages.rule.answers", {
            share: percent(shareLeast),
            low: percent(shareSurely),
          })
        : t("certificates.messages.rule.observation", {
            kappa: score(kappaLeast),
            n: format.number(recordsLeast),
          }),
  };
}

/** What people of this establishment are called. */
export function usePersonName(): (id: string) => string {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const people = usePeople(zooId);
  return (id) => {
    const person = people.of(id);
    if (person !== undefined) return fullName(person);
    return people.live.state === "loading"
      ? comingName
      : t("certificates.states.unknownPerson");
  };
}
