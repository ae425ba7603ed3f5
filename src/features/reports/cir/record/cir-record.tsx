import { href } from "@domain/pages";
import { countFollowUps } from "@domain/report/cir/follow-up";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../../data/live-store";
import { PendingBadge } from "../../../../ui/display/pending-badge";
import { PageHeader } from "../../../../ui/page/page-header";
import { RecordTabs } from "../../../../ui/page/record-tabs";
import { useFormat } from "../../../../lib/use-format";
import { useCirWords } from "../use-cir-words";
import { useFollowUps } from "../use-follow-ups";
import { CirActions } from "./cir-actions";
import { FollowUpTab } from "./follow-up-tab";
import { CirPaper } from "./cir-paper";

interface CirRecordProps {
  row: Row<"cirs">;
  mayChange: boolean;
}

/** The report of a visit as it is read and printed, and what became of what it recommends. */
export function CirRecord({ row, mayChange }: CirRecordProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useCirWords();
  const { data } = row;
  const { of, isKnown } = useFollowUps([data]);
  const followUps = of(data);
  const { done, all } = countFollowUps(followUps);
  return (
    <>
      <PageHeader
        title={data.title}
        crumbs={[{ label: t("cir.title"), to: href("cir") }]}
        facts={
          <Group gap="xs">
            <Text span>
              {t("cir.states.visit", { day: words.day(data.visitDate) })}
            </Text>
            {isKnown && all > 0 && (
              <Text span>
                {t("cir.states.progress", {
                  done: format.number(done),
                  all: format.number(all),
                })}
              </Text>
            )}
            {data.isArchived && <Text span>{t("cir.states.archived")}</Text>}
            {row.pending && <PendingBadge />}
          </Group>
        }
        actions={<CirActions row={row} mayChange={mayChange} />}
      />
      <RecordTabs
        label={data.title}
        tabs={[
          {
            id: "report",
            label: t("cir.tabs.report"),
            content: (
              <CirPaper cir={data} followUps={isKnown ? followUps : null} />
            ),
          },
          {
            id: "followUp",
            label: t("cir.tabs.followUp"),
            content: (
              <FollowUpTab
                row={row}
                mayChange={mayChange}
                followUps={isKnown ? followUps : null}
              />
            ),
          },
        ]}
      />
    </>
  );
}
