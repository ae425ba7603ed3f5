import type {
  Certificate,
  CertificateKind,
} from "@domain/certificate/certificate";
import type { Standing } from "@domain/certificate/standing";
import { Stack, Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { SideTable } from "../../../ui/layout/side-table";
import { CoverageGauge } from "../parts/coverage-gauge";
import { MissedList } from "../parts/missed-list";
import {
  useCertificateWords,
  usePersonName,
} from "../parts/use-certificate-words";
import { VerdictMark } from "../parts/verdict-mark";

interface StandingTableProps {
  kind: CertificateKind;
  standings: readonly Standing<Certificate>[];
}

const columns = [
  "person",
  "verdict",
  "agreement",
  "coverage",
  "tests",
] as const;

/** Each learner: whether they passed, how far they agree in their latest test, and what of the version all their tests met. */
export function StandingTable({ kind, standings }: StandingTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useCertificateWords();
  const personName = usePersonName();
  if (standings.length === 0)
    return <Text c="dimmed">{t("certificates.states.noneOf")}</Text>;
  const passed = standings.filter(({ verdict }) => verdict === "passed");
  const said = t("certificates.messages.passedOf", {
    passed: format.number(passed.length),
    all: format.number(standings.length),
  });
  const side = (column: (typeof columns)[number]) =>
    t(`certificates.fields.${column}`);
  return (
    <Stack gap="sm">
      <Text fw={500}>{said}</Text>
      <SideTable>
        <Table.Caption>{words.rule(kind)}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} scope="col">
                {side(column)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {standings.map(({ userId, verdict, latest, missed, tests }) => (
            <Table.Tr key={userId}>
              <Table.Th scope="row" fw={500}>
                {personName(userId)}
              </Table.Th>
              <Table.Td data-side={side("verdict")}>
                <VerdictMark verdict={verdict} />
              </Table.Td>
              <Table.Td data-side={side("agreement")}>
                {latest === null
                  ? "—"
                  : latest.figures.map((one) => (
                      <div key={one.of}>{words.figure(one)}</div>
                    ))}
              </Table.Td>
              <Table.Td data-side={side("coverage")}>
                <Covered latest={latest} missed={missed} />
              </Table.Td>
              <Table.Td data-side={side("tests")}>
                {latest === null
                  ? format.number(tests)
                  : `${format.number(tests)} · ${format.date(latest.at)}`}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </SideTable>
    </Stack>
  );
}

/** What all tests in the version of the latest met together. */
function Covered({
  latest,
  missed,
}: Pick<Standing<Certificate>, "latest" | "missed">) {
  if (latest === null) return "—";
  const gone = new Set(missed);
  const met = [...latest.met, ...latest.missed].filter((id) => !gone.has(id));
  const of = { ...latest, met, missed };
  return (
    <>
      <CoverageGauge of={of} />
      <MissedList of={of} />
    </>
  );
}
