import type { Report } from "@domain/report/report";
import { fullName } from "@domain/person/user";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { usePeople, useSectors } from "../../../data/hooks/use-names";
import { noonOf } from "../../../lib/noon-of";
import { useFormat } from "../../../lib/use-format";

/** How a report is told: its period, its places, who wrote it. */
export function useReportWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId } = useReadySession();
  const people = usePeople(zooId);
  const sectors = useSectors(zooId);
  return {
    period: ({ from, to }: Pick<Report, "from" | "to">) =>
      t("reports.states.period", {
        from: format.date(noonOf(from)),
        to: format.date(noonOf(to)),
      }),
    places: ({ sectorIds }: Pick<Report, "sectorIds">) =>
      sectorIds.length === 0
        ? t("reports.states.wholeZoo")
        : sectorIds.map((id) => sectors.of(id)?.sectorName ?? "…").join(", "),
    person: (uid: string) => {
      const person = people.of(uid);
      return person === undefined ? "…" : fullName(person);
    },
  };
}
