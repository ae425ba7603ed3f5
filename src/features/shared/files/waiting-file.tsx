import { sentShare } from "../../../data/files/queue/queued-file";
import type { QueuedFile } from "../../../data/files/queue/queued-file";
import {
  dropFile,
  retryFile,
  waitingBytes,
} from "../../../data/files/use-attachments";
import { useOnline } from "../../../data/hooks/use-live";
import { errorKey } from "../../../lib/i18n/error-text";
import { useFormat } from "../../../lib/use-format";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyError } from "../../../ui/feedback/notify";
import { ActionIcon, Group, Progress, Text } from "@mantine/core";
import { IconRefresh, IconX } from "@tabler/icons-react";
import type { ParseKeys } from "i18next";
import i18next from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./attachments.module.css";
import { invalidFile, kindIcons } from "./kinds";

async function askToDrop(
  { id }: QueuedFile,
  name: string,
  onDrop: () => void,
): Promise<void> {
  const sure = await confirm({
    title: i18next.t("attachments.messages.dropTitle"),
    body: i18next.t("attachments.messages.dropBody", { name }),
    confirm: i18next.t("shell.actions.drop"),
    danger: true,
  });
  if (!sure) return;
  onDrop();
  await dropFile(id);
}

/** Why it was refused, by the field where there is one. */
function reasonKey({ kind, reason, field }: QueuedFile): ParseKeys {
  if (field === "attachments") return "attachments.messages.full";
  return reason === "invalid-input"
    ? invalidFile[kind]
    : errorKey({ code: reason });
}

interface WaitingFileProps {
  file: QueuedFile;
  /** Which of several it is; absent: of what kind. */
  named?: string;
  /** It can be heard or seen at once. */
  plays?: boolean;
  /** It is given up; absent: that takes nothing but the file. */
  onDrop?: () => void;
}

const nothing = () => undefined;

/** A file on its way: how far it is, or why it was refused. */
export function WaitingFile({
  file,
  named,
  plays = false,
  onDrop = nothing,
}: WaitingFileProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const size = t("attachments.states.size", {
    size: format.number(Math.max(0.1, file.size / 1e6), {
      maximumFractionDigits: 1,
    }),
  });
  const kind = named ?? t(`attachments.options.kind.${file.kind}`);
  const name = `${kind}, ${size}`;
  const isPlayed = plays && file.kind !== "photo";
  const isRefused = file.state === "refused";
  return (
    <Group gap="sm" wrap="nowrap" className={classes.waiting ?? ""}>
      {!isPlayed && <Preview file={file} />}
      <div className={classes.words}>
        <Text size="sm" fw={500}>
          {name}
        </Text>
        {isRefused ? (
          <Text size="sm" c="red" role="status">
            {t(reasonKey(file))}
          </Text>
        ) : (
          <HowFar file={file} name={name} />
        )}
        {isPlayed && <KeptPlayer file={file} name={name} />}
      </div>
      {isRefused && (
        <WaitingButton
          label={t("attachments.actions.retry", { name })}
          icon={IconRefresh}
          onClick={() => void retryFile(file.id).catch(notifyError)}
        />
      )}
      <WaitingButton
        label={t("attachments.actions.drop", { name })}
        icon={IconX}
        onClick={() => void askToDrop(file, name, onDrop).catch(notifyError)}
      />
    </Group>
  );
}

interface HowFarProps {
  file: QueuedFile;
  name: string;
}

function HowFar({ file, name }: HowFarProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isOnline = useOnline();
  const share = sentShare(file);
  const howFar = () => {
    if (!isOnline) return t("attachments.states.waiting");
    if (share >= 1) return t("attachments.states.storing");
    return t("attachments.states.sending", {
      percent: format.number(share, {
        style: "percent",
        maximumFractionDigits: 0,
      }),
    });
  };
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {howFar()}
      </Text>
      <Progress
        value={100 * share}
        size="sm"
        mt={4}
        aria-label={t("attachments.states.sendingName", { name })}
      />
    </>
  );
}

interface WaitingButtonProps {
  label: string;
  icon: typeof IconX;
  onClick: () => void;
}

const WaitingButton = ({ label, icon: Icon, onClick }: WaitingButtonProps) => (
  <ActionIcon
    variant="default"
    size={44}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <Icon size={18} aria-hidden />
  </ActionIcon>
);

/** The address of what is kept here, as long as it is shown; null until it is read, and where it is not wanted. */
function useKeptUrl(file: QueuedFile, isWanted: boolean): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const { id } = file;
  useEffect(() => {
    if (!isWanted) return;
    let made: string | null = null;
    let ended = false;
    void waitingBytes(file)
      .then((bytes) => {
        if (bytes === null || ended) return;
        made = URL.createObjectURL(bytes);
        setUrl(made);
      })
      .catch(() => undefined);
    return () => {
      ended = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
    // How far it is changes with every part; what it shows does not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, isWanted]);
  return url;
}

/** A photo as it will be; of anything else its kind. */
function Preview({ file }: { file: QueuedFile }) {
  const url = useKeptUrl(file, file.kind === "photo");
  const Icon = kindIcons[file.kind];
  return url === null ? (
    <span className={classes.icon}>
      <Icon size={28} stroke={1.6} aria-hidden />
    </span>
  ) : (
    <img className={classes.preview} src={url} alt="" />
  );
}

/** What was recorded, as it lies on this device. */
function KeptPlayer({ file, name }: { file: QueuedFile; name: string }) {
  const url = useKeptUrl(file, true);
  if (url === null) return null;
  return file.kind === "sound" ? (
    <audio className={classes.sound} controls src={url} aria-label={name} />
  ) : (
    <video
      className={classes.video}
      controls
      playsInline
      src={url}
      aria-label={name}
    />
  );
}
