import { draftNumber } from "@domain/versions/version-list";
import { Button, Group, Stack, Text } from "@mantine/core";
import {
  IconCopyPlus,
  IconEye,
  IconPencil,
  IconRosetteDiscountCheck,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useOnline } from "../../../data/hooks/use-live";
import type { Outcome } from "../../../data/hooks/use-submit";
import { useSubmit } from "../../../data/hooks/use-submit";
import { ButtonLink } from "../../../ui/display/button-link";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import { DiscardDraft } from "./discard-draft";
import type { Publishing } from "./use-publish";
import type { VersionedThing, VersionOf } from "./versioned";
import { retireVersion } from "./versioned";

interface ActionsProps {
  of: VersionedThing;
  row: VersionOf;
}

const Preview = ({ of, row }: ActionsProps) => {
  const { t } = useTranslation();
  return (
    <ButtonLink
      to={of.previewHref(row.id)}
      variant="default"
      leftSection={<IconEye size={16} aria-hidden />}
    >
      {t("surveys.edit.actions.preview")}
    </ButtonLink>
  );
};

/** A draft is edited, looked at as keepers will see it, and published. */
export function DraftActions({
  of,
  row,
  publishing,
}: ActionsProps & { publishing: Publishing }) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  // What waits here is not what the server would freeze.
  const why = !isOnline
    ? t("surveys.edit.states.needsNetwork")
    : row.pending
      ? t("surveys.edit.states.needsSaved")
      : null;
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <ButtonLink
          to={of.recordHref({ version: row.id, mode: "edit" })}
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          {t("surveys.edit.actions.editDraft")}
        </ButtonLink>
        <Preview of={of} row={row} />
        <Button
          variant="default"
          disabled={why !== null}
          loading={publishing.busy}
          leftSection={<IconRosetteDiscountCheck size={16} aria-hidden />}
          onClick={publishing.ask}
        >
          {t("surveys.edit.actions.publish")}
        </Button>
        {row.pending && <PendingBadge />}
      </Group>
      {why !== null && (
        <Text size="sm" c="dimmed" role="status">
          {why}
        </Text>
      )}
      <FormFailure
        failure={publishing.failure}
        title={t("surveys.edit.states.notPublished")}
        onRetry={publishing.retry}
      />
      <DiscardDraft of={of} row={row} />
    </Stack>
  );
}

/** A published version is looked at, retired, or what the next draft begins with. */
export function PublishedActions({
  of,
  row,
  onBegin,
}: ActionsProps & {
  /** Makes the next draft out of it. */
  onBegin: () => Promise<Outcome>;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, failure, run } = useSubmit();
  const number = Number(row.id);
  const { name, versions } = of;
  const draft = draftNumber(versions);
  const newest = of.publishedVersion ?? versions.length;
  const beginAfterAsking = async () => {
    const sure =
      number === newest ||
      (await confirm({
        title: t("surveys.edit.confirm.olderTitle", { number }),
        body: t("surveys.edit.confirm.olderBody", { number, newest }),
        confirm: t("surveys.edit.actions.newDraft"),
      }));
    if (sure) begin();
  };
  const begin = () =>
    run(onBegin, () => {
      const version = String(versions.length + 1);
      notifyDone(t("surveys.edit.messages.draftMade", { number: version }));
      void navigate(of.recordHref({ version }));
    });
  const retire = async () => {
    const sure = await confirm({
      title: t("surveys.edit.confirm.retireTitle", { name, number }),
      body: of.words.retireBody,
      confirm: t("surveys.edit.actions.retire"),
      danger: true,
    });
    if (sure)
      run(
        () => retireVersion(of, row),
        () => notifyDone(t("surveys.edit.messages.retired", { name, number })),
      );
  };
  return (
    <Stack gap="sm">
      <Group gap="xs">
        {draft === null ? (
          <Button
            loading={busy}
            leftSection={<IconCopyPlus size={16} aria-hidden />}
            onClick={() => void beginAfterAsking()}
          >
            {t("surveys.edit.actions.newDraft")}
          </Button>
        ) : (
          <ButtonLink
            to={of.recordHref({ version: String(draft) })}
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            {t("surveys.edit.actions.toDraft", { number: draft })}
          </ButtonLink>
        )}
        <Preview of={of} row={row} />
        {row.data.status === "published" && (
          <Button
            variant="default"
            disabled={busy}
            onClick={() => void retire()}
          >
            {t("surveys.edit.actions.retire")}
          </Button>
        )}
        {row.pending && <PendingBadge />}
      </Group>
      <FormFailure failure={failure} onRetry={begin} />
    </Stack>
  );
}
