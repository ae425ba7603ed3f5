import type { FileCollection } from "@domain/sync/plan/kinds";
import { fileCollections } from "@domain/sync/plan/kinds";
import { Alert, Button, Menu, Stack, Text } from "@mantine/core";
import { IconFileExport } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../data/hooks/use-submit";
import { errorKey } from "../../lib/i18n/error-text";
import { useFormat } from "../../lib/use-format";
import { notifyDone } from "../../ui/feedback/notify";
import type { ExportFormat } from "./export-records";
import { exportFormats, exportRecords } from "./export-records";

/** Every kind of taxa and labels as a file; all of them are read for it, and how far it is stands beside. */
export function ExportMenu() {
  const { t } = useTranslation();
  const format = useFormat();
  const { busy, failure, run } = useSubmit();
  const [read, setRead] = useState(0);
  const save = (collection: FileCollection, as: ExportFormat) => {
    setRead(0);
    run(
      () => exportRecords(collection, as, setRead),
      (count) =>
        notifyDone(
          t("sync.messages.exported", { number: format.number(count) }),
        ),
    );
  };
  return (
    <Stack gap={4}>
      <Menu>
        <Menu.Target>
          <Button
            variant="default"
            loading={busy}
            leftSection={<IconFileExport size={18} aria-hidden />}
          >
            {t("sync.actions.export")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {fileCollections.flatMap((collection) =>
            exportFormats.map((as) => (
              <Menu.Item
                key={`${collection} ${as}`}
                onClick={() => save(collection, as)}
              >
                {t("sync.states.asFile", {
                  what: t(`sync.options.collections.${collection}`),
                  format: as.toUpperCase(),
                })}
              </Menu.Item>
            )),
          )}
        </Menu.Dropdown>
      </Menu>
      <div aria-live="polite">
        {busy && (
          <Text size="sm">
            {t("sync.messages.exporting", { number: format.number(read) })}
          </Text>
        )}
        {failure !== null && <Alert color="red">{t(errorKey(failure))}</Alert>}
      </div>
    </Stack>
  );
}
