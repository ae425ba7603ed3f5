import { href } from "@domain/pages";
import type { Prescription } from "@domain/health/prescriptions/prescription";
import { handoverTreatmentQueries } from "@domain/task/handover/handover-queries";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import type { HandoverLine } from "../../shared/handover/handover-part";
import { foundLines, HandoverPart } from "../../shared/handover/handover-part";
import type { OfHandover } from "../../slot-table";

/** The treatments that were begun, and those that ended; nothing for who may not know of them. */
export function TreatmentPart({ since, sectorIds, onFound }: OfHandover) {
  const session = useReadySession();
  const queries = handoverTreatmentQueries(session, { since, sectorIds });
  return queries.length === 0 ? null : (
    <Treatments queries={queries} onFound={onFound} />
  );
}

interface TreatmentsProps extends Pick<OfHandover, "onFound"> {
  queries: ReturnType<typeof handoverTreatmentQueries>;
}

function Treatments({ queries, onFound }: TreatmentsProps) {
  const { t } = useTranslation();
  const live = useLiveQueries(queries);
  const lineOf = useTreatmentLine();
  return (
    <HandoverPart
      id="treatments"
      title={t("tasks.handover.parts.treatments")}
      found={foundLines(live, (rows) =>
        rows
          .map(({ id, data }) => lineOf(id, data))
          .sort((a, b) => b.at - a.at),
      )}
      more={href("animalList")}
      onFound={onFound}
    />
  );
}

function useTreatmentLine(): (
  id: string,
  prescription: Prescription,
) => HandoverLine & { at: number } {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const animals = useDirectory("animals", useReadySession().zooId);
  return (id, { animalId, molecule, otherMolecule, endedAt, createdAt }) => {
    const medicine =
      molecule === "other"
        ? (otherMolecule ?? t("health.molecules.other"))
        : t(`health.molecules.${molecule}`);
    const animal = animals.of(animalId)?.name ?? "—";
    const at = endedAt ?? createdAt;
    return {
      key: id,
      at: at?.getTime() ?? 0,
      to: href("animal", { animalId, tab: "health" }),
      text: t(
        endedAt === null
          ? "tasks.handover.lines.begun"
          : "tasks.handover.lines.ended",
        { animal, medicine },
      ),
      about: [at === null ? null : format.moment(at, now)],
    };
  };
}
