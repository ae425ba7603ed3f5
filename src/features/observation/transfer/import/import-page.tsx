import { programNames } from "@domain/observation/transfer/import/file";
import { href } from "@domain/pages";
import { Alert, Button, FileButton, Stack, Text } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { errorKey } from "../../../../lib/i18n/error-text";
import { useFormat } from "../../../../lib/use-format";
import { confirm } from "../../../../ui/feedback/confirm";
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
  const { busy, failure, file, isDone } = flow;
  useLeaveGuard({
    active: busy || (file !== null && !isDone),
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
        {file !== null && flow.dryRun !== null && (
          <PlanPart flow={flow} file={file} dryRun={flow.dryRun} />
        )}
      </Stack>
    </>
  );
}

function FilePart({ flow }: { flow: SessionImport }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { file, problem, busy, chooseFile } = flow;
  const forget = useRef<() => void>(null);
  return (
    <Panel title={t("observation.import.file.title")}>
      <Stack gap="sm" align="flex-start">
        <Text>{t("observation.import.file.help")}</Text>
        <FileButton
          accept=".csv,.tsv,.txt,.boris,.json"
          resetRef={forget}
          onChange={(next) => {
            chooseFile(next);
            // A file that was mended is chosen again by the same name.
            forget.current?.();
          }}
        >
          {(props) => (
            <Button
              {...props}
              mih={44}
              variant={file === null ? "filled" : "default"}
              disabled={busy}
              leftSection={<IconFileImport size={18} aria-hidden />}
            >
              {t("observation.import.file.choose")}
            </Button>
          )}
        </FileButton>
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
