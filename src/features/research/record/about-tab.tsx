import type { Project } from "@domain/research/project";
import { permitState } from "@domain/research/project";
import { parisDay } from "@domain/time/paris";
import { Stack, Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { FactList } from "../../../ui/display/fact-list";
import { SideTable } from "../../../ui/layout/side-table";
import { Panel } from "../../../ui/page/panel";
import { PermitMark } from "../parts/marks";
import { useDay } from "../parts/use-day";
import { usePeopleNames } from "../parts/use-people-names";

/** What a project asks, how, by whom and with whose leave. */
export function AboutTab({ project }: { project: Project }) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = usePeopleNames();
  const { span } = useDay();
  const { memberIds } = project;
  return (
    <Stack maw={760}>
      <Panel title={t("research.record.who")}>
        <FactList
          facts={[
            {
              label: t("research.fields.leadId"),
              value: nameOf(project.leadId),
            },
            {
              label: t("research.fields.memberIds"),
              value:
                memberIds.length === 0
                  ? t("research.states.nobody")
                  : format.list(memberIds.map(nameOf)),
            },
            {
              label: t("research.fields.days"),
              value: span(project.startDay, project.endDay),
            },
          ]}
        />
      </Panel>
      {(["question", "methods", "note"] as const).map(
        (field) =>
          project[field] !== null && (
            <Panel key={field} title={t(`research.fields.${field}`)}>
              <Text style={{ whiteSpace: "pre-line" }}>{project[field]}</Text>
            </Panel>
          ),
      )}
      <Panel title={t("research.fields.permits")}>
        <Permits project={project} />
      </Panel>
    </Stack>
  );
}

function Permits({ project: { permits } }: { project: Project }) {
  const { t } = useTranslation();
  const today = parisDay(useNow(600_000));
  const { span } = useDay();
  if (permits.length === 0)
    return <Text c="dimmed">{t("research.states.noPermit")}</Text>;
  return (
    <SideTable>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("research.fields.number")}</Table.Th>
          <Table.Th>{t("research.fields.authority")}</Table.Th>
          <Table.Th>{t("research.fields.days")}</Table.Th>
          <Table.Th>{t("research.fields.state")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {permits.map((one, place) => (
          <Table.Tr key={place}>
            <Table.Th scope="row" fw={500}>
              {one.number}
            </Table.Th>
            <Table.Td data-side={t("research.fields.authority")}>
              {one.authority ?? "—"}
            </Table.Td>
            <Table.Td data-side={t("research.fields.days")}>
              {span(one.from, one.until)}
            </Table.Td>
            <Table.Td data-side={t("research.fields.state")}>
              <PermitMark state={permitState(one, today)} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </SideTable>
  );
}
