import { href } from "@domain/pages";
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
import { useOnline } from "../../../../data/hooks/use-live";
import { useSubmit } from "../../../../data/hooks/use-submit";
import type { Row } from "../../../../data/live-store";
import { ButtonLink } from "../../../../ui/display/button-link";
import { PendingBadge } from "../../../../ui/display/pending-badge";
import { confirm } from "../../../../ui/feedback/confirm";
import { notifyDone } from "../../../../ui/feedback/notify";
import { FormFailure } from "../../../../ui/form/form-failure";
import { useSurveyName } from "../parts/use-survey-name";
import { createDraft, retireVersion } from "../survey-writes";
import { DiscardDraft } from "./discard-draft";
import type { Publishing } from "./use-publishing";

interface ActionsProps {
  survey: Row<"surveys">;
  row: Row<"surveyVersions">;
}

const Preview = ({ survey, row }: ActionsProps) => {
  const { t } = useTranslation();
  return (
    <ButtonLink
      to={href("quizzPreviewInternal", {
        surveyId: survey.id,
        version: row.id,
      })}
      variant="default"
      leftSection={<IconEye size={16} aria-hidden />}
    >
      {t("surveys.edit.actions.preview")}
    </ButtonLink>
  );
};

/** A draft is edited, looked at as keepers will see it, and published. */
export function DraftActions({
  survey,
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
          to={href("quizz", {
            surveyId: survey.id,
            version: row.id,
            mode: "edit",
          })}
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          {t("surveys.edit.actions.editDraft")}
        </ButtonLink>
        <Preview survey={survey} row={row} />
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
      <DiscardDraft survey={survey} row={row} />
    </Stack>
  );
}

/** A published version is looked at, retired, or what the next draft begins with. */
export function PublishedActions({ survey, row }: ActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, failure, run } = useSubmit();
  const name = useSurveyName()(survey.data.names);
  const number = Number(row.id);
  const { versions } = survey.data;
  const draft = draftNumber(versions);
  const newest = survey.data.publishedVersion ?? versions.length;
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
    run(
      () => createDraft(survey, row.data, name),
      () => {
        const version = String(versions.length + 1);
        notifyDone(t("surveys.edit.messages.draftMade", { number: version }));
        void navigate(href("quizz", { surveyId: survey.id, version }));
      },
    );
  const retire = async () => {
    const sure = await confirm({
      title: t("surveys.edit.confirm.retireTitle", { name, number }),
      body: t("surveys.edit.confirm.retireBody"),
      confirm: t("surveys.edit.actions.retire"),
      danger: true,
    });
    if (sure)
      run(
        () => retireVersion(survey.id, row, name),
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
            to={href("quizz", { surveyId: survey.id, version: String(draft) })}
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            {t("surveys.edit.actions.toDraft", { number: draft })}
          </ButtonLink>
        )}
        <Preview survey={survey} row={row} />
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
