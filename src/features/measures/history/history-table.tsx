import { Box, Group, Stack, Table, Text, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { StatusBadge } from "../../../ui/display/status-badge";
import { useWidth } from "../../../ui/layout/use-width";
import type { HistoryRow, Line } from "./history-rows";
import type { LineActionsProps } from "./line-actions";
import { mayCorrectLine } from "./may-correct";
import { LineActions } from "./line-actions";
import { LinePicture } from "./line-picture";
import type { HistoryWords } from "./use-history-words";

interface HistoryTableProps extends Omit<LineActionsProps, "row"> {
  label: string;
  rows: readonly HistoryRow[];
}

/** Narrower than this, in px, when, who said it and why stand under the value. */
const columnsFrom = 640;

/** Values by instant: what holds now, with what it was before. */
export function HistoryTable(props: HistoryTableProps) {
  const { label, rows } = props;
  const { t } = useTranslation();
  const [ref, width] = useWidth<HTMLDivElement>();
  const isWide = (width ?? 0) >= columnsFrom;
  return (
    <Box ref={ref}>
      {width !== null && (
        <Table aria-label={label} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {isWide && (
                <Table.Th scope="col">{t("measures.chart.fields.at")}</Table.Th>
              )}
              <Table.Th scope="col">
                {t("measures.chart.fields.value")}
              </Table.Th>
              {isWide && (
                <>
                  <Table.Th scope="col">
                    {t("measures.chart.fields.by")}
                  </Table.Th>
                  <Table.Th scope="col">
                    {t("measures.chart.fields.source")}
                  </Table.Th>
                  <Table.Th scope="col">
                    {t("measures.chart.fields.notes")}
                  </Table.Th>
                </>
              )}
              <Table.Th scope="col" w={44} data-screen>
                <VisuallyHidden>{t("common.actions.more")}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <HistoryLine key={row.key} {...props} row={row} isWide={isWide} />
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Box>
  );
}

interface HistoryLineProps extends HistoryTableProps {
  row: HistoryRow;
  isWide: boolean;
}

function HistoryLine(props: HistoryLineProps) {
  const { row, words, isWide } = props;
  const { line, pictured } = row;
  const under = [
    words.at(row),
    words.person(line),
    words.source(line),
    line.notes ?? "",
  ];
  return (
    <Table.Tr>
      {isWide && (
        <Table.Td style={{ verticalAlign: "baseline", whiteSpace: "nowrap" }}>
          {words.at(row)}
        </Table.Td>
      )}
      <Table.Td style={{ verticalAlign: "baseline" }}>
        <Stack gap={2}>
          <ValueNow row={row} words={words} />
          {row.before.map((one) => (
            <Before key={one.id} line={one} words={words} />
          ))}
          <Settled {...props} />
          {"enclosureId" in pictured && (
            <LinePicture row={row} pictured={pictured} words={words} />
          )}
          {!isWide && (
            <Text size="sm" c="dimmed">
              {under.filter((one) => one !== "").join(" · ")}
            </Text>
          )}
        </Stack>
      </Table.Td>
      {isWide && (
        <>
          <Table.Td style={{ verticalAlign: "baseline" }}>
            {words.person(line)}
          </Table.Td>
          <Table.Td style={{ verticalAlign: "baseline" }}>
            {words.source(line)}
          </Table.Td>
          <Table.Td
            style={{ verticalAlign: "baseline", overflowWrap: "anywhere" }}
          >
            {line.notes}
          </Table.Td>
        </>
      )}
      <Table.Td data-screen style={{ verticalAlign: "baseline" }}>
        <LineActions {...props} />
      </Table.Td>
    </Table.Tr>
  );
}

type OfRow = Pick<HistoryLineProps, "row" | "words">;

function ValueNow({ row, words }: OfRow) {
  const { t } = useTranslation();
  const { value, outside, pending } = row;
  return (
    <Group gap="xs">
      <Text
        component="span"
        inherit
        fw={600}
        {...(value === null && { c: "dimmed", fs: "italic", fw: 400 })}
      >
        {words.value(value)}
      </Text>
      {outside !== null && (
        <StatusBadge
          color="red"
          icon={outside === "above" ? IconArrowUp : IconArrowDown}
          label={words.outside(row)}
          size="sm"
        />
      )}
      {row.isEstimated && value !== null && (
        <Text component="span" size="sm">
          {t("measures.estimated.estimated")}
        </Text>
      )}
      {pending && <PendingBadge />}
    </Group>
  );
}

/** To who gave a value that somebody else changed: why it is not theirs to change any more. */
function Settled({ row, words, parameter, about }: HistoryLineProps) {
  const { t } = useTranslation();
  const session = useReadySession();
  const { line, giver } = row;
  if (giver !== session.uid || line.by === giver) return null;
  if (mayCorrectLine(session, line, about.sectorId, parameter)) return null;
  return (
    <Text size="sm" c="dimmed">
      {t("measures.chart.history.settled", { name: words.person(line) })}
    </Text>
  );
}

/** What was said before: struck through, with who said it and why. */
function Before({ line, words }: { line: Line; words: HistoryWords }) {
  const said = [words.person(line), line.notes ?? ""];
  return (
    <Text size="sm" c="dimmed">
      <Text component="del" inherit td="line-through">
        {words.value(line.value)}
      </Text>
      {` · ${said.filter((one) => one !== "").join(" · ")}`}
    </Text>
  );
}
