import { href } from "@domain/pages";
import type { Block } from "@domain/report/block";
import { freeBlockId } from "@domain/report/blocks";
import { blocksMost, reportTitleMax } from "@domain/report/report";
import { reportsQueries } from "@domain/report/report-queries";
import { stateOf } from "@domain/report/state";
import { Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { newId } from "../../../data/write";
import { useLanguage } from "../../../lib/i18n/use-language";
import { notifyInfo } from "../../../ui/feedback/notify";
import { notifyMade } from "../../../ui/feedback/notify-made";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { Select } from "../../../ui/form/fields/choosers";
import { QueryState } from "../../../ui/state/query-state";
import type { OfFresh } from "../../slot-figures";
import { keepBlocks, createReport } from "../report-writes";
import { Freezing } from "./freezing";

/** So many reports are offered, those last worked on. */
const offeredMost = 50;

/** A figure of an analysis, frozen into a report that is still worked on, or into a new one. */
export function Component({ fresh, onClose }: OfFresh) {
  const { t } = useTranslation();
  const session = useReadySession();
  const live = useLiveQueries(reportsQueries(session, false, offeredMost));
  return (
    <RecordPanel title={t("reports.actions.take")} onClose={onClose}>
      <QueryState query={live} isEmpty={() => false}>
        {({ rows }) => (
          <Choice
            fresh={fresh}
            onClose={onClose}
            open={rows.filter(
              ({ data }) =>
                stateOf(data) !== "approved" && data.blocks.length < blocksMost,
            )}
          />
        )}
      </QueryState>
    </RecordPanel>
  );
}

function Choice({
  fresh,
  onClose,
  open,
}: OfFresh & { open: readonly Row<"reports">[] }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const language = useLanguage();
  const [chosen, choose] = useState(open[0]?.id ?? "");
  const [title, setTitle] = useState("");
  const row = open.find(({ id }) => id === chosen);
  const { from, to } = fresh.figure;
  const put = async (
    figure: Omit<Extract<Block, { kind: "figure" }>, "blockId" | "kind">,
  ) => {
    const block = (blocks: readonly Block[]): Block => ({
      ...{ ...figure, kind: "figure", blockId: freeBlockId(blocks) },
    });
    const id = row?.id ?? newId();
    const outcome =
      row === undefined
        ? await createReport(
            { zooId, id },
            {
              ...{ title: title.trim(), language, sectorIds: [] },
              ...{ from: from ?? "", to: to ?? "" },
            },
            [block([])],
          )
        : await keepBlocks(row, [...row.data.blocks, block(row.data.blocks)]);
    if (outcome === "saved")
      notifyMade(t("reports.messages.taken"), href("report", { reportId: id }));
    else notifyInfo(t("reports.messages.queued"));
  };
  return (
    <Stack>
      <Select
        label={t("reports.fields.into")}
        searchable
        allowDeselect={false}
        value={row?.id ?? ""}
        onChange={(id) => choose(id ?? "")}
        data={[
          ...open.map(({ id, data }) => ({ value: id, label: data.title })),
          { value: "", label: t("reports.actions.create") },
        ]}
      />
      {row === undefined && (
        <TextInput
          label={t("reports.fields.reportTitle")}
          required
          value={title}
          maxLength={reportTitleMax}
          autoComplete="off"
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      )}
      <Freezing
        kind="analysis"
        fresh={fresh}
        period={row?.data ?? null}
        disabled={row === undefined && title.trim() === ""}
        onFreeze={put}
        onDone={onClose}
      />
    </Stack>
  );
}
