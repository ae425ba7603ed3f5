import { Button, FileButton, Group, Text } from "@mantine/core";
import { IconCamera, IconPhoto, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { pictureTypes } from "./accepted";
import classes from "./picture-editor.module.css";
import type { RecordPictureProps } from "./record-picture";
import { RecordPicture } from "./record-picture";

interface ChooseStepProps {
  picture: RecordPictureProps;
  onFile: (file: File) => void;
  onRemove: (() => void) | null;
}

const accept = pictureTypes.join(",");

/** The picture there is, and the ways to another: a file, the camera, dropped or pasted. */
export function ChooseStep({ picture, onFile, onRemove }: ChooseStepProps) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const handle = (file: File | null | undefined) => {
    if (file) onFile(file);
  };
  return (
    <div
      className={`${classes.drop ?? ""} ${isOver ? (classes.over ?? "") : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        handle(event.dataTransfer.files[0]);
      }}
    >
      <RecordPicture {...picture} size={160} decorative={false} />
      <Group justify="center" gap="xs">
        <FileButton accept={accept} onChange={handle}>
          {(props) => (
            <Button
              {...props}
              data-autofocus
              leftSection={<IconPhoto size={16} aria-hidden />}
            >
              {t("pictures.actions.choose")}
            </Button>
          )}
        </FileButton>
        <FileButton accept={accept} capture="environment" onChange={handle}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              className={classes.camera ?? ""}
              leftSection={<IconCamera size={16} aria-hidden />}
            >
              {t("pictures.actions.take")}
            </Button>
          )}
        </FileButton>
        {onRemove !== null && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={onRemove}
          >
            {t("pictures.actions.remove")}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {t("pictures.messages.hint")}
      </Text>
    </div>
  );
}
