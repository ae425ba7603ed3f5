import type { Recorded, RecordedKind } from "@domain/evaluation/recorded";
import { recordedAs } from "@domain/evaluation/recorded";
import { Skeleton, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSeen } from "../../../ui/layout/use-seen";
import classes from "./attachments.module.css";
import { Photo } from "./photo";
import { Player } from "./stored-attachments";

interface RecordedFilesProps {
  /** What an answer names, and of what kind the question asks for it. */
  names: readonly string[];
  kind: RecordedKind;
  /** What has arrived. */
  stored: readonly Recorded[];
  /** What they were recorded for. */
  title: string;
}

/** What was recorded for a question: nothing is asked for before it comes into sight. */
export function RecordedFiles(props: RecordedFilesProps) {
  const { names, kind, stored, title } = props;
  const { t } = useTranslation();
  return (
    <ul className={kind === "photo" ? classes.photos : classes.players}>
      {names.map((named, index) => (
        <li key={named}>
          <RecordedFile
            recorded={recordedAs(stored, named, kind)}
            title={title}
            name={t("attachments.states.numbered", {
              kind: t(`attachments.options.kind.${kind}`),
              number: index + 1,
            })}
          />
        </li>
      ))}
    </ul>
  );
}

interface RecordedFileProps {
  /** null: it has not arrived. */
  recorded: Recorded | null;
  name: string;
  title: string;
}

/** One file, once it is in sight. */
export function RecordedFile({ recorded, name, title }: RecordedFileProps) {
  const { t } = useTranslation();
  const [isSeen, setSeen] = useState(!("IntersectionObserver" in window));
  const sight = useSeen<HTMLDivElement>(isSeen ? null : () => setSeen(true));
  if (recorded === null)
    return (
      <Text size="sm" c="dimmed">
        {t("attachments.states.notArrived", { name })}
      </Text>
    );
  const { path, kind } = recorded;
  if (!isSeen)
    return (
      <div ref={sight}>
        <Skeleton height={kind === "sound" ? 54 : 112} animate={false} />
      </div>
    );
  return kind === "photo" ? (
    <Photo path={path} name={name} title={title} />
  ) : (
    <Player shown={{ path, kind, name }} title={title} />
  );
}
