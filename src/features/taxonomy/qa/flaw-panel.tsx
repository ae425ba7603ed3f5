import type { CallableOutput } from "@domain/callables";
import { href } from "@domain/pages";
import type { Flaw } from "@domain/taxonomy/flaws";
import type { Language } from "@domain/taxonomy/taxonomy";
import { Box, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { TaxonName } from "../parts/taxon-name";
import { Repair } from "./repair";

type Flawed = CallableOutput<"checkTaxonomy">["flaws"][number];

/** Rows that are shown at first. */
const shownFirst = 5;

/** What is wrong, in words; a missing name by its language. */
function useFlawWord() {
  const { t } = useTranslation();
  return (flaw: Flaw) => {
    const [kind, language] = flaw.split(".");
    return kind === "noName"
      ? t("taxonomy.flaws.noName", {
          language: t(`taxonomy.languages.${language as Language}`),
        })
      : t(`taxonomy.flaws.${flaw as Exclude<Flaw, `noName.${Language}`>}`);
  };
}

/** One kind of flaw: how many species have it, and the first of them, each with its repair. */
export function FlawPanel({ flaw, count, species }: Flawed) {
  const { t } = useTranslation();
  const format = useFormat();
  const wordOf = useFlawWord();
  const [all, setAll] = useState(false);
  const shown = all ? species : species.slice(0, shownFirst);
  return (
    <Panel
      title={wordOf(flaw)}
      aside={<Text c="dimmed">{format.number(count)}</Text>}
    >
      <Stack gap={4}>
        {shown.map((one) => (
          <Group key={one.id} justify="space-between" wrap="nowrap" mih={40}>
            <TextLink to={href("specie", { specieId: one.id })} miw={0}>
              <TaxonName taxon={{ ...one, names: {} }} />
            </TextLink>
            <Box style={{ flexShrink: 0 }}>
              <Repair flaw={flaw} specie={one} />
            </Box>
          </Group>
        ))}
        {!all && species.length > shown.length && (
          <Group>
            <Button variant="subtle" onClick={() => setAll(true)}>
              {t("taxonomy.qa.more", { count: species.length - shown.length })}
            </Button>
          </Group>
        )}
        {all && count > species.length && (
          <Text c="dimmed">
            {t("taxonomy.qa.first", { count: species.length })}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
