import { documentTitle } from "@domain/research/documents";
import { documentTitleMax } from "@domain/research/project";
import { Stack, Text } from "@mantine/core";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { useFiles } from "../../../data/files/use-attachments";
import type { Row } from "../../../data/live-store";
import { askWords } from "../../../ui/feedback/ask-words";
import { notifyError } from "../../../ui/feedback/notify";
import { Slot } from "../../slots";
import { nameDocument } from "../project-writes";

interface DocumentsTabProps {
  row: Row<"researchProjects">;
  mayChange: boolean;
}

/** The documents of a project: who changes it hands them in and names them, who reads it opens them. */
export function DocumentsTab({ row, mayChange }: DocumentsTabProps) {
  const { t } = useTranslation();
  const { zooId, projectId, title, attachments: stored, archived } = row.data;
  const mayAttach = mayChange && !archived;
  const attachments = useFiles({
    folders: [{ zooId, type: "researchProjects", id: projectId }],
    stored,
    mayAttach,
  });
  const isEmpty = stored.length + attachments.waiting.length === 0;
  return (
    <Stack maw={760}>
      {isEmpty && <Text c="dimmed">{t("research.states.noDocument")}</Text>}
      <Slot
        name="files.attached"
        props={{
          ...{ type: "researchProjects", title, attachments },
          naming: {
            of: (path) => documentTitle(row.data, path),
            ask: mayAttach
              ? (path, name) => void askName(row, path, name)
              : null,
          },
        }}
      />
    </Stack>
  );
}

async function askName(
  row: DocumentsTabProps["row"],
  path: string,
  name: string,
): Promise<void> {
  const answer = await askWords({
    title: i18next.t("research.documents.rename"),
    body: name,
    words: {
      label: i18next.t("research.documents.title"),
      max: documentTitleMax,
      required: true,
    },
    confirm: i18next.t("common.actions.save"),
  });
  if (answer?.words == null) return;
  const title = answer.words.replaceAll(/\s+/gu, " ");
  await nameDocument(row, path, title).catch(notifyError);
}
