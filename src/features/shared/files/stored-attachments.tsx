import type { MediaKind } from "@domain/file/media";
import { mediaKindOfPath } from "@domain/file/media";
import { ActionIcon, Button, Group, Skeleton, Text } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { useFileUrl } from "../../../data/files/use-file-url";
import type { Attachments } from "../../../data/files/use-attachments";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import type { FileNaming } from "../../slot-table";
import classes from "./attachments.module.css";
import { kindIcons } from "./kinds";
import { Photo } from "./photo";

export interface Shown {
  path: string;
  kind: MediaKind;
  /** What somebody called it, else its kind and its number among those. */
  name: string;
}

/** Each file with what it is called, else its kind and its number among those; what is none of ours is a photo, as existing data have them. */
function useShown(stored: readonly string[], naming?: FileNaming): Shown[] {
  const { t } = useTranslation();
  const counts = new Map<MediaKind, number>();
  return stored.map((path) => {
    const kind = mediaKindOfPath(path) ?? "photo";
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const name =
      naming?.of(path) ??
      t("attachments.states.numbered", {
        kind: t(`attachments.options.kind.${kind}`),
        number,
      });
    return { path, kind, name };
  });
}

interface StoredAttachmentsProps {
  /** Of the record they are attached to. */
  title: string;
  attachments: Attachments;
  naming?: FileNaming;
}

/** The photos side by side, what is heard, seen and read below each other. */
export function StoredAttachments({
  title,
  attachments,
  naming,
}: StoredAttachmentsProps) {
  const { stored, mayAttach, remove } = attachments;
  const shown = useShown(stored, naming);
  const ask = naming?.ask ?? null;
  const removeOf = (one: Shown) =>
    mayAttach ? (
      <RemoveButton
        name={one.name}
        onRemove={() => void askToRemove(one, remove).catch(notifyError)}
      />
    ) : null;
  const photos = shown.filter(({ kind }) => kind === "photo");
  const others = shown.filter(({ kind }) => kind !== "photo");
  return (
    <>
      {photos.length > 0 && (
        <ul className={classes.photos}>
          {photos.map((one) => (
            <li key={one.path} className={classes.photo}>
              <Photo path={one.path} name={one.name} title={title} />
              {removeOf(one)}
            </li>
          ))}
        </ul>
      )}
      {others.map((one) => (
        <div key={one.path}>
          <Group justify="space-between" wrap="nowrap" gap="xs">
            <Text size="sm" fw={500}>
              {one.name}
            </Text>
            <Group gap="xs" wrap="nowrap">
              {ask !== null && (
                <RenameButton
                  name={one.name}
                  onRename={() => ask(one.path, one.name)}
                />
              )}
              {removeOf(one)}
            </Group>
          </Group>
          {one.kind === "document" ? (
            <DocumentLink shown={one} title={title} />
          ) : (
            <Player shown={one} title={title} />
          )}
        </div>
      ))}
    </>
  );
}

async function askToRemove(
  { path, name }: Shown,
  remove: Attachments["remove"],
): Promise<void> {
  const sure = await confirm({
    title: i18next.t("attachments.messages.removeTitle"),
    body: i18next.t("attachments.messages.removeBody", { name }),
    confirm: i18next.t("attachments.actions.removeNow"),
    danger: true,
  });
  if (!sure) return;
  await remove(path);
  notifyDone(i18next.t("attachments.messages.removed"));
}

interface RemoveButtonProps {
  name: string;
  onRemove: () => void;
}

export function RemoveButton({ name, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation();
  const label = t("attachments.actions.remove", { name });
  return (
    <ActionIcon
      variant="default"
      size={44}
      className={classes.remove ?? ""}
      aria-label={label}
      title={label}
      onClick={onRemove}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
}

function RenameButton({
  name,
  onRename,
}: {
  name: string;
  onRename: () => void;
}) {
  const { t } = useTranslation();
  const label = t("attachments.actions.rename", { name });
  return (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={label}
      title={label}
      onClick={onRename}
    >
      <IconPencil size={18} aria-hidden />
    </ActionIcon>
  );
}

/** Opens in a tab of its own, by an address that lives an hour. */
function DocumentLink({ shown, title }: { shown: Shown; title: string }) {
  const { t } = useTranslation();
  const url = useFileUrl(shown.path, "full");
  if (url === null) return <Skeleton height={36} width={140} />;
  const label = t("attachments.states.named", { name: shown.name, title });
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      variant="default"
      mih={44}
      leftSection={<kindIcons.document size={18} aria-hidden />}
      aria-label={t("common.messages.actionOn", {
        action: t("attachments.actions.open"),
        name: label,
      })}
    >
      {t("attachments.actions.open")}
    </Button>
  );
}

export function Player({ shown, title }: { shown: Shown; title: string }) {
  const { t } = useTranslation();
  const url = useFileUrl(shown.path, "full");
  const { kind, name } = shown;
  if (url === null) return <Skeleton height={kind === "sound" ? 54 : 200} />;
  const label = t("attachments.states.named", { name, title });
  return kind === "sound" ? (
    <audio
      className={classes.sound}
      controls
      preload="none"
      src={url}
      aria-label={label}
    />
  ) : (
    <video
      className={classes.video}
      controls
      playsInline
      preload="metadata"
      src={url}
      aria-label={label}
    />
  );
}
