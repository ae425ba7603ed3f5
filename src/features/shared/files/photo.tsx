import { Modal, Skeleton, UnstyledButton } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFileUrl } from "../../../data/files/use-file-url";
import classes from "./attachments.module.css";

interface PhotoProps {
  path: string;
  name: string;
  /** Of what it is attached to. */
  title: string;
}

/** A photo small; on touch as large as the window. */
export function Photo({ path, name, title }: PhotoProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const url = useFileUrl(path, "thumbnail");
  if (url === null) return <Skeleton className={classes.thumbnail ?? ""} />;
  const alt = t("attachments.states.named", { name, title });
  const label = t("attachments.actions.enlarge", { name });
  return (
    <>
      <UnstyledButton
        className={classes.open ?? ""}
        aria-label={label}
        title={label}
        onClick={() => setOpened(true)}
      >
        {isMissing ? (
          <span className={`${classes.thumbnail} ${classes.missing}`}>
            <IconPhoto size={28} stroke={1.6} aria-hidden />
          </span>
        ) : (
          <img
            className={classes.thumbnail}
            src={url}
            alt=""
            loading="lazy"
            onError={() => setMissing(true)}
          />
        )}
      </UnstyledButton>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={alt}
        size="auto"
        centered
        closeButtonProps={{ "aria-label": t("common.actions.close") }}
      >
        <FullPhoto path={path} alt={alt} />
      </Modal>
    </>
  );
}

function FullPhoto({ path, alt }: { path: string; alt: string }) {
  const url = useFileUrl(path, "full");
  return url === null ? (
    <Skeleton width={320} height={240} />
  ) : (
    <img className={classes.full} src={url} alt={alt} />
  );
}
