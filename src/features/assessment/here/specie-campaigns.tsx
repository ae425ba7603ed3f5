import { speciesOf } from "@domain/campaign/subjects";
import { askedSubjects } from "@domain/evaluation/asked-subjects";
import { href } from "@domain/pages";
import { startOfDay } from "@domain/time/paris";
import { Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import type { OfRecord } from "../../slot-table";
import { usePlaces } from "../parts/use-places";
import { isAnyRunning, useRunning } from "./use-running";

/** The campaigns that ask about animals of a species, how many, and what they found; nothing where none does. */
export function Component({ id: specieId }: OfRecord) {
  const { t } = useTranslation();
  const format = useFormat();
  const running = useRunning();
  const places = usePlaces(isAnyRunning(running));
  const asking =
    running.state === "data" && places.isKnown
      ? running.data.filter((one) =>
          speciesOf(one, places.animals).includes(specieId),
        )
      : [];
  if (asking.length === 0) return null;
  return (
    <Panel title={t("assessment.here.ofSpecies")}>
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
        {asking.map((campaign) => {
          const { campaignId, name, endDate } = campaign;
          const count = askedSubjects(campaign, places).filter(
            (one) => one.specieId === specieId,
          ).length;
          return (
            <Group
              key={campaignId}
              component="li"
              justify="space-between"
              gap="0 12px"
              mih={40}
            >
              <TextLink to={href("quizzResult", { campaignId })}>
                {name}
              </TextLink>
              <Text component="span" size="sm" c="dimmed">
                {[
                  t("assessment.here.animals", { count }),
                  t("assessment.fields.until", {
                    date: format.date(startOfDay(endDate)),
                  }),
                ].join(" · ")}
              </Text>
            </Group>
          );
        })}
      </Stack>
    </Panel>
  );
}
