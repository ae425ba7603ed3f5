import type { Recorded } from "@domain/evaluation/recorded";
import { recordedAs } from "@domain/evaluation/recorded";
import { Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { RecordedFor } from "../../../data/evaluations/use-recorded";
import {
  dropUnsent,
  keepRecorded,
  useUnsent,
} from "../../../data/evaluations/use-recorded";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyError } from "../../../ui/feedback/notify";
import type { MediaSlot, OnAct } from "../../../ui/questionnaire/shapes";
import { AddAttachment } from "../../shared/files/add-attachment";
import classes from "../../shared/files/attachments.module.css";
import { RecordedFile } from "../../shared/files/recorded-files";
import { RemoveButton } from "../../shared/files/stored-attachments";
import { WaitingFile } from "../../shared/files/waiting-file";

interface MediaFieldProps {
  slot: MediaSlot;
  of: RecordedFor;
  /** What has arrived. */
  stored: readonly Recorded[];
  /** Whom it is about. */
  title: string;
  /** What is sent must belong to something there is. */
  begin: () => void;
  onAct: OnAct;
  /** Told of each file from its choice until it is kept or refused. */
  onPrepare: (work: Promise<void>) => void;
}

/** What was recorded for a question, shown at once, and the ways to record more; kept here until it is sent. */
export function MediaField(props: MediaFieldProps) {
  const { slot, of, stored, title, begin, onAct, onPrepare } = props;
  const { questionRef, kind, most, media } = slot;
  const { t } = useTranslation();
  const unsent = useUnsent(of);
  const remove = (named: string) => {
    onAct(questionRef, { kind: "takeOut", names: [named] });
    dropUnsent(named).catch(notifyError);
  };
  // Whatever is done meanwhile, also at another question, stays.
  const attach = async (bytes: Blob) => {
    begin();
    const id = await keepRecorded(of, questionRef, kind, bytes);
    onAct(questionRef, { kind: "record", names: [id] });
  };
  return (
    <Stack
      gap="sm"
      role="group"
      aria-labelledby={slot.labelledBy}
      aria-describedby={slot.describedBy}
    >
      {media.length > 0 && (
        <ul className={kind === "photo" ? classes.photos : classes.recorded}>
          {media.map((named, index) => {
            const name = t("attachments.states.numbered", {
              kind: t(`attachments.options.kind.${kind}`),
              number: index + 1,
            });
            const file = unsent.find(({ id }) => id === named);
            return (
              <li
                key={named}
                className={
                  kind === "photo" && file === undefined
                    ? classes.photo
                    : classes.wide
                }
              >
                {file === undefined ? (
                  <Arrived
                    recorded={recordedAs(stored, named, kind)}
                    name={name}
                    title={title}
                    onRemove={() => remove(named)}
                  />
                ) : (
                  <WaitingFile
                    file={file}
                    named={name}
                    plays
                    onDrop={() => remove(named)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {media.length < most ? (
        <AddAttachment
          kinds={[kind]}
          isOpen
          onPrepare={onPrepare}
          attachments={{
            room: most - media.length,
            attach: (_, bytes) => attach(bytes),
          }}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t("assessment.states.mediaFull", { count: most })}
        </Text>
      )}
    </Stack>
  );
}

interface ArrivedProps {
  recorded: Recorded | null;
  name: string;
  title: string;
  onRemove: () => void;
}

function Arrived({ recorded, name, title, onRemove }: ArrivedProps) {
  const { t } = useTranslation();
  const ask = async () => {
    const sure = await confirm({
      title: t("attachments.messages.removeTitle"),
      body: t("attachments.messages.removeBody", { name }),
      confirm: t("attachments.actions.removeNow"),
      danger: true,
    });
    if (sure) onRemove();
  };
  const shown = <RecordedFile recorded={recorded} name={name} title={title} />;
  const bin = <RemoveButton name={name} onRemove={() => void ask()} />;
  return recorded?.kind === "photo" ? (
    <>
      {shown}
      {bin}
    </>
  ) : (
    <Group gap="sm" wrap="nowrap">
      <div className={classes.arrived}>{shown}</div>
      {bin}
    </Group>
  );
}
