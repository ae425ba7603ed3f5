import { Box } from "@mantine/core";
import { IconArchive, IconTrash } from "@tabler/icons-react";
import i18next from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { confirm } from "../feedback/confirm";
import type { MoreItem } from "../menu/more-menu";
import { FormFailure } from "./form-failure";

interface Removal {
  busy: boolean;
  failure: unknown;
  remove: () => void;
  /** Does again what failed: it was removed, or put out of use. */
  retry: () => void;
}

interface RemovalWords {
  /** What the item says. */
  label: string;
  /** Names the record, then says the consequence. */
  question: { title: string; body: string };
}

type Does = Pick<Removal, "busy">;

/** Asks, then does it; not while something is on its way. */
async function asked(
  { question }: RemovalWords,
  { busy }: Does,
  yes: { confirm: string; danger: boolean },
  does: () => void,
): Promise<void> {
  if (busy) return;
  if (await confirm({ ...question, ...yes })) does();
}

/** The item under "⋯" that removes a record, after asking. */
export const removalItem = (
  words: RemovalWords,
  removal: Pick<Removal, "busy" | "remove">,
): MoreItem => ({
  id: "remove",
  label: words.label,
  icon: IconTrash,
  danger: true,
  onPick: () => {
    const yes = { confirm: i18next.t("common.actions.delete"), danger: true };
    void asked(words, removal, yes, removal.remove);
  },
});

/** The item under "⋯" that puts a record out of use, after asking. */
export const archivingItem = (
  words: RemovalWords,
  removal: Does & { archive: () => void },
): MoreItem => ({
  id: "archive",
  label: words.label,
  icon: IconArchive,
  onPick: () => {
    const yes = { confirm: i18next.t("common.actions.archive"), danger: false };
    void asked(words, removal, yes, removal.archive);
  },
});

/** Why a record was not removed: what it still holds, or what went wrong. */
export function RemovalNotice({
  removal: { failure, retry },
  children,
}: {
  removal: Pick<Removal, "failure" | "retry">;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <>
      {children}
      {failure !== null && (
        <Box mb="md">
          <FormFailure
            failure={failure}
            title={t("errors.messages.recordDelete")}
            onRetry={retry}
          />
        </Box>
      )}
    </>
  );
}
