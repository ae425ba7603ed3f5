import { kept } from "@domain/privacy/kept";
import type { Retention } from "@domain/privacy/row";
import { Code, Stack, Table, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { matchesText } from "../../../ui/list/search-text";

const names = Object.keys(kept).sort() as (keyof typeof kept)[];

/** How long each collection is kept, and whether it says anything of a person: what somebody who asks is told. */
export function KeptTab() {
  const { t } = useTranslation();
  const words = useRetentionWords();
  const [search, look] = useState("");
  const shown = names
    .map((name) => ({
      name,
      long: words(kept[name].retention),
      person: t(`service.kept.persons.${kept[name].person.kind}`),
    }))
    .filter(({ name, long, person }) =>
      matchesText(search, [name, long, person]),
    );
  return (
    <Stack>
      <Text size="sm">{t("service.help.kept")}</Text>
      <TextInput
        label={t("service.kept.search")}
        value={search}
        autoComplete="off"
        onChange={({ currentTarget }) => look(currentTarget.value)}
      />
      <Table.ScrollContainer minWidth={300}>
        <Table withTableBorder aria-label={t("service.tabs.kept")}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t("service.kept.collection")}</Table.Th>
              <Table.Th scope="col">{t("service.kept.howLong")}</Table.Th>
              <Table.Th scope="col">{t("service.kept.person")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map(({ name, long, person }) => (
              <Table.Tr key={name}>
                <Table.Th scope="row" fw={400}>
                  <Code>{name}</Code>
                </Table.Th>
                <Table.Td>{long}</Table.Td>
                <Table.Td>{person}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}

function useRetentionWords() {
  const { t } = useTranslation();
  const format = useFormat();
  return (one: Retention): string =>
    one.days === null
      ? t(`service.kept.reasons.${one.reason}`)
      : one.days === 0
        ? t(`service.kept.${one.only ?? "until"}`)
        : t("service.kept.days", {
            count: one.days,
            number: format.number(one.days),
          });
}
