import { livesHere } from "@domain/directory/counts";
import { currentPrescriptionsQuery } from "@domain/health/prescriptions/prescription-queries";
import { prescribedSince } from "@domain/health/prescriptions/running";
import { healthSight } from "@domain/health/sight";
import type { Alert } from "@domain/measures/alerts/alert";
import { canAcknowledge } from "@domain/measures/alerts/alert";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";

/** What was prescribed for the animal since its alert waits, and goes on: nobody prescribes it again. Nothing to who may not read it. */
export function TreatedSince({ alert }: { alert: Alert }) {
  const { t } = useTranslation();
  const format = useFormat();
  const session = useReadySession();
  const { subject, zooId, openedAt } = alert;
  const animals = useDirectory("animals", session.zooId);
  const animal = subject.kind === "animal" ? animals.of(subject.id) : undefined;
  const sight =
    animal !== undefined && livesHere(animal) && canAcknowledge(alert)
      ? healthSight(session, "prescriptions", {
          zooId,
          sectorId: animal.sectorId,
        })
      : null;
  const live = useLiveQueries(
    sight && [currentPrescriptionsQuery(zooId, subject.id, sight)],
  );
  const rows = live.state === "data" ? live.data.rows : [];
  const since = prescribedSince(rows, openedAt).length;
  return (
    since > 0 && (
      <TextLink
        to={href("animal", { animalId: subject.id, tab: "health" })}
        inherit
        style={{ position: "relative", zIndex: 1 }}
      >
        {t("measures.alerts.prescribedSince", { number: format.number(since) })}
      </TextLink>
    )
  );
}
