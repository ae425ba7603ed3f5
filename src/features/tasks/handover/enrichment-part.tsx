import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { href } from "@domain/pages";
import { handoverSessionQueries } from "@domain/task/handover/handover-queries";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  useLiveDocs,
  useLiveQueries,
  useNow,
} from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { foundLines, HandoverPart } from "../../shared/handover/handover-part";
import type { OfHandover } from "../../slot-table";
import { useNameOf } from "../parts/use-name-of";

/** What was put with animals. */
export function EnrichmentPart({ since, sectorIds, onFound }: OfHandover) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { zooId } = useReadySession();
  const nameOf = useNameOf();
  const enclosures = useDirectory("enclosures", zooId);
  const animals = useDirectory("animals", zooId);
  const live = useLiveQueries(
    handoverSessionQueries(zooId, { since, sectorIds }),
  );
  const rows = live.state === "data" ? live.data.rows : [];
  const objectOf = useObjectNames(rows.map(({ data }) => data.enrichmentId));
  return (
    <HandoverPart
      id="enrichments"
      title={t("tasks.handover.parts.enrichments")}
      found={foundLines(live, (found) =>
        found.map(({ id, data }) => {
          const names = [
            ...data.animalIds.map((one) => animals.of(one)?.name),
            ...data.enclosureIds.map((one) => enclosures.of(one)?.name),
          ].filter((name) => name !== undefined);
          return {
            key: id,
            to: href("enrichmentCalendar", { sessionId: id }),
            text: objectOf(data.enrichmentId),
            about: [
              names.slice(0, 3).join(", "),
              data.placedBy === null ? null : nameOf(data.placedBy),
              data.placedAt === null ? null : format.moment(data.placedAt, now),
            ],
          };
        }),
      )}
      more={href("enrichmentHistory")}
      onFound={onFound}
    />
  );
}

/** What objects are called. */
function useObjectNames(ids: readonly string[]): (id: string) => string {
  const language = useLanguage();
  const asked = [...new Set(ids)].sort();
  const docs = useLiveDocs("enrichments", asked);
  return (id) => {
    const live = docs[asked.indexOf(id)];
    return live?.state === "data" && live.data !== null
      ? enrichmentNameIn(live.data.data, language)
      : "—";
  };
}
