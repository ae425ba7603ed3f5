import type { CurrentNote } from "@domain/health/notes/fold";
import { isCorrected } from "@domain/health/notes/fold";
import type { HealthNote } from "@domain/health/notes/note";
import { Button, List, Text } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { usePersonName } from "../use-person-name";

/** Who said it otherwise, when and why; and what was said before, struck through. Nothing of a note that stands as it was written. */
export function NoteHistory({ current }: { current: CurrentNote }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const id = useId();
  if (!isCorrected(current)) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        mih={36}
        mt="xs"
        style={{ alignSelf: "flex-start" }}
        leftSection={<IconHistory size={16} aria-hidden />}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        {t("health.notes.actions.history")}
      </Button>
      <List id={id} hidden={!opened} size="sm" spacing={4}>
        {current.history.slice(1).map((line, index) => (
          <List.Item key={line.noteId}>
            <Change line={line} before={current.history[index]} />
          </List.Item>
        ))}
      </List>
    </>
  );
}

interface ChangeProps {
  line: HealthNote;
  before: HealthNote | undefined;
}

/** What a line said that the next one says otherwise, or no more. */
const formerOf = (before: HealthNote | undefined, line: HealthNote) =>
  (["title", "text"] as const).flatMap((name) => {
    const was = before?.[name] ?? null;
    return was === null || was === line[name] ? [] : [was];
  });

function Change({ line, before }: ChangeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = usePersonName();
  const { createdAt, at, by, reason, voids } = line;
  const said = [
    t(`health.notes.states.${voids === null ? "changedOn" : "voidedOn"}`, {
      moment: format.dateTime(createdAt ?? at),
      name: nameOf(by),
    }),
    reason ?? "",
  ];
  return (
    <>
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {said.filter((one) => one !== "").join(" · ")}
      </Text>
      {formerOf(before, line).map((text) => (
        <Text
          key={text}
          size="sm"
          c="dimmed"
          component="del"
          td="line-through"
          display="block"
          style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
        >
          {text}
        </Text>
      ))}
    </>
  );
}
