import { href } from "@domain/pages";
import { languages } from "@domain/taxonomy/taxonomy";
import { Card, SimpleGrid } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { NotGiven } from "../../../ui/display/coming-name";
import { FactList } from "../../../ui/display/fact-list";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { ParentName } from "../parts/parent-name";
import { Latin } from "../parts/taxon-name";
import { useBase } from "../parts/use-base";
import type { TaxonRow } from "../parts/use-taxa";

/** What a species is called in each language, and where it stands. */
export function SpecieInformation({ specie }: { specie: TaxonRow<"species"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { familyId, orderId, createdAt, updatedAt } = specie.row.data;
  const base = useBase();
  const moment = (date: Date | null) =>
    date === null ? <NotGiven /> : format.dateTime(date);
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      <Panel title={t("taxonomy.fields.names")}>
        <FactList
          facts={languages.map((language) => ({
            label: t(`taxonomy.languages.${language}`),
            value: specie.names[language] ? (
              <span lang={language}>{specie.names[language]}</span>
            ) : (
              <NotGiven />
            ),
          }))}
        />
      </Panel>
      <Card>
        <FactList
          facts={[
            {
              label: t("taxonomy.fields.latin"),
              value: <Latin>{specie.latin}</Latin>,
            },
            {
              label: t("taxonomy.fields.family"),
              value: (
                <ParentName
                  kind="family"
                  id={familyId}
                  base={base}
                  around={(name, { id }) => (
                    <TextLink to={href("specieList", { familyId: id })}>
                      {name}
                    </TextLink>
                  )}
                />
              ),
            },
            {
              label: t("taxonomy.fields.order"),
              value: (
                <ParentName
                  kind="order"
                  id={orderId}
                  base={base}
                  around={(name, { id }) => (
                    <TextLink to={href("specieList", { orderId: id })}>
                      {name}
                    </TextLink>
                  )}
                />
              ),
            },
            { label: t("taxonomy.fields.createdAt"), value: moment(createdAt) },
            { label: t("taxonomy.fields.updatedAt"), value: moment(updatedAt) },
          ]}
        />
      </Card>
    </SimpleGrid>
  );
}
