import { paramsOfQuery, usualQuery } from "@domain/observation/analysed/query";
import { href } from "@domain/pages";
import type { WorkRecord } from "@domain/task/work-queries";
import { parisDay } from "@domain/time/paris";
import { IconChartBar } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useNow } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { ButtonLink } from "../../../ui/display/button-link";

/** The way from an animal to what was observed of it where it lives. */
export function Component({ id, sectorId }: WorkRecord) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const today = parisDay(useNow());
  const animal = useDirectory("animals", zooId).of(id);
  const sectorIds = sectorId === null ? [] : [sectorId];
  const facts = { zooId, sectorIds, sealed: false, openToKeepers: true };
  const enclosureId = animal?.enclosureId ?? null;
  if (!may("read", "scanPacks", facts) || enclosureId === null) return null;
  const query = {
    ...usualQuery(today),
    enclosureIds: [enclosureId],
    animalIds: [id],
  };
  return (
    <ButtonLink
      to={href("obsResult", paramsOfQuery(query))}
      size="md"
      mih={48}
      variant="light"
      leftSection={<IconChartBar size={20} aria-hidden />}
      style={{ order: 0, gridColumn: "1 / -1" }}
    >
      {t("analysis.menu.results")}
    </ButtonLink>
  );
}
