import { curlLine, exampleValue } from "@domain/measures/ingest/example";
import {
  payloadBytesMost,
  payloadReadingsMost,
} from "@domain/measures/ingest/payload";
import type { SensorSource } from "@domain/measures/ingest/source";
import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { useParameters } from "../parameters/use-parameters";
import { CopyField } from "../../../ui/form/fields/copy-field";
import { useIngestAddress } from "./use-ingest-address";

interface SendingHelpProps {
  source: SensorSource;
  /** null: it was told before. */
  token: string | null;
}

/** Where a device sends its readings, and how: all that is needed to set one up. */
export function SendingHelp({ source, token }: SendingHelpProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const address = useIngestAddress();
  const live = useParameters("environment");
  const [at] = useState(() => new Date());
  const [feed] = source.feeds;
  const parameter =
    live.state === "data" &&
    live.data.rows.find(({ id }) => id === feed?.parameterId)?.data;
  if (address === null) return null;
  return (
    <Stack gap="md">
      <CopyField
        label={t("measures.sources.address")}
        description={t("measures.sources.addressHelp", {
          readings: format.number(payloadReadingsMost),
          bytes: format.number(payloadBytesMost / 1000),
        })}
        copy={t("measures.sources.copyAddress")}
        copied={t("measures.sources.copied")}
        text={address}
      />
      {feed !== undefined && parameter && (
        <CopyField
          label={t("measures.sources.example")}
          description={t("measures.sources.exampleHelp", { feed: feed.feed })}
          copy={t("measures.sources.copyExample")}
          copied={t("measures.sources.copied")}
          mono
          text={curlLine({
            address,
            token: token ?? t("measures.sources.secretHere"),
            feed: feed.feed,
            value: exampleValue(parameter),
            at,
          })}
        />
      )}
      <Text size="sm" c="dimmed">
        {t("measures.sources.header")}
      </Text>
    </Stack>
  );
}
