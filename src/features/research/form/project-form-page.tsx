import { href } from "@domain/pages";
import type { ProjectForm } from "@domain/research/form";
import {
  projectForm,
  projectFormSchema,
  projectIssues,
} from "@domain/research/form";
import { begunForm } from "@domain/schema/form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  useDraftOwner,
  useReadySession,
} from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { newId } from "../../../data/write";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { CreationPage, EditionPage } from "../../../ui/form/edition-page";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { createProject, editProject } from "../project-writes";
import { PermitRows } from "./permit-rows";
import { ProjectFields } from "./project-fields";

const drafts = draftStore("project-draft", (kept) =>
  begunForm(projectFormSchema, kept),
);

/** What a field of a form is called. */
function useLabelOf() {
  const { t } = useTranslation();
  return (field: string): string => {
    const [first, , part] = field.split(".");
    return first === "permits" && part !== undefined
      ? t(
          `research.fields.${part as "number" | "authority" | "from" | "until"}`,
        )
      : t(`research.fields.${first as keyof ProjectForm}`);
  };
}

/** A project being written; null: a new one. */
export function ProjectFormPage({
  row,
}: {
  row: Row<"researchProjects"> | null;
}) {
  const { t } = useTranslation();
  const { uid, zooId } = useReadySession();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const owner = useDraftOwner(`project ${base?.id ?? "create"}`);
  const draft = useDraft(drafts, owner, () => base?.id ?? newId());
  const submission = useSubmit({ once: true });
  const form = useRecordForm<ProjectForm>({
    name: "project",
    draft,
    initial: projectForm(base?.data ?? null, uid),
    issuesOf: projectIssues,
    labelOf: useLabelOf(),
  });
  const common = {
    to: href("research", { projectId: draft.id }),
    words: {
      list: { label: t("research.title"), to: href("researchList") },
      saved: t("research.messages.saved", { name: form.values.title.trim() }),
      queued: t("research.messages.queued"),
    },
    form,
    submission,
  };
  const fields = (
    <>
      <ProjectFields form={form} />
      <PermitRows form={form} />
    </>
  );
  return base === null ? (
    <CreationPage
      {...common}
      title={t("research.actions.create")}
      id={draft.id}
      send={() => createProject(zooId, draft.id, form.values)}
    >
      {fields}
    </CreationPage>
  ) : (
    <EditionPage
      {...common}
      title={t("research.actions.edit")}
      name={base.data.title}
      send={() => editProject(base, form.values)}
    >
      {fields}
    </EditionPage>
  );
}
