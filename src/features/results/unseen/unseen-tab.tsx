import { welfareDays } from "@domain/establishment/summary/welfare";
import { unseenQueries } from "@domain/establishment/summary/summary-queries";
import { href } from "@domain/pages";
import { Box } from "@mantine/core";
import { IconCalendarCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import { useNow } from "../../../data/hooks/use-live";
import { useEnclosures } from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import {
  defineFilter,
  oneOf,
  useFilter,
} from "../../../ui/list/filter/define-filter";
import { ListEnd } from "../../../ui/list/list-end";
import { RecordList } from "../../../ui/list/record-list";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";

const kinds = ["old", "never"] as const;
const unseenFilter = defineFilter({ status: oneOf(kinds) });
/** So many more are read each time. */
const shownAtOnce = 50;

/** The animals that nobody evaluated for long, those who wait longest first, or who never were. */
export function UnseenTab() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const now = useNow();
  const [{ status }, change] = useFilter(unseenFilter);
  const { live, more, growing } = useGrowingList(
    (limit) => unseenQueries(zooId, now, limit)[status],
    { step: shownAtOnce },
  );
  return (
    <>
      <Box mb="md">
        <ChoiceChips
          label={t("results.history.tabs.unseen")}
          hideLabel
          options={kinds.map((value) => ({
            value,
            label: t(`results.unseen.kinds.${value}`, { days: welfareDays }),
          }))}
          value={status}
          onChange={(kind) => change({ status: kind })}
        />
      </Box>
      <QueryState
        query={live}
        empty={
          <EmptyState
            icon={IconCalendarCheck}
            title={t(`results.unseen.none.${status}`, { days: welfareDays })}
          />
        }
      >
        {({ rows, unreadable }) => (
          <>
            <Animals rows={rows} />
            <ListEnd
              rows={rows}
              unreadable={unreadable}
              onMore={more}
              growing={growing}
            />
          </>
        )}
      </QueryState>
    </>
  );
}

function Animals({ rows }: { rows: readonly Row<"animals">[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const enclosures = useEnclosures(useReadySession().zooId);
  return (
    <RecordList
      label={t("results.history.tabs.unseen")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("animal", { animalId: id, tab: "evaluations" })}
      columns={[
        {
          id: "name",
          header: t("results.unseen.animal"),
          width: "minmax(0, 2fr)",
          cell: ({ data }) => data.animalName,
        },
        {
          id: "enclosure",
          header: t("results.unseen.enclosure"),
          width: "minmax(0, 2fr)",
          from: 640,
          card: "bare",
          cell: ({ data: { animalEnclosureData } }) =>
            enclosures.of(animalEnclosureData?.enclosureId ?? "")
              ?.enclosureName ?? "—",
        },
        {
          id: "last",
          header: t("results.unseen.last"),
          width: "minmax(0, 1fr)",
          cell: ({ data: { lastEval } }) =>
            lastEval === null
              ? t("results.unseen.noneYet")
              : format.day(lastEval, now),
        },
      ]}
    />
  );
}
