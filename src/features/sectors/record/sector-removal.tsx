import { can } from "@domain/access/can";
import { sectorFacts } from "@domain/access/facts";
import type { Session } from "@domain/access/session";
import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useRemoval } from "../../../data/hooks/use-removal";
import { confirm } from "../../../ui/feedback/confirm";
import { Obstacles } from "../../../ui/feedback/obstacles";
import { FormFailure } from "../../../ui/form/form-failure";
import { recordHref } from "../../../ui/page/record-href";

interface SectorRemovalProps {
  row: Row<"sectors">;
  session: Session;
  onRemoved: () => void;
}

/** Removal of a sector, after asking; one that holds something stays and says what. */
export function SectorRemoval({ row, session, onRemoved }: SectorRemovalProps) {
  const { t } = useTranslation();
  const removal = useRemoval("sectors", row.id, onRemoved);
  if (!can(session, "remove", "sectors", sectorFacts(row.data))) return null;
  const name = row.data.sectorName;
  const ask = async () => {
    const sure = await confirm({
      title: t("sectors.messages.removeTitle", { name }),
      body: t("sectors.messages.removeBody"),
      confirm: t("common.actions.delete"),
      danger: true,
    });
    if (sure) removal.remove();
  };
  return (
    <section aria-label={t("sectors.actions.remove")}>
      <Obstacles
        title={t("errors.codes.not-empty")}
        items={removal.blockers.map(({ kind, id, name: blocker }) => ({
          id,
          name: t(`sectors.options.blocker.${kind}`, { name: blocker }),
          to: recordHref(kind, id),
        }))}
        onClose={removal.forget}
      />
      <FormFailure failure={removal.failure} onRetry={removal.remove} />
      <Button
        mt="lg"
        color="red"
        variant="light"
        loading={removal.busy}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => void ask()}
      >
        {t("sectors.actions.remove")}
      </Button>
    </section>
  );
}
