import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import { mayCorrect } from "@domain/measures/values/facts";
import { notesMax } from "@domain/measures/values/value";
import { Box, Group, Stack, Table, Text } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowUp,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { StatusBadge } from "../../../ui/display/status-badge";
import { askWords } from "../../../ui/feedback/ask-words";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import { useWidth } from "../../../ui/layout/use-width";
import { MoreMenu } from "../../../ui/menu/more-menu";
import type { HistoryRow, Line } from "./history-rows";
import { voidValue } from "./history-writes";
import type { HistoryWords } from "./use-history-words";

interface HistoryTableProps {
  label: string;
  rows: readonly HistoryRow[];
  words: HistoryWords;
  parameter: Pick<EnvironmentalParameter, "isArchived">;
  /** The sectors in which the place lies now. */
  sectorIds: readonly string[];
  onCorrect: (row: HistoryRow) => void;
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
              <Table.Th
                w={44}
                aria-label={t("common.actions.more")}
                data-screen
              />
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
  const { line } = row;
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
      {pending && <PendingBadge />}
    </Group>
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

/** Correcting and taking back, for those who may. */
function LineActions(props: HistoryLineProps) {
  const { row, words, parameter, sectorIds, onCorrect } = props;
  const { t } = useTranslation();
  const session = useReadySession();
  const { uid } = session;
  const { line, value } = row;
  if (!mayCorrect(session, line, { sectorIds }, parameter)) return null;
  const about = `${words.value(value)}, ${words.at(row)}`;
  const takeBack = async () => {
    const answer = await askWords({
      title: t("measures.chart.history.voidTitle", { value: about }),
      body: t("measures.chart.history.voidBody"),
      words: {
        label: t("measures.chart.fields.reason"),
        max: notesMax,
        required: true,
      },
      confirm: t("measures.chart.actions.void"),
      danger: true,
    });
    if (answer === null) return;
    try {
      await voidValue(
        { line, sectorIds, uid, name: words.name },
        answer.words ?? "",
      );
      notifyDone(t("measures.chart.messages.voided"));
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <MoreMenu
      about={about}
      items={[
        {
          id: "correct",
          label: t("measures.chart.actions.correct"),
          icon: IconPencil,
          onPick: () => onCorrect(row),
        },
        ...(value === null
          ? []
          : [
              {
                id: "void",
                label: t("measures.chart.actions.void"),
                icon: IconTrash,
                danger: true,
                onPick: () => void takeBack(),
              },
            ]),
      ]}
    />
  );
}
