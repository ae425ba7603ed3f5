import { href } from "@domain/pages";
import { projectFacts } from "@domain/research/project";
import { Group } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import type { Row } from "../../../data/live-store";
import { ButtonLink } from "../../../ui/display/button-link";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { FormFailure } from "../../../ui/form/form-failure";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { PageHeader } from "../../../ui/page/page-header";
import { RecordTabs } from "../../../ui/page/record-tabs";
import { useArchive } from "../../shared/archive/use-archive";
import { ProjectMarks } from "../parts/marks";
import { setArchived } from "../project-writes";
import { AboutTab } from "./about-tab";
import { AnimalsTab } from "./animals-tab";
import { BiblioTab } from "./biblio-tab";
import { DataTab } from "./data-tab";
import { DocumentsTab } from "./documents-tab";

/** A project: what it asks and by whom, its animals, its data and what it reads. */
export function ProjectRecord({ row }: { row: Row<"researchProjects"> }) {
  const { t } = useTranslation();
  const may = useCan();
  const { id: projectId, data } = row;
  const facts = projectFacts(data);
  const mayChange = may("change", "researchProjects", facts);
  const archive = useArchive({
    archived: data.archived,
    save: (next) => setArchived(row, next),
    done: {
      archived: t("research.messages.archived", { name: data.title }),
      restored: t("research.messages.restored", { name: data.title }),
    },
  });
  return (
    <>
      <PageHeader
        title={data.title}
        crumbs={[{ label: t("research.title"), to: href("researchList") }]}
        facts={
          <Group gap="xs">
            <ProjectMarks project={data} />
            {row.pending && <PendingBadge />}
          </Group>
        }
        actions={
          <>
            {mayChange && (
              <ButtonLink
                to={href("research", { projectId, mode: "edit" })}
                leftSection={<IconPencil size={16} aria-hidden />}
              >
                {t("common.actions.edit")}
              </ButtonLink>
            )}
            {may("remove", "researchProjects", facts) && (
              <MoreMenu
                about={data.title}
                busy={archive.busy}
                items={[archive.item]}
              />
            )}
          </>
        }
      />
      <FormFailure failure={archive.failure} onRetry={archive.retry} />
      <RecordTabs
        label={data.title}
        tabs={[
          {
            id: "about",
            label: t("research.tabs.about"),
            content: <AboutTab project={data} />,
          },
          {
            id: "animals",
            label: t("research.tabs.animals"),
            content: <AnimalsTab project={data} />,
          },
          {
            id: "data",
            label: t("research.tabs.data"),
            content: <DataTab row={row} mayChange={mayChange} />,
          },
          {
            id: "documents",
            label: t("research.tabs.documents"),
            content: <DocumentsTab row={row} mayChange={mayChange} />,
          },
          {
            id: "biblio",
            label: t("research.fields.biblioIds"),
            content: <BiblioTab row={row} mayChange={mayChange} />,
          },
        ]}
      />
    </>
  );
}
