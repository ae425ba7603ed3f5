import { href } from "@domain/pages";
import { Alert, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { FileChoice } from "../../../ui/form/fields/file-choice";
import { PageHeader } from "../../../ui/page/page-header";
import { Panel } from "../../../ui/page/panel";
import { ImportPlan } from "./import-plan";
import { useImport } from "./use-import";

/** Publications out of a file of BibTeX: which file, what it would bring; then they are kept. */
export function ImportPage({ rows }: { rows: readonly Row<"biblio">[] }) {
  const { t } = useTranslation();
  const { chosen, choose } = useImport(rows);
  return (
    <>
      <PageHeader
        title={t("biblio.import.title")}
        crumbs={[{ label: t("biblio.title"), to: href("biblio") }]}
      />
      <Stack gap="md" maw={900}>
        <Panel title={t("biblio.import.file")}>
          <Stack gap="sm" align="flex-start">
            <Text>{t("biblio.import.help")}</Text>
            <FileChoice
              accept=".bib,.bibtex,.txt"
              label={t("biblio.import.choose")}
              isChosen={chosen !== null}
              onChoose={(file) => void choose(file)}
            />
          </Stack>
        </Panel>
        {typeof chosen === "string" && (
          <Alert color="red" role="alert">
            {t(`biblio.import.${chosen}`)}
          </Alert>
        )}
        {chosen !== null && typeof chosen !== "string" && (
          <ImportPlan chosen={chosen} rows={rows} />
        )}
      </Stack>
    </>
  );
}
