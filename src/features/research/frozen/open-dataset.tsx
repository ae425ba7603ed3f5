import type { Dataset, DatasetFile } from "@domain/research/dataset";
import { datasetIn } from "@domain/research/dataset";
import { Alert, Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { IconFileImport, IconTable } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fileWord, saveText } from "../../../lib/save-json";
import type { ChosenProblem } from "../../../lib/read-chosen";
import { readChosen } from "../../../lib/read-chosen";
import { useFormat } from "../../../lib/use-format";
import { DictionaryTable } from "./dictionary-table";
import { hashOf } from "./hash-of";

/** No file of so many rows as are frozen at once is longer. */
const bytesMost = 50_000_000;

type Opened =
  | { kind: "unknown" | "changed" | ChosenProblem }
  | { kind: "sound"; file: DatasetFile; known: Dataset };

/** What a file is: frozen data of this project to the letter, such that were changed since, or something else. */
async function opened(
  text: string,
  datasets: readonly Dataset[],
): Promise<Opened> {
  const file = datasetIn(text);
  if (file === null) return { kind: "unknown" };
  const hash = await hashOf(text);
  const known = datasets.find((one) => one.hash === hash);
  return known === undefined
    ? { kind: "changed" }
    : { kind: "sound", file, known };
}

/** Opens a file of frozen data again: it is told whether it is as it was, explained, and given as a table. */
export function OpenDataset({ datasets }: { datasets: readonly Dataset[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const forget = useRef<() => void>(null);
  const [found, setFound] = useState<Opened | null>(null);
  const open = async (file: File) => {
    const bytes = await readChosen(file, bytesMost);
    setFound(
      typeof bytes === "string"
        ? { kind: bytes }
        : await opened(new TextDecoder().decode(bytes), datasets),
    );
  };
  return (
    <Stack gap="md" w="100%" align="flex-start">
      <FileButton
        accept=".json"
        resetRef={forget}
        onChange={(file) => {
          if (file !== null) void open(file);
          forget.current?.();
        }}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            mih={44}
            leftSection={<IconFileImport size={16} aria-hidden />}
          >
            {t("research.actions.openDataset")}
          </Button>
        )}
      </FileButton>
      {found !== null && found.kind !== "sound" && (
        <Alert color="red" role="alert" w="100%">
          {t(`research.open.${found.kind}`)}
        </Alert>
      )}
      {found?.kind === "sound" && (
        <Stack w="100%">
          <Alert color="green" role="status">
            <Group justify="space-between">
              <Text>
                {t("research.open.sound", {
                  name: found.known.name,
                  at: format.dateTime(found.known.frozenAt),
                  n: format.number(found.file.rows.length),
                })}{" "}
                {found.file.isWhole === false && t("research.open.part")}
              </Text>
              <Button
                variant="light"
                mih={44}
                leftSection={<IconTable size={16} aria-hidden />}
                onClick={() => void saveTable(found.file)}
              >
                {t("research.actions.saveTable")}
              </Button>
            </Group>
          </Alert>
          <DictionaryTable columns={found.file.columns} />
        </Stack>
      )}
    </Stack>
  );
}

async function saveTable({ name, columns, rows }: DatasetFile): Promise<void> {
  const { writeCsv } = await import("../../../lib/csv");
  const table = [columns.map((column) => column.name), ...rows];
  saveText(writeCsv(table), "text/csv", `${fileWord(name, "data")}.csv`);
}
