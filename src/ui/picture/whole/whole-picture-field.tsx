import { Alert, Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { IconPhoto, IconTrash } from "@tabler/icons-react";
import type { ParseKeys } from "i18next";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorKey } from "../../../lib/i18n/error-text";
import { pictureTypes } from "../accepted";
import type { PictureActions } from "../picture-field";
import { PictureView } from "../taken/picture-view";
import { wrapped } from "../../theme/may-wrap";

/** What a file is sent by, whole: what it shows is not cut to a square. Answers what to say instead of a picture. */
async function sent(
  file: File,
  { limits, save }: PictureActions,
): Promise<ParseKeys | null> {
  const { preparePhoto } = await import("../prepare-photo");
  const picture = await preparePhoto(file, limits).catch(() => undefined);
  if (picture === undefined) return "errors.messages.imageProcessing";
  if (picture === null) return "pictures.messages.invalidFile";
  return (save?.(picture) ?? Promise.resolve()).then(() => null, errorKey);
}

interface WholePictureFieldProps {
  path: string | null;
  /** What the picture is called. */
  name: string;
  help: string;
  actions: PictureActions;
  /** Asked before it is removed; absent: it is at once. */
  agrees?: () => Promise<boolean>;
}

/** A picture that is kept whole, and for whoever may change it the way to choose and remove it: stored as soon as it is chosen. */
export function WholePictureField(props: WholePictureFieldProps) {
  const { path, name, help, actions, agrees } = props;
  const { t } = useTranslation();
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
    if (remove === undefined || (await agrees?.()) === false) return;
    work(() => remove().then(() => null));
  };
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {help}
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
                mih={36}
                h="auto"
                py={6}
                styles={wrapped}
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
