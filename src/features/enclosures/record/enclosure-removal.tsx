import { can } from "@domain/access/can";
import { enclosureFacts } from "@domain/access/facts";
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

interface EnclosureRemovalProps {
  row: Row<"enclosures">;
  session: Session;
  onRemoved: () => void;
}

/** Removal of an enclosure, after asking; one with animals stays and names them. */
export function EnclosureRemoval({
  row,
  session,
  onRemoved,
}: EnclosureRemovalProps) {
  const { t } = useTranslation();
  const removal = useRemoval("enclosures", row.id, onRemoved);
  if (!can(session, "remove", "enclosures", enclosureFacts(row.data)))
    return null;
  const name = row.data.enclosureName;
  const ask = async () => {
    const sure = await confirm({
      title: t("enclosures.messages.removeTitle", { name }),
      body: t("enclosures.messages.removeBody"),
      confirm: t("common.actions.delete"),
      danger: true,
    });
    if (sure) removal.remove();
  };
  return (
    <section aria-label={t("enclosures.actions.remove")}>
      <Obstacles
        title={t("errors.messages.enclosureNotEmpty")}
        items={removal.blockers.map(({ kind, id, name: blocker }) => ({
          id,
          name: blocker,
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
        {t("enclosures.actions.remove")}
      </Button>
    </section>
  );
}
