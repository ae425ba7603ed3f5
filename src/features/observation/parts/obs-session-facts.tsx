import { Card } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { FactList } from "../../../ui/display/fact-list";
import { PageHeader } from "../../../ui/page/page-header";
import { clockText } from "./words";
import { useObservable } from "./use-observable";

/** What is known of a session that nobody collects here. */
export function ObsSessionFacts({
  row: { data },
}: {
  row: Row<"obsSessions">;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { enclosureOf, animalOf } = useObservable();
  const at = data.startedAt ?? data.plannedFor;
  const names = data.animalIds.map((id) => animalOf(id)?.name ?? id);
  return (
    <>
      <PageHeader
        title={
          enclosureOf(data.enclosureId)?.name ?? t("observation.collect.title")
        }
        facts={t(`observation.collect.status.${data.status}`)}
      />
      <Card>
        <FactList
          facts={[
            {
              label: t("observation.start.when"),
              value: at === null ? "–" : format.dateTime(at),
            },
            {
              label: t("observation.start.animals"),
              value:
                names.length === 0
                  ? t("observation.list.states.noAnimal")
                  : format.list(names),
            },
            {
              label: t("observation.collect.watched"),
              value: clockText(data.watchedMs),
            },
          ]}
        />
      </Card>
    </>
  );
}
