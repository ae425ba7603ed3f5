import { Alert, Button, FileButton, Stack, Text } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ImportFlow } from "../modal/use-import";

const accept =
  ".csv,.tsv,.txt,.xls,.xlsx,text/csv,text/tab-separated-values,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Which file. */
export function FileStep({ flow }: { flow: ImportFlow }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Stack gap="md" align="flex-start">
      <Text>{t("inventory.help.file")}</Text>
      <Text size="sm" c="dimmed">
        {t("inventory.help.keys")}
      </Text>
      <FileButton accept={accept} onChange={flow.chooseFile}>
        {(props) => (
          <Button
            {...props}
            ref={button}
            loading={flow.busy}
            leftSection={<IconFileImport size={18} aria-hidden />}
          >
            {t("inventory.actions.choose")}
          </Button>
        )}
      </FileButton>
      {flow.problem !== null && (
        <Alert color="red" role="alert" title={t("errors.messages.import")}>
          {t(`inventory.options.problems.${flow.problem}`)}
        </Alert>
      )}
    </Stack>
  );
}
