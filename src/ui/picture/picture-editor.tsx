import { Alert, Button, Group, Modal, Progress, Stack } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { ChooseStep } from "./choose-step";
import type { PictureActions } from "./picture-field";
import type { RecordPictureProps } from "./record-picture";
import type { PictureEdit } from "./use-picture-edit";
import { usePictureEdit } from "./use-picture-edit";
import { fetched } from "../state/fetched";

const CropStep = fetched(() =>
  import("./crop-step").then(({ CropStep }) => CropStep),
);

interface PictureEditorProps {
  opened: boolean;
  onClose: () => void;
  picture: RecordPictureProps;
  actions: PictureActions;
}

/** Takes a picture that is pasted while the editor is open. */
function usePasted(opened: boolean, onFile: (file: File) => void): void {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (file !== undefined) onFile(file);
  });
  useEffect(() => {
    if (!opened) return;
    window.addEventListener("paste", handlePaste);
    return () => window.removeEventListener("paste", handlePaste);
  }, [opened]);
}

/** The dialog in which a picture is chosen, cropped and sent, or removed. */
export function PictureEditor({
  opened,
  onClose,
  picture,
  actions,
}: PictureEditorProps) {
  const { t } = useTranslation();
  const edit = usePictureEdit(actions, onClose);
  const isBusy = edit.progress !== null;
  usePasted(opened && !isBusy, (file) => void edit.choose(file));
  const handleClose = () => {
    if (isBusy) return;
    edit.startOver();
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={handleClose}
      title={t("pictures.title", { name: picture.name })}
      size="lg"
      closeButtonProps={{ "aria-label": t("common.actions.close") }}
    >
      <Stack gap="md">
        {edit.problem !== null && (
          <Alert
            color="red"
            icon={<IconAlertCircle aria-hidden />}
            role="alert"
          >
            {t(edit.problem)}
          </Alert>
        )}
        {edit.source === null ? (
          <ChooseStep
            picture={picture}
            onFile={(file) => void edit.choose(file)}
            onRemove={
              actions.remove === undefined || picture.path === null || isBusy
                ? null
                : () => void edit.remove()
            }
          />
        ) : (
          <CropStep
            key={edit.source}
            source={edit.source}
            onCrop={edit.setCrop}
            onError={edit.unshowable}
          />
        )}
        {isBusy && (
          <Progress
            value={edit.progress ?? 0}
            aria-label={t("pictures.states.sending")}
            animated
          />
        )}
        {edit.source !== null && <SendBar edit={edit} />}
      </Stack>
    </Modal>
  );
}

function SendBar({ edit }: { edit: PictureEdit }) {
  const { t } = useTranslation();
  const isBusy = edit.progress !== null;
  return (
    <Group justify="flex-end">
      <Button variant="default" disabled={isBusy} onClick={edit.startOver}>
        {t("pictures.actions.another")}
      </Button>
      <Button
        loading={isBusy}
        disabled={!edit.canSend}
        onClick={() => void edit.send()}
      >
        {t(
          edit.problem === null
            ? "common.actions.save"
            : "common.actions.retry",
        )}
      </Button>
    </Group>
  );
}
