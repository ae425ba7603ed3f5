import type { Counted } from "@domain/campaign/progress";
import type { Evaluation } from "@domain/evaluation/evaluation";
import type { Subject } from "@domain/evaluation/asked-subjects";
import { fullName } from "@domain/person/user";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { usePeople } from "../../../data/hooks/use-names";
import { noonOf } from "../../../lib/noon-of";
import { useFormat } from "../../../lib/use-format";

/** When and by whom a subject was evaluated, and whether that may be read by who asks, where months of a campaign alone tell of it. */
export function useBeforeWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const may = useCan();
  const { zooId } = useReadySession();
  const people = usePeople(zooId);
  return {
    said: ({ day, by }: Counted) => {
      const person = people.of(by);
      return t("assessment.fields.handedInBy", {
        date: format.date(noonOf(day)),
        name: person === undefined ? "—" : fullName(person),
      });
    },
    mayRead: (
      { by }: Counted,
      { sectorIds }: Subject,
      mode: Evaluation["mode"],
    ) =>
      may("read", "evaluations", {
        ...{ zooId, sectorIds, authorId: by, started: true },
        ...{ sealed: mode === "expert", openToKeepers: mode === "normal" },
      }),
  };
}
