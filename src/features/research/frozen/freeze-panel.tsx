import type { DatasetFile } from "@domain/research/dataset";
import { datasetNameMax, datasetText } from "@domain/research/dataset";
import { readsAll } from "@domain/query/collected";
import { Alert, Button, Stack, Text, TextInput } from "@mantine/core";
import { IconSnowflake } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { newId } from "../../../data/write";
import { fileWord, saveText } from "../../../lib/save-json";
import { useFormat } from "../../../lib/use-format";
import { notifyDone } from "../../../ui/feedback/notify";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { FormFailure } from "../../../ui/form/form-failure";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { addDataset } from "../project-writes";
import { DictionaryTable } from "./dictionary-table";
import { hashOf } from "./hash-of";
import type { Frozen } from "./use-frozen";
import { useFrozen } from "./use-frozen";

interface FreezePanelProps {
  row: Row<"researchProjects">;
  onClose: () => void;
}

/** Freezes what there is of a project's campaigns: a file with its dictionary, whose hash the project keeps. */
export function FreezePanel({ row, onClose }: FreezePanelProps) {
  const { t } = useTranslation();
  const frozen = useFrozen(row.data.campaignIds);
  const isWhole = readsAll(useReadySession());
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t("research.actions.freeze")}
      closeLabel={t("common.actions.close")}
    >
      {frozen === "loading" ? (
        <ListSkeleton />
      ) : typeof frozen === "string" ? (
        <Alert color="red" role="alert">
          {t(`research.freeze.${frozen}`)}
        </Alert>
      ) : frozen.rows.length === 0 ? (
        <Text role="status">
          {t(
            isWhole ? "research.freeze.nothing" : "research.freeze.nothingRead",
          )}
        </Text>
      ) : (
        <Freezing row={row} frozen={frozen} onClose={onClose} />
      )}
    </SidePanel>
  );
}

function Freezing({
  row,
  frozen,
  onClose,
}: FreezePanelProps & { frozen: Frozen }) {
  const { t } = useTranslation();
  const format = useFormat();
  const session = useReadySession();
  const isWhole = readsAll(session);
  const { busy, failure, run } = useSubmit({ once: true });
  const [name, setName] = useState("");
  const { title, campaignIds } = row.data;
  const save = () => {
    const frozenAt = new Date();
    const file: DatasetFile = {
      format: "suricate-dataset-1",
      project: title,
      name: name.trim(),
      frozenAt: frozenAt.toISOString(),
      isWhole,
      ...frozen,
    };
    const text = datasetText(file);
    run(
      async () => {
        const outcome = await addDataset(row, {
          ...{ datasetId: newId(), name: file.name, frozenAt },
          ...{ rows: frozen.rows.length, columns: frozen.columns.length },
          ...{ hash: await hashOf(text), campaignIds, isWhole },
          frozenBy: session.uid,
        });
        const word = fileWord(`${title} ${file.name}`, row.id);
        saveText(text, "application/json", `suricate-${word}.json`);
        return outcome;
      },
      () => {
        notifyDone(t("research.freeze.done", { name: file.name }));
        onClose();
      },
    );
  };
  return (
    <Stack gap="md" align="stretch">
      <Text>
        {t("research.freeze.about", {
          count: frozen.rows.length,
          n: format.number(frozen.rows.length),
        })}
      </Text>
      {!isWhole && <Text>{t("research.freeze.part")}</Text>}
      <Text size="sm">{t("research.freeze.counts")}</Text>
      <TextInput
        label={t("research.fields.dataset")}
        required
        maxLength={datasetNameMax}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        data-autofocus
      />
      <FormFailure failure={failure} onRetry={save} />
      <Button
        mih={44}
        loading={busy}
        disabled={name.trim() === ""}
        leftSection={<IconSnowflake size={16} aria-hidden />}
        onClick={save}
      >
        {t("research.freeze.save")}
      </Button>
      <DictionaryTable columns={frozen.columns} />
    </Stack>
  );
}
