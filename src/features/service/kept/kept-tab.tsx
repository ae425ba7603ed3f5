import { kept } from "@domain/privacy/kept";
import { Stack, Table, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { matchesText } from "../../../ui/list/search-text";
import { useRetentionWords } from "./use-retention-words";

const collections = Object.keys(kept) as (keyof typeof kept)[];

/** How long each collection is kept, and whether it says anything of a person: what somebody who asks is told. */
export function KeptTab() {
  const { t } = useTranslation();
  const words = useRetentionWords();
  const { byName } = useFormat();
  const [search, look] = useState("");
  const shown = collections
    .map((of) => ({
      of,
      name: t(`service.kept.collections.${of}`),
      long: words(kept[of].retention),
      person: t(`service.kept.persons.${kept[of].person.kind}`),
    }))
    .filter(({ of, name, long, person }) =>
      matchesText(search, [name, of, long, person]),
    )
    .sort((a, b) => byName(a.name, b.name));
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
            {shown.map(({ of, name, long, person }) => (
              <Table.Tr key={of}>
                <Table.Th scope="row" fw={400}>
                  {name}
                  {/* What docs/retention.md calls it. */}
                  <Text component="div" size="xs" c="dimmed" translate="no">
                    {of}
                  </Text>
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
