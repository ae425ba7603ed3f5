import { programNames } from "@domain/observation/transfer/import/file";
import { href } from "@domain/pages";
import { Alert, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { errorKey } from "../../../../lib/i18n/error-text";
import { useFormat } from "../../../../lib/use-format";
import { confirm } from "../../../../ui/feedback/confirm";
import { FileChoice } from "../../../../ui/form/fields/file-choice";
import { useLeaveGuard } from "../../../../ui/form/unsaved-guard";
import { PageHeader } from "../../../../ui/page/page-header";
import { Panel } from "../../../../ui/page/panel";
import { ListSkeleton } from "../../../../ui/state/skeletons";
import { MappingPart } from "./mapping-part";
import { PlanPart } from "./plan-part";
import { useMapping } from "./use-mapping";
import type { SessionFile, SessionImport } from "./use-session-import";
import { useSessionImport } from "./use-session-import";

/** Sessions out of a file of another program: which file, what its names stand for, what it would make; then they are made. */
export function ImportPage() {
  const { t } = useTranslation();
  const flow = useSessionImport();
  const { busy, failure, file, isDone, dryRun } = flow;
  // All of it is there: nothing is lost by leaving.
  const isKnown =
    dryRun !== null &&
    dryRun.fates.length > 0 &&
    dryRun.fates.every((fate) => fate === "known");
  useLeaveGuard({
    active: busy || (file !== null && !isDone && !isKnown),
    placeOf: ({ pathname, search }) => `${pathname}${search}`,
    ask: () =>
      confirm({
        title: t("observation.import.leave"),
        body: t("observation.import.again"),
        confirm: t("common.actions.leave"),
        cancel: t("common.actions.stay"),
      }),
  });
  return (
    <>
      <PageHeader
        title={t("observation.import.title")}
        crumbs={[
          { label: t("observation.list.title"), to: href("obsSessionList") },
        ]}
      />
      <Stack gap="md" maw={1000}>
        <FilePart flow={flow} />
        {failure !== null && (
          <Alert color="red" role="alert">
            {t(errorKey(failure))}
          </Alert>
        )}
        {file !== null && <Named key={file.name} flow={flow} file={file} />}
        {file !== null && dryRun !== null && (
          <PlanPart flow={flow} file={file} dryRun={dryRun} />
        )}
      </Stack>
    </>
  );
}

function FilePart({ flow }: { flow: SessionImport }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { file, problem, busy, chooseFile } = flow;
  return (
    <Panel title={t("observation.import.file.title")}>
      <Stack gap="sm" align="flex-start">
        <Text>{t("observation.import.file.help")}</Text>
        <FileChoice
          accept=".csv,.tsv,.txt,.boris,.json"
          label={t("observation.import.file.choose")}
          isChosen={file !== null}
          disabled={busy}
          onChoose={chooseFile}
        />
        {file !== null && (
          <Text>
            {t("observation.import.file.read", {
              name: file.name,
              program: programNames[file.read.program],
              rows: format.number(file.read.rows),
              count: file.read.sessions.length,
            })}
          </Text>
        )}
        {problem !== null && (
          <Alert color="red" role="alert">
            {t(`observation.import.problems.${problem}`)}
          </Alert>
        )}
      </Stack>
    </Panel>
  );
}

function Named({ flow, file }: { flow: SessionImport; file: SessionFile }) {
  const mapped = useMapping(file.names, flow.chosen);
  if (mapped === null) return <ListSkeleton />;
  return <MappingPart flow={flow} file={file} mapped={mapped} />;
}
