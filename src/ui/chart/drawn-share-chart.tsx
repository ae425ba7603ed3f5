import { Flex, Group, Stack, Table, Text } from "@mantine/core";
import { IconChartPie } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useWidth } from "../layout/use-width";
import { EmptyState } from "../state/empty-state";
import type { ShareChartData } from "./chart-data";
import { shareRows } from "./chart-rows";
import type { ChartWords } from "./chart-words";
import { useChartWords } from "./chart-words";
import { inkOn, optionColor, orderedColor } from "./parts/chart-colors";
import { ChartFigure } from "./parts/chart-figure";
import { useHeads } from "./parts/use-heads";
import { useIsPrinting, useScheme } from "./parts/use-scheme";
import { SharePlot } from "./plots/share-plot";
import type { ShareChartProps } from "./time-chart";

const size = 240;
/** Below this, in px, a whole and its parts stand below each other. */
const besideFrom = 460;

const nothing = { unit: "", kind: "stack" } as const;

/** Parts of wholes: each whole with the list of its parts, which is its legend as well. */
export function DrawnShareChart({
  title,
  facts,
  file,
  data,
  empty,
}: ShareChartProps) {
  const words = useChartWords(nothing);
  const heads = useHeads();
  const wholes = data.wholes.filter(({ parts }) =>
    parts.some(({ count }) => count > 0),
  );
  return (
    <ChartFigure
      title={title}
      file={file ?? title}
      {...(facts !== undefined && { facts })}
      rowsOf={(isFile) => shareRows(data, words, heads, isFile)}
    >
      {wholes.length === 0 ? (
        <EmptyState
          icon={IconChartPie}
          title={empty.title}
          {...(empty.body !== undefined && { body: empty.body })}
        />
      ) : (
        <Flex wrap="wrap" gap="lg">
          {wholes.map((whole) => (
            <Whole
              key={whole.key}
              whole={whole}
              isOne={data.wholes.length === 1}
              data={data}
              words={words}
            />
          ))}
        </Flex>
      )}
    </ChartFigure>
  );
}

interface WholeProps {
  whole: ShareChartData["wholes"][number];
  isOne: boolean;
  data: ShareChartData;
  words: ChartWords;
}

function Whole({ whole, isOne, data, words }: WholeProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const scheme = useScheme();
  const printing = useIsPrinting();
  const { parts } = whole;
  const colorOf = (index: number) => {
    const shown = printing ? "light" : scheme;
    return data.ordered === true
      ? orderedColor(index, parts.length, shown)
      : optionColor(index, shown);
  };
  return (
    <Stack gap="xs" ref={ref} flex="1 1 480px" miw={0}>
      {!isOne && <Text fw={600}>{whole.name}</Text>}
      <Flex
        gap="lg"
        align="center"
        direction={(width ?? 0) < besideFrom ? "column" : "row"}
      >
        <div aria-hidden>
          <SharePlot
            parts={parts}
            kind={data.kind}
            size={size}
            colorOf={colorOf}
          />
        </div>
        <PartList whole={whole} colorOf={colorOf} words={words} />
      </Flex>
    </Stack>
  );
}

interface PartListProps {
  whole: WholeProps["whole"];
  colorOf: (index: number) => string;
  words: ChartWords;
}

/** The parts by name, each with the number and colour it has in the drawing, how often it was counted, and its share. */
function PartList({ whole, colorOf, words }: PartListProps) {
  const { t } = useTranslation();
  const all = whole.parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Table aria-label={whole.name} w="auto" miw={220}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t("chart.fields.option")}</Table.Th>
          <Table.Th scope="col" ta="end">
            {t("chart.fields.n")}
          </Table.Th>
          <Table.Th scope="col" ta="end">
            {t("chart.fields.share")}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {whole.parts.map(({ key, name, count }, index) => (
          <Table.Tr key={key}>
            <Table.Td>
              <Group gap="xs" wrap="nowrap">
                <NumberSample number={index + 1} color={colorOf(index)} />
                {name}
              </Group>
            </Table.Td>
            <Table.Td ta="end">{count}</Table.Td>
            <Table.Td ta="end">{words.share(count / all)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function NumberSample({ number, color }: { number: number; color: string }) {
  return (
    <svg width={20} height={20} aria-hidden style={{ flex: "none" }}>
      <rect width={20} height={20} rx={4} fill={color} />
      <text
        x={10}
        y={10}
        dy="0.35em"
        fontSize={12}
        fontWeight={600}
        textAnchor="middle"
        fill={inkOn(color)}
      >
        {number}
      </text>
    </svg>
  );
}
