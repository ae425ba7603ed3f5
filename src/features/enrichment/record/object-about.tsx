import type { Enrichment } from "@domain/enrichment/enrichment";
import {
  enrichmentTextIn,
  translatedLanguages,
} from "@domain/enrichment/enrichment";
import { Card, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { standIn, useSectors } from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { languageNames } from "../../../lib/i18n/languages";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { NotGiven } from "../../../ui/display/coming-name";
import { FactList } from "../../../ui/display/fact-list";
import { useLabels } from "../use-labels";

/** What is known of an object. */
export function ObjectAbout({ row: { data } }: { row: Row<"enrichments"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { zooId } = useReadySession();
  const sectors = useSectors(zooId);
  const categories = useLabels("categories");
  const goals = useLabels("goals");
  const tags = useLabels("tags");
  const named = (ids: readonly string[], nameOf: (id: string) => string) =>
    ids.length === 0 ? <NotGiven /> : format.list(ids.map(nameOf));
  const sectorName = (id: string) =>
    sectors.of(id)?.sectorName ?? standIn(sectors, id) ?? "—";
  const text = enrichmentTextIn(data, language);
  return (
    <Card maw={720}>
      {text !== null && (
        <Text mb="md" style={{ whiteSpace: "pre-line" }}>
          {text}
        </Text>
      )}
      <FactList
        facts={[
          {
            label: t("enrichment.fields.originalName"),
            value: data.originalName ?? <NotGiven />,
          },
          {
            label: t("enrichment.fields.categories"),
            value: named(data.categories, categories.nameOf),
          },
          {
            label: t("enrichment.fields.goals"),
            value: named(data.goals, goals.nameOf),
          },
          {
            label: t("enrichment.fields.tags"),
            value: named(data.tags, tags.nameOf),
          },
          {
            label: t("enrichment.fields.sectors"),
            value:
              data.sectors.length === 0
                ? t("enrichment.states.allSectors")
                : format.list(data.sectors.map(sectorName)),
          },
          {
            label: t("enrichment.fields.sku"),
            value: data.sku ?? <NotGiven />,
          },
          {
            label: t("enrichment.fields.translations"),
            value: <Languages object={data} />,
          },
        ]}
      />
    </Card>
  );
}

/** The languages in which an object has a name of its own. */
function Languages({ object }: { object: Pick<Enrichment, "translations"> }) {
  const format = useFormat();
  const there = translatedLanguages.filter(
    (language) => object.translations[language] !== undefined,
  );
  return there.length === 0 ? (
    <NotGiven />
  ) : (
    format.list(there.map((language) => languageNames[language]))
  );
}
