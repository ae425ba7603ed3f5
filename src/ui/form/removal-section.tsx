import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { confirm } from "../feedback/confirm";
import { FormFailure } from "./form-failure";

interface RemovalSectionProps {
  /** What the button says. */
  label: string;
  /** Names the record, then says the consequence. */
  question: { title: string; body: string };
  removal: { busy: boolean; failure: unknown; remove: () => void };
  /** What stood in the way of the last attempt. */
  children?: ReactNode;
}

/** Removal of a record, after asking. */
export function RemovalSection({
  label,
  question,
  removal,
  children,
}: RemovalSectionProps) {
  const { t } = useTranslation();
  const ask = async () => {
    const sure = await confirm({
      ...question,
      confirm: t("common.actions.delete"),
      danger: true,
    });
    if (sure) removal.remove();
  };
  return (
    <section aria-label={label}>
      {children}
      <FormFailure failure={removal.failure} onRetry={removal.remove} />
      <Button
        mt="lg"
        color="red"
        variant="light"
        loading={removal.busy}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => void ask()}
      >
        {label}
      </Button>
    </section>
  );
}
