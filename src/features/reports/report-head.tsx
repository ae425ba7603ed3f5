import { href } from "@domain/pages";
import { reportTitleMax } from "@domain/report/report";
import { stateOf } from "@domain/report/state";
import { Button, Group, Text } from "@mantine/core";
import {
  IconArchive,
  IconCircleCheck,
  IconCopy,
  IconEye,
  IconGitBranch,
  IconPencil,
  IconRestore,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadySession } from "../../data/hooks/ready-session";
import { useSubmit } from "../../data/hooks/use-submit";
import { factsFor, useCan } from "../../data/hooks/use-can";
import type { Row } from "../../data/live-store";
import { errorKey } from "../../lib/i18n/error-text";
import { useFormat } from "../../lib/use-format";
import { PendingBadge } from "../../ui/display/pending-badge";
import { confirm } from "../../ui/feedback/confirm";
import { notifyDone, notifyError } from "../../ui/feedback/notify";
import type { MoreItem } from "../../ui/menu/more-menu";
import { MoreMenu } from "../../ui/menu/more-menu";
import { PageHeader } from "../../ui/page/page-header";
import { FetchedMailButton } from "../shared/exporting/fetched-mail-button";
import { ReportEdition } from "./form/report-edition";
import { StateBadge } from "./parts/state-badge";
import { useReportWords } from "./parts/use-report-words";
import {
  approve,
  beginVersion,
  copyReport,
  setArchived,
  setInReview,
} from "./report-writes";

interface ReportHeadProps {
  row: Row<"reports">;
  mayChange: boolean;
}

/** What a report is, where it stands, and what can be done with the whole of it. */
export function ReportHead({ row, mayChange }: ReportHeadProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useReportWords();
  const { data } = row;
  const state = stateOf(data);
  return (
    <PageHeader
      title={data.title}
      crumbs={[{ label: t("reports.title"), to: href("reportList") }]}
      facts={
        <Group gap="xs">
          <StateBadge state={state} />
          <Text span>{words.period(data)}</Text>
          <Text span>
            {t("reports.states.version", { n: format.number(data.version) })}
          </Text>
          {data.approvedBy !== null && data.approvedAt !== null && (
            <Text span>
              {t("reports.states.approvedBy", {
                name: words.person(data.approvedBy),
                date: format.date(data.approvedAt),
              })}
            </Text>
          )}
          {data.isArchived && <Text span>{t("reports.states.archived")}</Text>}
          {row.pending && <PendingBadge />}
        </Group>
      }
      actions={<Actions row={row} mayChange={mayChange} />}
    />
  );
}

/** Asks, and approves in one's own name. */
function useApproval({ data, ...row }: Row<"reports">) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  return async () => {
    const isSure = await confirm({
      title: t("reports.actions.approve"),
      body: t("reports.messages.approveBody"),
      confirm: t("reports.actions.approve"),
    });
    if (!isSure) return;
    await approve({ ...row, data }, uid).then(
      () => notifyDone(t("reports.messages.approved", { title: data.title })),
      notifyError,
    );
  };
}

function Actions({ row, mayChange }: ReportHeadProps) {
  const { t } = useTranslation();
  const may = useCan();
  const go = useNavigate();
  const [isOpen, open] = useState(false);
  const approval = useApproval(row);
  const { data } = row;
  const facts = factsFor("reports", data);
  const state = stateOf(data);
  const version = useSubmit({ once: true });
  const goTo = (reportId: string) => go(href("report", { reportId }));
  const items: (MoreItem | false)[] = [
    mayChange && {
      id: "edit",
      label: t("reports.actions.edit"),
      icon: IconPencil,
      onPick: () => open(true),
    },
    mayChange && {
      id: "review",
      label: t(
        data.inReview ? "reports.actions.unreview" : "reports.actions.review",
      ),
      icon: IconEye,
      onPick: () => void setInReview(row, !data.inReview).catch(notifyError),
    },
    may("create", "reports") && {
      id: "copy",
      label: t("reports.actions.copy"),
      icon: IconCopy,
      onPick: () =>
        void copyReport(
          row,
          t("reports.messages.copyOf", { title: data.title }).slice(
            0,
            reportTitleMax,
          ),
        ).then(goTo, notifyError),
    },
    may("remove", "reports", facts) && {
      id: "archive",
      label: t(
        data.isArchived ? "common.actions.restore" : "common.actions.archive",
      ),
      icon: data.isArchived ? IconRestore : IconArchive,
      onPick: () => void setArchived(row, !data.isArchived).catch(notifyError),
    },
  ];
  return (
    <>
      {state !== "approved" &&
        !data.isArchived &&
        may("approve", "reports", facts) && (
          <Button
            mih={44}
            variant={state === "inReview" ? "filled" : "default"}
            leftSection={<IconCircleCheck size={16} aria-hidden />}
            onClick={() => void approval()}
          >
            {t("reports.actions.approve")}
          </Button>
        )}
      {state === "approved" && may("create", "reports") && (
        <Button
          mih={44}
          variant="default"
          leftSection={<IconGitBranch size={16} aria-hidden />}
          loading={version.busy}
          onClick={() =>
            version.run(
              () => beginVersion(row),
              (reportId) => void goTo(reportId),
            )
          }
        >
          {t("reports.actions.newVersion")}
        </Button>
      )}
      {data.blocks.some(({ kind }) => kind === "figure") && (
        <FetchedMailButton asked={{ kind: "figures", reportId: row.id }} />
      )}
      <MoreMenu
        about={data.title}
        size={44}
        items={items.filter((item) => item !== false)}
      />
      {version.failure !== null && (
        <Text role="alert" c="red" size="sm">
          {t(errorKey(version.failure))}
        </Text>
      )}
      {isOpen && <ReportEdition row={row} onClose={() => open(false)} />}
    </>
  );
}
