import { href, recordHref } from "@domain/pages";
import type { ZooEvent } from "@domain/event/event";
import {
  handoverEventQueries,
  handoverKinds,
} from "@domain/task/handover/handover-queries";
import { systemAuthor } from "@domain/task/task";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import type { HandoverLine } from "../../shared/handover/handover-part";
import { foundLines, HandoverPart } from "../../shared/handover/handover-part";
import type { OfHandover } from "../../slot-table";
import { useNameOf } from "../parts/use-name-of";

/** Who came, moved, left or died. */
export function AnimalPart({ since, sectorIds, onFound }: OfHandover) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const lineOf = useEventLine();
  const live = useLiveQueries(
    handoverEventQueries(zooId, { since, sectorIds }),
  );
  const [only, second] = sectorIds ?? [];
  return (
    <HandoverPart
      id="animals"
      title={t("tasks.handover.parts.animals")}
      found={foundLines(live, (rows) =>
        rows
          .filter(({ data }) => data.subject.collection === "animals")
          .map(({ id, data }) => lineOf(id, data)),
      )}
      more={href("timeline", {
        sectorId: second === undefined ? (only ?? null) : null,
      })}
      onFound={onFound}
    />
  );
}

function useEventLine(): (id: string, event: ZooEvent) => HandoverLine {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const nameOf = useNameOf();
  const enclosures = useDirectory("enclosures", useReadySession().zooId);
  return (id, event) => {
    const isMany = event.count > 1;
    const kind = handoverKinds.find((one) => one === event.kind) ?? "moved";
    const name = isMany
      ? t("events.counts.animals", { count: event.count })
      : event.name;
    const by =
      event.by === systemAuthor ? t("events.states.system") : nameOf(event.by);
    const place = event.isSame
      ? enclosures.of(event.after.enclosureId ?? null)?.name
      : undefined;
    return {
      key: id,
      to: isMany
        ? href("timeline", { operation: event.headId })
        : recordHref("animals", event.subject.id),
      text: t(`events.sentences.${kind}`, { by, name }),
      about: [place ?? null, format.moment(event.at, now)],
    };
  };
}
