import type { Results } from "@domain/evaluation/results/results";
import { awagOf } from "@domain/evaluation/score/awag";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { FactList } from "../../../ui/display/fact-list";
import { Panel } from "../../../ui/page/panel";

const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** The same criteria as the Animal Welfare Assessment Grid reads them; nothing where there are fewer than three. */
export function AwagPanel({ results }: { results: Results }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (results.criteria.length < 3) return null;
  const awag = awagOf(results.criteria);
  const text = (value: number) => format.number(value, two);
  return (
    <Panel title={t("results.awag.title")}>
      <Stack gap="sm">
        <Text c="dimmed">{t("results.awag.help")}</Text>
        {awag === null ? (
          <Text>{t("results.awag.cannotSay")}</Text>
        ) : (
          <FactList
            facts={[
              {
                label: t("results.awag.cwas"),
                value:
                  awag.low === awag.high
                    ? text(awag.cwas)
                    : `${text(awag.cwas)} ${t("results.between", {
                        low: text(awag.low),
                        high: text(awag.high),
                      })}`,
              },
              {
                label: t("results.awag.orderFree"),
                value: text(awag.orderFree),
              },
            ]}
          />
        )}
        <Text size="sm" c="dimmed">
          {t("results.awag.order")}
        </Text>
      </Stack>
    </Panel>
  );
}
