import { citation } from "@domain/biblio/cited";
import { href } from "@domain/pages";
import { Group, Stack, Text } from "@mantine/core";
import { IconFileExport, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { ButtonLink } from "../../../ui/display/button-link";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { FormFailure } from "../../../ui/form/form-failure";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { PageHeader } from "../../../ui/page/page-header";
import { Panel } from "../../../ui/page/panel";
import { useArchive } from "../../shared/archive/use-archive";
import { setArchived } from "../biblio-writes";
import { Marks } from "../parts/marks";
import { saveBibtex } from "../parts/save-bibtex";
import { useMayKeep } from "../parts/use-may-keep";
import { CopyCitation } from "./copy-citation";
import { PublicationFacts } from "./publication-facts";
import { PublicationLinks } from "./publication-links";

/** A publication: how it is quoted, what it says of itself, and what it is linked to. */
export function PublicationRecord({ row }: { row: Row<"biblio"> }) {
  const { t } = useTranslation();
  const { id: biblioId, data } = row;
  const mayChange = useMayKeep().change(data);
  const archive = useArchive({
    archived: data.archived,
    save: (next) => setArchived(row, next),
    done: {
      archived: t("biblio.messages.archived", { name: data.title }),
      restored: t("biblio.messages.restored", { name: data.title }),
    },
  });
  const away = {
    id: "export",
    label: t("biblio.actions.export"),
    icon: IconFileExport,
    onPick: () => saveBibtex([data], t("biblio.export.file")),
  };
  return (
    <>
      <PageHeader
        title={data.title}
        crumbs={[{ label: t("biblio.title"), to: href("biblio") }]}
        facts={
          <Group gap="xs">
            <Marks one={data} />
            {row.pending && <PendingBadge />}
          </Group>
        }
        actions={
          <>
            {mayChange && (
              <ButtonLink
                to={href("biblio", { biblioId, mode: "edit" })}
                leftSection={<IconPencil size={16} aria-hidden />}
              >
                {t("common.actions.edit")}
              </ButtonLink>
            )}
            <MoreMenu
              about={data.title}
              busy={archive.busy}
              items={mayChange ? [away, archive.item] : [away]}
            />
          </>
        }
      />
      <FormFailure failure={archive.failure} onRetry={archive.retry} />
      <Stack maw={760}>
        <Panel title={t("biblio.fields.citation")}>
          <CopyCitation text={citation(data)} />
        </Panel>
        <PublicationFacts one={data} />
        {data.abstract !== null && (
          <Panel title={t("biblio.fields.abstract")}>
            <Text style={{ whiteSpace: "pre-line" }}>{data.abstract}</Text>
          </Panel>
        )}
        {data.note !== null && (
          <Panel title={t("biblio.fields.note")}>
            <Text style={{ whiteSpace: "pre-line" }}>{data.note}</Text>
          </Panel>
        )}
        <PublicationLinks one={data} />
      </Stack>
    </>
  );
}
