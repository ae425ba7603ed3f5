import type { EnrichmentUse } from "@domain/enrichment/use";
import { IconBan } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { StatusBadge } from "../../../ui/display/status-badge";
import { useSubjects } from "./use-subjects";

/** For what an object is refused; nothing where it is not. */
export function RefusalBadge({ use }: { use: EnrichmentUse | undefined }) {
  const refused = Object.entries(use?.approvals ?? {}).filter(
    ([, { state }]) => state === "refused",
  );
  return refused.length === 0 ? null : <Refused refused={refused} />;
}

function Refused({
  refused,
}: {
  refused: [string, EnrichmentUse["approvals"][string]][];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = useSubjects();
  const names = refused
    .map(([id, { about }]) => nameOf(about, id))
    .sort(format.byName);
  return (
    <StatusBadge
      color="red"
      icon={IconBan}
      label={t("enrichment.states.refusedFor", { names: format.list(names) })}
    />
  );
}
