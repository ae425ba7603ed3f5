import type { DocOf } from "@domain/collections";
import { mediaForms } from "@domain/file/media";
import {
  ActionIcon,
  Alert,
  Button,
  FileButton,
  Group,
  Stack,
} from "@mantine/core";
import { IconCamera, IconTrash } from "@tabler/icons-react";
import type { ParseKeys } from "i18next";
import i18next from "i18next";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SessionPicture as Picture } from "../../../data/files/use-session-picture";
import {
  photoLimits,
  useSessionPicture,
} from "../../../data/files/use-session-picture";
import { errorKey } from "../../../lib/i18n/error-text";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import { PictureView } from "./picture-view";
import { WaitingPicture } from "./waiting-picture";

/** A picture as it is sent, or what to say instead. */
async function preparedOf(file: Blob): Promise<Blob | ParseKeys> {
  try {
    const { preparePhoto } = await import("../../../ui/picture/prepare-photo");
    return (
      (await preparePhoto(file, photoLimits)) ?? "pictures.messages.invalidFile"
    );
  } catch {
    return "errors.messages.imageProcessing";
  }
}

const problemOf = (error: unknown): ParseKeys =>
  (error as { code?: unknown }).code === "quota"
    ? "attachments.messages.noRoom"
    : errorKey(error);

/** Keeps what was taken; null, or why it cannot be. */
async function taken(file: Blob, take: Picture["take"]) {
  const prepared = await preparedOf(file);
  if (typeof prepared === "string") return prepared;
  return take(prepared).then(() => null, problemOf);
}

async function askToRemove(remove: () => Promise<void>): Promise<void> {
  const { t } = i18next;
  const name = t("enrichment.use.evaluation.picture");
  const sure = await confirm({
    title: t("attachments.messages.removeTitle"),
    body: t("attachments.messages.removeBody", { name }),
    confirm: t("attachments.actions.removeNow"),
    danger: true,
  });
  if (!sure) return;
  await remove();
  notifyDone(t("attachments.messages.removed"));
}

interface SessionPictureProps {
  session: DocOf<"enrichmentSessions">;
  /** What its object is called. */
  name: string;
}

/** The picture of a session, what is on its way there, and one button to take it; also without a network. */
export function SessionPicture({ session, name }: SessionPictureProps) {
  const { stored, waiting, mayChange, take, remove, ...doing } =
    useSessionPicture(session);
  if (!mayChange && stored === null) return null;
  return (
    <Stack gap="xs" align="flex-start">
      {stored !== null && (
        <Group gap="xs">
          <PictureView path={stored} />
          {mayChange && remove !== undefined && (
            <RemoveButton name={name} remove={remove} />
          )}
        </Group>
      )}
      {waiting !== null && <WaitingPicture file={waiting} {...doing} />}
      {mayChange && (
        <TakeButton
          name={name}
          another={stored !== null || waiting !== null}
          take={take}
        />
      )}
    </Stack>
  );
}

interface RemoveButtonProps {
  name: string;
  remove: () => Promise<void>;
}

function RemoveButton({ name, remove }: RemoveButtonProps) {
  const { t } = useTranslation();
  const action = t("pictures.actions.remove");
  return (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={t("common.messages.actionOn", { action, name })}
      title={action}
      onClick={() => void askToRemove(remove).catch(notifyError)}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
}

interface TakeButtonProps extends Pick<Picture, "take"> {
  name: string;
  /** Whether there is one already, whose place it takes. */
  another: boolean;
}

function TakeButton({ name, another, take }: TakeButtonProps) {
  const { t } = useTranslation();
  const reset = useRef<() => void>(null);
  const taking = another
    ? t("pictures.actions.another")
    : t("pictures.actions.take");
  const [problem, setProblem] = useState<ParseKeys | null>(null);
  const [isBusy, setBusy] = useState(false);
  const handleFile = async (file: File | null) => {
    if (file === null) return;
    // Every picture of a camera has the same name: chosen again it is none the less another.
    reset.current?.();
    setProblem(null);
    setBusy(true);
    setProblem(await taken(file, take));
    setBusy(false);
  };
  return (
    <>
      {problem !== null && (
        <Alert color="red" role="alert">
          {t(problem)}
        </Alert>
      )}
      <FileButton
        accept={Object.keys(mediaForms.photo).join()}
        capture="environment"
        resetRef={reset}
        onChange={(file) => void handleFile(file)}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            mih={44}
            aria-label={t("common.messages.actionOn", { action: taking, name })}
            loading={isBusy}
            leftSection={<IconCamera size={20} aria-hidden />}
          >
            {taking}
          </Button>
        )}
      </FileButton>
    </>
  );
}
