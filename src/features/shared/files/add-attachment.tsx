import { chosenPictureMax } from "@domain/file/limits";
import type { MediaKind } from "@domain/file/media";
import { isHeavy, isMedia, mediaMax } from "@domain/file/media";
import { Alert, Button, Group, Loader, Menu, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconPaperclip } from "@tabler/icons-react";
import type { ParseKeys } from "i18next";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Attachments } from "../../../data/files/use-attachments";
import { errorKey } from "../../../lib/i18n/error-text";
import { useFlag } from "../../../data/service/use-service";
import type { Way } from "./kinds";
import { accepted, invalidFile, kindIcons, ways } from "./kinds";
import { SoundRecorder } from "./sound-recorder";
import { canRecord } from "./use-sound-recorder";

const fetchPreparing = () => import("../../../ui/picture/prepare-photo");

const limits = { chosenMax: chosenPictureMax, sentMax: mediaMax.photo };

const unprocessable: ParseKeys = "errors.messages.imageProcessing";

/** What is to be sent of a chosen file, or what to say instead. */
async function preparedOf(
  kind: MediaKind,
  file: Blob,
): Promise<Blob | ParseKeys> {
  if (kind !== "photo") {
    return isMedia(kind, file) ? file : invalidFile[kind];
  }
  try {
    const { preparePhoto } = await fetchPreparing();
    return (
      (await preparePhoto(file, limits)) ?? "pictures.messages.invalidFile"
    );
  } catch {
    return unprocessable;
  }
}

const problemOf = (error: unknown): ParseKeys =>
  (error as { code?: unknown }).code === "quota"
    ? "attachments.messages.noRoom"
    : errorKey(error);

interface AddAttachmentProps {
  /** What can be attached, in the order in which it is offered. */
  kinds: readonly MediaKind[];
  /** Each way by itself, several files at once; else behind one button. */
  isOpen?: boolean;
  attachments: Pick<Attachments, "room" | "attach">;
  /** Told of each file from its choice until it is attached or refused. */
  onPrepare?: (work: Promise<void>) => void;
}

/** The ways to attach a file: choose, take, record. What cannot be sent is said at once, and nothing is sent. */
export function AddAttachment({
  kinds,
  isOpen = false,
  attachments,
  onPrepare,
}: AddAttachmentProps) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<ParseKeys | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isRecording, setRecording] = useState(false);
  const { room, attach } = attachments;
  const isPhoto = isOpen && kinds.includes("photo");
  // Where photos are asked for, they may be taken once the network has gone.
  useEffect(() => {
    if (isPhoto) fetchPreparing().catch(() => undefined);
  }, [isPhoto]);

  const take = (kind: MediaKind, ...files: readonly Blob[]) => {
    const work = handleFiles(kind, files);
    onPrepare?.(work);
  };

  async function handleFiles(
    kind: MediaKind,
    files: readonly Blob[],
  ): Promise<void> {
    // Photos are shrunk one after the other: a telephone has room for one.
    for (const file of files.slice(0, room)) await handleFile(kind, file);
    if (files.length > room) setProblem("attachments.messages.tooMany");
  }

  async function handleFile(kind: MediaKind, file: Blob): Promise<void> {
    setProblem(null);
    setBusy(true);
    try {
      const prepared = await preparedOf(kind, file);
      if (typeof prepared === "string") setProblem(prepared);
      else await attach(kind, prepared);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  }

  if (room <= 0) return <Text size="sm">{t("attachments.messages.full")}</Text>;
  return (
    <>
      {problem !== null && (
        <Alert color="red" role="alert">
          {t(problem)}
        </Alert>
      )}
      {isRecording ? (
        <SoundRecorder
          onSound={(sound) => take("sound", sound)}
          onProblem={setProblem}
          onEnd={() => setRecording(false)}
        />
      ) : (
        <AddWays
          kinds={kinds}
          isOpen={isOpen}
          isBusy={isBusy}
          onFiles={take}
          onRecord={() => {
            setProblem(null);
            setRecording(true);
          }}
        />
      )}
    </>
  );
}

interface AddWaysProps {
  kinds: readonly MediaKind[];
  isOpen: boolean;
  isBusy: boolean;
  onFiles: (kind: MediaKind, ...files: readonly File[]) => void;
  onRecord: () => void;
}

/** How a way is offered. */
interface Offered extends Pick<Way, "label" | "icon"> {
  onClick: () => void;
}

function AddWays({ kinds, isOpen, isBusy, onFiles, onRecord }: AddWaysProps) {
  const { t } = useTranslation();
  const hasCamera = useMediaQuery("(pointer: coarse)");
  const takesMedia = useFlag("media");
  const input = useRef<HTMLInputElement>(null);
  const [way, setWay] = useState<Way | null>(null);
  const taken = kinds.filter((kind) => takesMedia || !isHeavy(kind));
  /** The input outlives the menu: what is chosen comes after it has closed. */
  function choose(next: Way): void {
    const field = input.current;
    if (field === null) return;
    setWay(next);
    field.accept = accepted[next.kind];
    field.multiple = isOpen && !next.isTaken;
    if (next.isTaken) field.setAttribute("capture", "environment");
    else field.removeAttribute("capture");
    field.value = "";
    field.click();
  }
  const offered: Offered[] = ways
    .filter(
      ({ isTaken, kind }) => taken.includes(kind) && (hasCamera || !isTaken),
    )
    .map((one) => ({ ...one, onClick: () => choose(one) }));
  if (taken.includes("sound") && canRecord())
    offered.push({
      label: "attachments.actions.recordSound",
      icon: kindIcons.sound,
      onClick: onRecord,
    });
  if (offered.length === 0)
    return <Text size="sm">{t("attachments.messages.closed")}</Text>;
  return (
    <Group gap="sm">
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0 && way !== null) onFiles(way.kind, ...files);
        }}
      />
      {isOpen ? (
        <WayButtons offered={offered} isBusy={isBusy} />
      ) : (
        <WayMenu offered={offered} isBusy={isBusy} />
      )}
      {isBusy && (
        <Group gap="xs" role="status">
          <Loader size="sm" />
          <Text size="sm">{t("attachments.states.preparing")}</Text>
        </Group>
      )}
    </Group>
  );
}

interface WaysProps {
  offered: readonly Offered[];
  isBusy: boolean;
}

function WayButtons({ offered, isBusy }: WaysProps) {
  const { t } = useTranslation();
  return offered.map((one) => (
    <Button
      key={one.label}
      variant="default"
      mih={44}
      disabled={isBusy}
      leftSection={<one.icon size={18} aria-hidden />}
      onClick={one.onClick}
    >
      {t(one.label)}
    </Button>
  ));
}

function WayMenu({ offered, isBusy }: WaysProps) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          mih={44}
          disabled={isBusy}
          leftSection={<IconPaperclip size={18} aria-hidden />}
        >
          {t("attachments.actions.add")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map((one) => (
          <Menu.Item
            key={one.label}
            mih={44}
            leftSection={<one.icon size={18} aria-hidden />}
            onClick={one.onClick}
          >
            {t(one.label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
