import { href } from "@domain/pages";
import type { Dataset } from "@domain/research/dataset";
import { Group, List, Stack, Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLiveDocs } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { SideTable } from "../../../ui/layout/side-table";
import { Panel } from "../../../ui/page/panel";
import { FreezeButton } from "../frozen/freeze-button";
import { OpenDataset } from "../frozen/open-dataset";
import { usePeopleNames } from "../parts/use-people-names";

interface DataTabProps {
  row: Row<"researchProjects">;
  mayChange: boolean;
}

/** The campaigns of a project, and what was frozen of their data. */
export function DataTab({ row, mayChange }: DataTabProps) {
  const { t } = useTranslation();
  const { campaignIds, datasets } = row.data;
  const campaigns = useLiveDocs("campaigns", campaignIds);
  return (
    <Stack maw={900}>
      <Panel title={t("research.fields.campaignIds")}>
        {campaignIds.length === 0 ? (
          <Text c="dimmed">{t("research.states.noCampaign")}</Text>
        ) : (
          <List listStyleType="none" spacing="xs">
            {campaignIds.map((id, place) => {
              const live = campaigns[place];
              const name =
                live?.state === "data" ? live.data?.data.name : undefined;
              return (
                <List.Item key={id}>
                  <TextLink to={href("campaign", { campaignId: id })}>
                    {name ?? t("research.states.unknownCampaign")}
                  </TextLink>
                </List.Item>
              );
            })}
          </List>
        )}
      </Panel>
      <Panel title={t("research.fields.datasets")}>
        <Stack gap="md">
          <Text size="sm">{t("research.help.datasets")}</Text>
          {datasets.length === 0 ? (
            <Text c="dimmed">{t("research.states.noDataset")}</Text>
          ) : (
            <Datasets row={row} />
          )}
          <Group>
            {mayChange && <FreezeButton row={row} />}
            {datasets.length > 0 && <OpenDataset datasets={datasets} />}
          </Group>
        </Stack>
      </Panel>
    </Stack>
  );
}

const extentOf = ({ isWhole }: Dataset) =>
  isWhole === null ? "unknown" : isWhole ? "whole" : "part";

function Datasets({ row }: { row: Row<"researchProjects"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = usePeopleNames();
  return (
    <SideTable>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("research.fields.dataset")}</Table.Th>
          <Table.Th>{t("research.fields.frozenAt")}</Table.Th>
          <Table.Th>{t("research.fields.frozenBy")}</Table.Th>
          <Table.Th>{t("research.fields.rows")}</Table.Th>
          <Table.Th>{t("research.fields.extent")}</Table.Th>
          <Table.Th>{t("research.fields.hash")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {row.data.datasets.map((one) => (
          <Table.Tr key={one.datasetId}>
            <Table.Th scope="row" fw={500}>
              {one.name}
            </Table.Th>
            <Table.Td data-side={t("research.fields.frozenAt")}>
              {format.dateTime(one.frozenAt)}
            </Table.Td>
            <Table.Td data-side={t("research.fields.frozenBy")}>
              {nameOf(one.frozenBy)}
            </Table.Td>
            <Table.Td data-side={t("research.fields.rows")}>
              {format.number(one.rows)}
            </Table.Td>
            <Table.Td data-side={t("research.fields.extent")}>
              {t(`research.options.extent.${extentOf(one)}`)}
            </Table.Td>
            <Table.Td data-side={t("research.fields.hash")}>
              <code title={one.hash}>{one.hash.slice(0, 12)}</code>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </SideTable>
  );
}
