import { href } from "@domain/pages";
import { Alert, Button, FileButton, Stack, Text } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { PageHeader } from "../../../ui/page/page-header";
import { Panel } from "../../../ui/page/panel";
import { ImportPlan } from "./import-plan";
import { useImport } from "./use-import";

/** Publications out of a file of BibTeX: which file, what it would bring; then they are kept. */
export function ImportPage({ rows }: { rows: readonly Row<"biblio">[] }) {
  const { t } = useTranslation();
  const { chosen, choose } = useImport(rows);
  const forget = useRef<() => void>(null);
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
            <FileButton
              accept=".bib,.bibtex,.txt"
              resetRef={forget}
              onChange={(file) => {
                if (file !== null) void choose(file);
                // A file that was mended is chosen again by the same name.
                forget.current?.();
              }}
            >
              {(props) => (
                <Button
                  {...props}
                  mih={44}
                  variant={chosen === null ? "filled" : "default"}
                  leftSection={<IconFileImport size={18} aria-hidden />}
                >
                  {t("biblio.import.choose")}
                </Button>
              )}
            </FileButton>
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
