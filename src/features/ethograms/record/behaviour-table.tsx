import type { EthogramPlan } from "@domain/ethogram/version";
import { Group, Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { MarkedName } from "../../../ui/display/marked-name";
import { PictureView } from "../../../ui/picture/taken/picture-view";
import { CodeKey } from "../parts/code-key";
import { useBehaviourFacts } from "../parts/use-behaviour-facts";
import { useWords } from "../parts/use-words";

/** The behaviours of a version with their keys and definitions, in the order of collection. */
export function BehaviourTable({ plan }: { plan: EthogramPlan }) {
  const { t } = useTranslation();
  const { nameOf, definitionOf, categoryOf } = useWords();
  const factsOf = useBehaviourFacts();
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table verticalSpacing="xs" aria-label={t("ethograms.fields.behaviours")}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={64}>{t("ethograms.fields.code")}</Table.Th>
            <Table.Th>{t("ethograms.fields.behaviour")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {plan.behaviours.map((one) => (
            <Table.Tr key={one.behaviourId}>
              <Table.Td valign="top">
                <CodeKey code={one.code} />
              </Table.Td>
              <Table.Td>
                <Group
                  wrap="nowrap"
                  align="flex-start"
                  justify="space-between"
                  maw={720}
                >
                  <div>
                    <MarkedName color={one.color} name={nameOf(one)} />
                    <Text size="sm" c="dimmed">
                      {factsOf(one, categoryOf(plan.categories, one))}
                    </Text>
                    <Text size="sm">{definitionOf(one)}</Text>
                  </div>
                  {one.picture !== null && (
                    <PictureView
                      path={one.picture}
                      name={t("ethograms.states.pictureOf", {
                        name: nameOf(one),
                      })}
                      size={64}
                    />
                  )}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
