import { Box } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import i18next from "i18next";
import type { ReactNode } from "react";
import { confirm } from "../feedback/confirm";
import type { MoreItem } from "../menu/more-menu";
import { FormFailure } from "./form-failure";

interface Removal {
  busy: boolean;
  failure: unknown;
  remove: () => void;
}

interface RemovalWords {
  /** What the item says. */
  label: string;
  /** Names the record, then says the consequence. */
  question: { title: string; body: string };
}

/** The item under "⋯" that removes a record, after asking. */
export const removalItem = (
  { label, question }: RemovalWords,
  { busy, remove }: Removal,
): MoreItem => ({
  id: "remove",
  label,
  icon: IconTrash,
  danger: true,
  onPick: () => {
    if (busy) return;
    void confirm({
      ...question,
      confirm: i18next.t("common.actions.delete"),
      danger: true,
    }).then((sure) => {
      if (sure) remove();
    });
  },
});

/** Why a record was not removed: what it still holds, or what went wrong. */
export function RemovalNotice({
  removal: { failure, remove },
  children,
}: {
  removal: Removal;
  children?: ReactNode;
}) {
  return (
    <>
      {children}
      {failure !== null && (
        <Box mb="md">
          <FormFailure failure={failure} onRetry={remove} />
        </Box>
      )}
    </>
  );
}
