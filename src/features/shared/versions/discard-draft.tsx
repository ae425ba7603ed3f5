import { mayDiscard } from "@domain/versions/version-list";
import { Button, Group, Stack, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useOnline } from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import { newId } from "../../../data/write";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import type { VersionedThing, VersionOf } from "./versioned";
import { doWhole } from "./versioned";

interface DiscardDraftProps {
  of: VersionedThing;
  row: VersionOf;
}

/** Throws a draft away, after asking; of the first one it says what is done instead. */
export function DiscardDraft({ of, row }: DiscardDraftProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const { busy, failure, run } = useSubmit();
  // Asked for again after an answer that got lost it is the same request; after a refusal another.
  const [operation, setOperation] = useState(newId);
  const { name } = of;
  const number = Number(row.id);
  if (!mayDiscard(of.versions, number))
    return (
      <Text size="sm" c="dimmed">
        {of.words.firstDraft}
      </Text>
    );
  const discard = () =>
    run(
      async () => {
        try {
          await doWhole("discard", of, row, operation);
        } catch (error) {
          setOperation(newId());
          throw error;
        }
      },
      () => {
        notifyDone(t("surveys.edit.messages.discarded", { number }));
        const version = String(number - 1);
        void navigate(of.recordHref({ version }), { replace: true });
      },
    );
  const ask = async () => {
    const sure = await confirm({
      title: t("surveys.edit.confirm.discardTitle", { name, number }),
      body: t("surveys.edit.confirm.discardBody", { number }),
      confirm: t("surveys.edit.actions.discard"),
      danger: true,
    });
    if (sure) discard();
  };
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Button
          variant="subtle"
          color="red"
          disabled={!isOnline || row.pending}
          loading={busy}
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void ask()}
        >
          {t("surveys.edit.actions.discard")}
        </Button>
        {!isOnline && (
          <Text size="sm" c="dimmed" role="status">
            {t("surveys.edit.states.discardNeedsNetwork")}
          </Text>
        )}
      </Group>
      <FormFailure
        failure={failure}
        title={t("surveys.edit.states.notDiscarded")}
        onRetry={discard}
      />
    </Stack>
  );
}
