import { mySectorIds } from "@domain/access/session";
import { readsAllTasks } from "@domain/access/reach";
import { href } from "@domain/pages";
import {
  daySheets,
  sheetLimit,
  sheetQueries,
} from "@domain/task/sheet/day-sheet";
import { parisDay } from "@domain/time/paris";
import { Button, Group, Text } from "@mantine/core";
import { IconChecklist, IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFileUrl } from "../../../data/files/use-file-url";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  useLiveDoc,
  useLiveQueries,
  useNow,
} from "../../../data/hooks/use-live";
import { useSectors } from "../../../data/hooks/use-names";
import { ListNotes } from "../../../ui/list/list-notes";
import { usePageParams, withParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { MultiSelect } from "../../../ui/form/fields/choosers";
import { DayField } from "../../../ui/form/fields/date-field";
import classes from "./day-sheet.module.css";
import { pageSize } from "./page-size";
import { Paper } from "./paper";
import { sectorsInAddress, sheetWishOf } from "./sheet-address";
import { useTargetNames } from "./use-target-names";

const none: readonly Row<"tasks">[] = [];

/** What is late and what is due on a day, to be printed: a sheet for each sector. */
export function DaySheets() {
  const session = useReadySession();
  const now = useNow();
  const [params] = usePageParams();
  const wish = sheetWishOf(params, now);
  const live = useLiveQueries(sheetQueries(session, wish, now));
  const sectors = useSheetSectors();
  const rows = live.state === "data" ? live.data.rows : none;
  const sheets = daySheets(rows, ({ data }) => data, wish, {
    session,
    now,
    listed: sectors.map(({ id }) => id),
  });
  const targetsOf = useTargetNames(rows.map(({ data }) => data));
  const zoo = useZooHead();
  return (
    <>
      <style>{pageSize}</style>
      <SheetTools wish={wish} sectors={sectors} isEmpty={sheets.length === 0} />
      <QueryState query={live} isEmpty={() => false} empty={null}>
        {({ unreadable, full }) => (
          <>
            <div className={classes["screen"]}>
              <ListNotes
                unreadable={unreadable}
                full={full}
                shown={sheetLimit}
              />
              {sheets.length === 0 && <NothingToPrint />}
            </div>
            {/* In a block of their own: between what stands in a column, paper would have its gaps. */}
            <div>
              {sheets.map((sheet) => (
                <Paper
                  key={sheet.sectorId}
                  {...{ sheet, now, zoo, targetsOf }}
                  day={wish.day}
                />
              ))}
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}

function NothingToPrint() {
  const { t } = useTranslation();
  return <EmptyState icon={IconChecklist} title={t("sheets.none")} />;
}

/** The sectors whose tasks this person may list, by name. */
function useSheetSectors() {
  const session = useReadySession();
  const { rows } = useSectors(session.zooId);
  const mine = mySectorIds(session.access);
  const all = readsAllTasks(session);
  return rows.filter(({ id }) => all || mine.includes(id));
}

/** Whose the sheets are: the frame listens to it anyway. */
function useZooHead(): { name: string; logo: string | null } {
  const live = useLiveDoc("zoo", useReadySession().zooId);
  const zoo = live.state === "data" ? live.data?.data : undefined;
  const logo = useFileUrl(zoo?.logoUrl ?? null, "thumbnail");
  return { name: zoo?.zooName ?? "", logo };
}

interface SheetToolsProps {
  wish: ReturnType<typeof sheetWishOf>;
  sectors: ReturnType<typeof useSheetSectors>;
  isEmpty: boolean;
}

/** For which day and sectors, and the way to paper; none of it is printed. */
function SheetTools({ wish, sectors, isEmpty }: SheetToolsProps) {
  const { t } = useTranslation();
  const now = useNow();
  const [params, change] = usePageParams();
  const list = withParams(params, { tool: null, day: null, sectors: null });
  return (
    <div className={classes["screen"]}>
      <PageHeader
        title={t("tasks.actions.sheet")}
        crumbs={[
          {
            label: t("tasks.title"),
            to: `${href("taskList")}?${list.toString()}`,
          },
        ]}
        actions={
          <Button
            leftSection={<IconPrinter size={18} aria-hidden />}
            disabled={isEmpty}
            onClick={() => window.print()}
          >
            {t("sheets.print")}
          </Button>
        }
      />
      <Group mb="md" gap="sm" align="flex-end">
        <DayField
          label={t("sheets.day")}
          minDate={parisDay(now)}
          value={wish.day}
          onChange={(day) => change({ day })}
        />
        <MultiSelect
          label={t("tasks.fields.sector")}
          placeholder={
            wish.sectorIds === null ? t("tasks.list.allSectors") : ""
          }
          searchable
          clearable
          clearButtonProps={{ "aria-label": t("common.actions.clear") }}
          style={{ flex: "1 1 16rem", maxWidth: "32rem" }}
          value={[...(wish.sectorIds ?? [])]}
          onChange={(ids) => change(sectorsInAddress(ids))}
          data={sectors.map(({ id, data }) => ({
            value: id,
            label: data.sectorName,
          }))}
        />
      </Group>
      <Text c="dimmed" size="sm" mb="md">
        {t("sheets.help")}
      </Text>
    </div>
  );
}
