import { Alert, Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { IconPhoto, IconTrash } from "@tabler/icons-react";
import type { ParseKeys } from "i18next";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useProfilePicture } from "../../../data/files/use-profile-picture";
import type { Row } from "../../../data/live-store";
import { errorKey } from "../../../lib/i18n/error-text";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone } from "../../../ui/feedback/notify";
import { pictureTypes } from "../../../ui/picture/accepted";
import { PictureView } from "../../../ui/picture/taken/picture-view";

/** What a file is sent by, whole: what it shows is not cut to a square. Answers what to say instead of a picture. */
async function sent(
  file: File,
  { limits, save }: ReturnType<typeof useProfilePicture>["actions"],
): Promise<ParseKeys | null> {
  const { preparePhoto } = await import("../../../ui/picture/prepare-photo");
  const picture = await preparePhoto(file, limits).catch(() => undefined);
  if (picture === undefined) return "errors.messages.imageProcessing";
  if (picture === null) return "pictures.messages.invalidFile";
  return (save?.(picture) ?? Promise.resolve()).then(() => null, errorKey);
}

/** The picture that helps to answer a question: stored as soon as it is chosen. */
export function HelpPictureField({ row }: { row: Row<"questions"> }) {
  const { t } = useTranslation();
  const { id, data } = row;
  const { path, actions } = useProfilePicture("questions", id, {
    ...data,
    zooId: null,
  });
  const { save, remove } = actions;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ParseKeys | null>(null);
  const reset = useRef<() => void>(null);
  const work = (doing: () => Promise<ParseKeys | null>) => {
    setBusy(true);
    setProblem(null);
    void doing()
      .then(setProblem, (error: unknown) => setProblem(errorKey(error)))
      .finally(() => setBusy(false));
  };
  const ask = async () => {
    const agreed = await confirm({
      title: t("pictures.messages.removeTitle"),
      body: t("questions.messages.pictureKept"),
      confirm: t("pictures.actions.removeNow"),
      danger: true,
    });
    if (!agreed || remove === undefined) return;
    work(async () => {
      await remove();
      notifyDone(t("pictures.messages.removed"));
      return null;
    });
  };
  const name = t("questions.fields.helpPicture");
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t("questions.help.helpPicture")}
      </Text>
      {path !== null && <PictureView path={path} name={name} size={160} />}
      {problem !== null && (
        <Alert color="red" role="alert">
          {t(problem)}
        </Alert>
      )}
      {save !== undefined && (
        <Group gap="xs">
          <FileButton
            accept={pictureTypes.join()}
            resetRef={reset}
            onChange={(file) => {
              if (file !== null) work(() => sent(file, actions));
              // Chosen again, the same file is none the less chosen.
              reset.current?.();
            }}
          >
            {(button) => (
              <Button
                {...button}
                variant="default"
                loading={busy}
                leftSection={<IconPhoto size={16} aria-hidden />}
              >
                {t(
                  path === null
                    ? "pictures.actions.choose"
                    : "pictures.actions.another",
                )}
              </Button>
            )}
          </FileButton>
          {remove !== undefined && (
            <Button
              variant="subtle"
              color="red"
              disabled={busy}
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => void ask()}
            >
              {t("pictures.actions.remove")}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}
