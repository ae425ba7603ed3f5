import type { Enclosure } from "@domain/enclosure/enclosure";
import { href } from "@domain/pages";
import { isPutAway } from "@domain/record/put-away";
import { Alert, Button, FileButton, Stack, Text } from "@mantine/core";
import { IconFence, IconFileImport } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useRecord } from "../../../data/hooks/use-record";
import { errorKey } from "../../../lib/i18n/error-text";
import { confirm } from "../../../ui/feedback/confirm";
import { useLeaveGuard } from "../../../ui/form/unsaved-guard";
import { MissingPage } from "../../../ui/page/missing-page";
import { PageHeader } from "../../../ui/page/page-header";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import type { RowOf } from "../parameters/use-parameters";
import { useParameters } from "../parameters/use-parameters";
import { ColumnsPart } from "./columns-part";
import { PlanPart } from "./plan-part";
import { useTargets } from "./use-targets";
import type { ValueImport } from "./use-value-import";
import { useValueImport } from "./use-value-import";

const accept =
  ".csv,.tsv,.txt,.xls,.xlsx,text/csv,text/tab-separated-values,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Values of an enclosure out of a file: which file, what its columns say, what that would keep; then they are kept. */
export function ImportPage({ enclosureId }: { enclosureId: string }) {
  const { t } = useTranslation();
  const may = useCan();
  const live = useRecord("enclosures", enclosureId);
  const parameters = useParameters("environment");
  const nothing = (
    <MissingPage
      heading={t("measures.import.title")}
      icon={IconFence}
      title={t("measures.states.noPlace")}
    />
  );
  const mayImport = ({ zooId, linkedSectorId }: Enclosure) =>
    may("change", "environmentalParameters", {
      zooId,
      sectorIds: linkedSectorId === null ? [] : [linkedSectorId],
    });
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={nothing}>
      {(row) =>
        row === null || isPutAway(row.data) || !mayImport(row.data) ? (
          nothing
        ) : (
          <QueryState
            query={parameters}
            skeleton={<PageSkeleton />}
            isEmpty={() => false}
          >
            {({ rows }) => <Importing enclosure={row.data} rows={rows} />}
          </QueryState>
        )
      }
    </QueryState>
  );
}

interface ImportingProps {
  enclosure: Enclosure;
  rows: readonly RowOf<"environment">[];
}

function Importing({ enclosure, rows }: ImportingProps) {
  const { t } = useTranslation();
  const { zooId, enclosureId, enclosureName } = enclosure;
  const targets = useTargets(enclosure, rows);
  const flow = useValueImport({ zooId, enclosureId }, rows, targets);
  const { file, plan, failure, busy, isDone } = flow;
  useLeaveGuard({
    active: busy || (plan !== null && !isDone),
    placeOf: ({ pathname, search }) => `${pathname}${search}`,
    ask: () =>
      confirm({
        title: t("measures.import.leave"),
        body: t("measures.import.again"),
        confirm: t("common.actions.leave"),
        cancel: t("common.actions.stay"),
      }),
  });
  return (
    <>
      <PageHeader
        title={t("measures.import.title")}
        facts={enclosureName}
        crumbs={[
          {
            label: enclosureName,
            to: href("enclosureSensors", { enclosureId }),
          },
        ]}
      />
      <Stack gap="md">
        {failure !== null && (
          <Alert color="red" role="alert">
            {t(errorKey(failure))}
          </Alert>
        )}
        <FilePart flow={flow} />
        {file !== null && (
          <ColumnsPart flow={flow} file={file} targets={targets} />
        )}
        {file !== null && plan !== null && (
          <PlanPart
            flow={flow}
            file={file}
            plan={plan}
            enclosureId={enclosureId}
            targets={targets}
            parameters={rows.map(({ data }) => data)}
          />
        )}
      </Stack>
    </>
  );
}

function FilePart({ flow }: { flow: ValueImport }) {
  const { t } = useTranslation();
  const { file, problem, busy, chooseFile } = flow;
  return (
    <Panel title={t("measures.import.file.title")}>
      <Stack gap="sm" align="flex-start">
        <Text>{t("measures.import.file.help")}</Text>
        <FileButton accept={accept} onChange={chooseFile}>
          {(props) => (
            <Button
              {...props}
              mih={44}
              variant={file === null ? "filled" : "default"}
              disabled={busy}
              leftSection={<IconFileImport size={18} aria-hidden />}
            >
              {t("measures.import.file.choose")}
            </Button>
          )}
        </FileButton>
        {problem !== null && (
          <Alert color="red" role="alert">
            {t(`measures.import.problems.${problem}`)}
          </Alert>
        )}
      </Stack>
    </Panel>
  );
}
