import { talliedIn } from "@domain/finding/finding";
import { findingsQueries } from "@domain/finding/finding-queries";
import { parisDay } from "@domain/time/paris";
import { Stack } from "@mantine/core";
import { IconArchive, IconZoomCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import type { Row } from "../../../data/live-store";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { LoadMore } from "../../../ui/list/load-more";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { DismissPanel } from "./dismiss-panel";
import { TreatPanel } from "./treat-panel";
import { FindingFilters, findingFilter } from "./finding-filters";
import { FindingList } from "./finding-list";

type FindingRow = Row<"findings">;
type Opened = { kind: "treat" | "dismiss"; row: FindingRow } | null;

/** So many more are read each time. */
const shownAtOnce = 50;

/** What changed against its own baseline, what is done about it, and whether that worked. */
export function FindingsPart() {
  const { t } = useTranslation();
  const session = useReadySession();
  const [opened, open] = useState<Opened>(null);
  const [{ dismissed, kind }] = useFilter(findingFilter);
  const today = parisDay(useNow());
  const { live, more, growing } = useGrowingList(
    (limit) => findingsQueries(session, limit, dismissed),
    { step: shownAtOnce, key: dismissed ? "dismissed" : "findings" },
  );
  const close = () => open(null);
  return (
    <>
      <FindingFilters />
      <QueryState
        query={live}
        empty={
          dismissed ? (
            <EmptyState
              icon={IconArchive}
              title={t("measures.findings.noneDismissed")}
            />
          ) : (
            <EmptyState
              icon={IconZoomCheck}
              title={t("measures.findings.none")}
              body={t("measures.findings.noneHelp")}
            />
          )
        }
      >
        {({ rows }) => (
          <Stack gap="md">
            <FindingList
              rows={
                kind === null || dismissed
                  ? rows
                  : rows.filter(({ data }) => talliedIn(data, today) === kind)
              }
              onOpen={open}
            />
            <LoadMore loading={growing} onMore={more} />
          </Stack>
        )}
      </QueryState>
      {opened?.kind === "treat" && (
        <TreatPanel row={opened.row} onClose={close} />
      )}
      {opened?.kind === "dismiss" && (
        <DismissPanel row={opened.row} onClose={close} />
      )}
    </>
  );
}
