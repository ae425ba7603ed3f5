import { UnstyledButton } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EnlargedPicture } from "../enlarged-picture";
import { RecordPicture } from "../record-picture";

interface PictureViewProps {
  path: string;
  /** What the picture is called. */
  name: string;
  /** In px. */
  size?: number;
}

/** A picture small; on touch as large as the window. */
export function PictureView({ path, name, size = 96 }: PictureViewProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const label = t("pictures.actions.enlarge", { name });
  return (
    <>
      <UnstyledButton
        w="fit-content"
        aria-label={label}
        title={label}
        onClick={() => setOpened(true)}
      >
        <RecordPicture
          path={path}
          name={name}
          silhouette={IconPhoto}
          size={size}
          decorative
        />
      </UnstyledButton>
      <EnlargedPicture
        path={path}
        name={name}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
