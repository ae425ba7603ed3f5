import { Image, Modal, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { usePictureUrl } from "./picture-urls";

interface EnlargedPictureProps {
  path: string;
  /** What the picture is called. */
  name: string;
  opened: boolean;
  onClose: () => void;
}

/** A stored picture as large as the window. */
export function EnlargedPicture(props: EnlargedPictureProps) {
  const { path, name, opened, onClose } = props;
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={name}
      size="auto"
      centered
      closeButtonProps={{ "aria-label": t("common.actions.close") }}
    >
      <Large path={path} name={name} />
    </Modal>
  );
}

function Large({ path, name }: Pick<EnlargedPictureProps, "path" | "name">) {
  const url = usePictureUrl(path, "full");
  return url === null ? (
    <Skeleton width={320} height={240} />
  ) : (
    <Image src={url} alt={name} maw="100%" mah="80vh" fit="contain" />
  );
}
