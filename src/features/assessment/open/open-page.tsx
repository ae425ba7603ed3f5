import { href } from "@domain/pages";
import { Stack } from "@mantine/core";
import {
  IconCalendarStats,
  IconClipboardText,
  IconTargetArrow,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ToolLink } from "../../../ui/display/tool-link";
import { Panel } from "../../../ui/page/panel";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { Component as ForTheDay } from "../device/for-the-day";
import { BegunList } from "./begun-list";
import { CampaignCard } from "./campaign-card";
import { FreeChoice } from "./free-choice";
import { useAsked } from "./use-asked";

const grid = {
  display: "grid",
  gap: "var(--mantine-spacing-md)",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
  alignItems: "start",
};

/** What is open for somebody: what they began, what campaigns ask them, and any animal besides. */
export function OpenPage() {
  const { t } = useTranslation();
  const asked = useAsked();
  return (
    <>
      <PageHeader
        title={t("assessment.title")}
        actions={
          <>
            <ToolLink
              to={href("campaignList")}
              icon={IconTargetArrow}
              label={t("assessment.actions.campaigns")}
            />
            <ToolLink
              to={href("evalHistory")}
              icon={IconCalendarStats}
              label={t("assessment.actions.history")}
            />
          </>
        }
      />
      <Stack gap="lg">
        <BegunList />
        <QueryState
          query={asked}
          empty={
            <EmptyState
              icon={IconClipboardText}
              title={t("assessment.states.nothingAsked")}
              body={t("assessment.help.nothingAsked")}
            />
          }
        >
          {({ rows }) => (
            <div style={grid}>
              {rows.map((row) => (
                <CampaignCard key={row.id} row={row} />
              ))}
            </div>
          )}
        </QueryState>
        <ForTheDay />
        <Panel title={t("assessment.headings.free")}>
          <FreeChoice />
        </Panel>
      </Stack>
    </>
  );
}
