import type { FileError } from "./file/read-file";
import { fileMax, isFileError, readFile } from "./file/read-file";
import {
  Alert,
  Button,
  FileButton,
  Group,
  Loader,
  Stack,
  Text,
} from "@mantine/core";
import { IconFileImport, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../data/hooks/use-submit";
import { textOf } from "../../lib/decode-text";
import { readChosen } from "../../lib/read-chosen";
import { errorKey } from "../../lib/i18n/error-text";
import { ExportMenu } from "./export-menu";
import { planImport, planSync } from "./sync-calls";

/** Both ways to begin, ask the sync or choose a file, and the way out, to a file. Nothing is written before what comes of it was seen. */
export function StartRun({ onPlanned }: { onPlanned: (run: string) => void }) {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const [wrong, setWrong] = useState<FileError | null>(null);
  const [handed, setHanded] = useState<number | null>(null);
  const choose = async (file: File | null) => {
    if (file === null) return;
    setHanded(null);
    const bytes = await readChosen(file, fileMax);
    const read =
      typeof bytes === "string"
        ? { code: bytes, line: null }
        : readFile(textOf(bytes));
    if (isFileError(read)) {
      setWrong(read);
      return;
    }
    setWrong(null);
    run(() => planImport(file.name, read, setHanded), onPlanned);
  };
  const sync = () => {
    setWrong(null);
    setHanded(null);
    run(planSync, onPlanned);
  };
  return (
    <Stack gap="sm">
      <Group gap="sm" align="flex-start">
        <Button
          leftSection={<IconRefresh size={18} aria-hidden />}
          disabled={busy}
          onClick={sync}
        >
          {t("sync.actions.sync")}
        </Button>
        <FileButton
          accept=".csv,.json,text/csv,application/json"
          onChange={(file) => void choose(file)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={busy}
              leftSection={<IconFileImport size={18} aria-hidden />}
            >
              {t("sync.actions.import")}
            </Button>
          )}
        </FileButton>
        <ExportMenu />
      </Group>
      <div aria-live="polite">
        {busy && (
          <Group gap="sm" wrap="nowrap">
            <Loader size="sm" />
            <Text>
              {handed === null || handed === 1
                ? t("sync.messages.wait")
                : t("sync.messages.handing", {
                    percent: Math.round(handed * 100),
                  })}
            </Text>
          </Group>
        )}
        {wrong !== null && (
          <Alert color="red">
            {t(`sync.options.fileErrors.${wrong.code}`, {
              line: wrong.line ?? "",
            })}
          </Alert>
        )}
        {failure !== null && <Alert color="red">{t(errorKey(failure))}</Alert>}
      </div>
    </Stack>
  );
}
