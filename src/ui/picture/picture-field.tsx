import { Box, UnstyledButton } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "../../lib/i18n/i18n";
import type { PictureLimits } from "./accepted";
import classes from "./picture-field.module.css";
import type { RecordPictureProps } from "./record-picture";
import { RecordPicture } from "./record-picture";
import { fetched } from "../state/fetched";

const PictureEditor = fetched(
  withTexts(["pictures"], () =>
    import("./picture-editor").then(({ PictureEditor }) => PictureEditor),
  ),
);

/** What somebody may do with a picture; what they may not is absent. */
export interface PictureActions {
  limits: PictureLimits;
  /** Stores another picture; resolves when the record has it. */
  save?: (picture: Blob) => Promise<void>;
  remove?: () => Promise<void>;
}

interface PictureFieldProps extends RecordPictureProps {
  actions: PictureActions;
}

/** The picture of a record and, for whoever may change it, the way to choose, take, crop and remove it. */
export function PictureField({ actions, ...picture }: PictureFieldProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<boolean | null>(null);
  if (actions.save === undefined) return <RecordPicture {...picture} />;
  const label = t("common.messages.actionOn", {
    action: t("common.actions.picture"),
    name: picture.name,
  });
  return (
    <>
      <UnstyledButton
        className={classes.field ?? ""}
        aria-label={label}
        title={label}
        onClick={() => setOpened(true)}
      >
        <RecordPicture {...picture} decorative />
        <Box component="span" className={classes.mark ?? ""} aria-hidden>
          <IconCamera size={14} />
        </Box>
      </UnstyledButton>
      {opened !== null && (
        <PictureEditor
          opened={opened}
          onClose={() => setOpened(false)}
          picture={picture}
          actions={actions}
        />
      )}
    </>
  );
}
