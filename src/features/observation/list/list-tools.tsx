import { paramsOfQuery } from "@domain/observation/analysed/query";
import type { ExportAsked } from "@domain/export/asked";
import { mayExport } from "@domain/export/rights";
import type { ObsSession } from "@domain/observation/obs-session";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { Group } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import {
  IconFileExport,
  IconMailForward,
  IconTimeline,
  IconUsersGroup,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import type { MoreItem } from "../../../ui/menu/more-menu";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { ExportByMail } from "../../shared/exporting/export-by-mail";
import { FetchedMailButton } from "../../shared/exporting/fetched-mail-button";
import { lately, listedPeriod } from "../../shared/exporting/lately";
import { ExportButton, ExportPanel } from "../transfer/export-button";
import { AnalysisLinks } from "./analysis-links";
import { listedQuestion } from "./listed-question";
import { ResultsLink } from "./results-link";
import type { SessionFilters } from "./session-filter";

interface ListToolsProps {
  filters: SessionFilters;
  sessions: readonly ObsSession[];
  /** Whether there are more that are not shown. */
  hasMore: boolean;
}

/** Where listed sessions lead, and how they are taken away: on a phone one way, the others behind "⋯". */
export function ListTools(props: ListToolsProps) {
  const { filters, sessions, hasMore } = props;
  const now = useNow();
  const small = useMediaQuery("(max-width: 639px)");
  const asked: ExportAsked = {
    ...{ kind: "sessions", ...filters },
    period: listedPeriod(filters, lately(now)),
  };
  return (
    <Group justify="flex-end" gap="xs" mb="sm" data-screen>
      <ResultsLink filters={filters} sessions={sessions} />
      {small ? (
        <Others {...props} asked={asked} />
      ) : (
        <>
          <AnalysisLinks filters={filters} sessions={sessions} />
          <ExportButton sessions={sessions} hasMore={hasMore} />
          <FetchedMailButton asked={asked} />
        </>
      )}
    </Group>
  );
}

function Others(props: ListToolsProps & { asked: ExportAsked }) {
  const { filters, sessions, hasMore, asked } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useReadySession();
  const [opened, open] = useState<"file" | "mail" | null>(null);
  const question = listedQuestion(filters, sessions, parisDay(useNow()));
  const close = () => open(null);
  const items: (MoreItem | false)[] = [
    {
      id: "interObs",
      label: t("observation.list.actions.interObs"),
      icon: IconUsersGroup,
      onPick: () =>
        void navigate(
          href("interObs", paramsOfQuery({ ...question, observerIds: [] })),
        ),
    },
    {
      id: "focal",
      label: t("observation.list.actions.focalAnalysis"),
      icon: IconTimeline,
      onPick: () =>
        void navigate(href("focalAnalysis", paramsOfQuery(question))),
    },
    {
      id: "file",
      label: t("observation.transfer.open"),
      icon: IconFileExport,
      onPick: () => open("file"),
    },
    mayExport(session, asked.kind) && {
      id: "mail",
      label: t("observation.list.actions.byMail"),
      icon: IconMailForward,
      onPick: () => open("mail"),
    },
  ];
  return (
    <>
      <MoreMenu
        about={t("observation.list.title")}
        size={44}
        items={items.filter((item) => item !== false)}
      />
      {opened === "file" && (
        <ExportPanel sessions={sessions} hasMore={hasMore} onClose={close} />
      )}
      {opened === "mail" && (
        <ExportByMail asked={asked} shownSince={null} onClose={close} />
      )}
    </>
  );
}
