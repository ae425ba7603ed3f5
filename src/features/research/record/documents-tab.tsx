import type { Project } from "@domain/research/project";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFiles } from "../../../data/files/use-attachments";
import { Slot } from "../../slots";

interface DocumentsTabProps {
  project: Project;
  mayChange: boolean;
}

/** The documents of a project: who changes it hands them in, who reads it opens them. */
export function DocumentsTab({ project, mayChange }: DocumentsTabProps) {
  const { t } = useTranslation();
  const { zooId, projectId, title, attachments: stored, archived } = project;
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
        props={{ type: "researchProjects", title, attachments }}
      />
    </Stack>
  );
}
