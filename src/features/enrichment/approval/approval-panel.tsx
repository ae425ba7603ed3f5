import type { ApprovalForm } from "@domain/enrichment/approval/approval-form";
import {
  approvalForm,
  emptyApproval,
  withoutApproval,
} from "@domain/enrichment/approval/approval-form";
import type { Approval } from "@domain/enrichment/use";
import { idOfUse } from "@domain/enrichment/use";
import { Button, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { FormFailure } from "../../../ui/form/form-failure";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import { fetched } from "../../../ui/state/fetched";
import { setApprovals } from "../enrichment-writes";
import { ApprovalLine } from "./approval-line";
import { useSubjects } from "./use-subjects";

const ApprovalFields = fetched(() =>
  import("./approval-fields").then(({ ApprovalFields }) => ApprovalFields),
);

interface Of {
  row: Row<"enrichments">;
  use: Row<"enrichmentUses"> | undefined;
}

/** For which species and enclosures an object is approved here, by whom, until when, and why not. */
export function ApprovalPanel({ row }: { row: Row<"enrichments"> }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const live = useLiveDoc("enrichmentUses", idOfUse(zooId, row.id));
  return (
    <Panel title={t("enrichment.use.approval.title")}>
      <QueryState
        query={live}
        isEmpty={() => false}
        empty={<Approvals row={row} use={undefined} />}
      >
        {(use) => <Approvals row={row} use={use ?? undefined} />}
      </QueryState>
    </Panel>
  );
}

/** Refusals first, then by name. */
function useSorted(use: Of["use"]) {
  const { nameOf } = useSubjects();
  const { byName } = useFormat();
  return Object.entries(use?.data.approvals ?? {})
    .map(([id, approval]) => ({
      id,
      approval,
      name: nameOf(approval.about, id),
    }))
    .sort(
      (a, b) =>
        Number(b.approval.state === "refused") -
          Number(a.approval.state === "refused") || byName(a.name, b.name),
    );
}

function Approvals({ row, use }: Of) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const [edited, edit] = useState<ApprovalForm | null>(null);
  const { busy, failure, run } = useSubmit();
  const lines = useSorted(use);
  const mayApprove =
    may("approve", "enrichmentUses", { zooId }) && !row.data.isDeleted;
  const [last, keep] = useState("");
  const takeBack = (id: string) => {
    keep(id);
    run(
      () =>
        setApprovals(
          zooId,
          row,
          use,
          withoutApproval(use?.data.approvals ?? {}, id),
        ),
      () => undefined,
    );
  };
  const actions = (id: string, approval: Approval) =>
    mayApprove
      ? {
          busy,
          edit: () => edit(approvalForm(id, approval)),
          takeBack: () => takeBack(id),
        }
      : null;
  return (
    <Stack gap="sm">
      {lines.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("enrichment.use.approval.none")}
        </Text>
      )}
      {lines.map(({ id, approval, name }) => (
        <ApprovalLine
          key={id}
          name={name}
          approval={approval}
          actions={actions(id, approval)}
        />
      ))}
      <FormFailure failure={failure} onRetry={() => takeBack(last)} />
      {mayApprove && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => edit(emptyApproval)}
        >
          {t("enrichment.use.approval.add")}
        </Button>
      )}
      <Editing row={row} use={use} edited={edited} onDone={() => edit(null)} />
    </Stack>
  );
}

interface EditingProps extends Of {
  edited: ApprovalForm | null;
  onDone: () => void;
}

function Editing({ row, use, edited, onDone }: EditingProps) {
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  const close = async () => {
    if (await askLeave(dirty)) onDone();
  };
  return (
    <SidePanel
      opened={edited !== null}
      onClose={() => void close()}
      title={t("enrichment.use.approval.add")}
      closeLabel={t("common.actions.close")}
    >
      {edited !== null && (
        <ApprovalFields
          row={row}
          use={use}
          initial={edited}
          onDone={onDone}
          onDirty={setDirty}
        />
      )}
    </SidePanel>
  );
}
