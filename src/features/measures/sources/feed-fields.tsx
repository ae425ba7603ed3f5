import { isThere } from "@domain/directory/is-there";
import type { SourceForm } from "@domain/measures/ingest/source";
import { feedsMost } from "@domain/measures/ingest/source";
import { Button, Fieldset, Group, Stack, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { Select } from "../../../ui/form/fields/choosers";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { useParameters } from "../parameters/use-parameters";
import { useParameterWords } from "../parameters/use-parameter-words";

type Feed = SourceForm["feeds"][number];

const blank: Feed = {
  feed: "",
  parameterId: "",
  enclosureId: "",
  areaId: null,
};

/** What a source sends under which name, and of what and where that is. */
export function FeedFields({ form }: { form: RecordForm<SourceForm> }) {
  const { t } = useTranslation();
  const { feeds } = form.values;
  const set = (next: Feed[]) => form.change({ feeds: next });
  return (
    <Fieldset
      legend={t("measures.sources.fields.feeds")}
      mx={0}
      {...{ id: form.field("feeds").id }}
    >
      <Stack gap="lg">
        {feeds.map((feed, index) => (
          <FeedField
            key={index}
            form={form}
            index={index}
            feed={feed}
            onChange={(more) =>
              set(
                feeds.map((one, at) =>
                  at === index ? { ...one, ...more } : one,
                ),
              )
            }
            onRemove={() => set(feeds.filter((_, at) => at !== index))}
          />
        ))}
        <Button
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={feeds.length >= feedsMost}
          style={{ alignSelf: "flex-start" }}
          onClick={() => set([...feeds, blank])}
        >
          {t("measures.sources.addFeed")}
        </Button>
      </Stack>
    </Fieldset>
  );
}

interface FeedFieldProps {
  form: RecordForm<SourceForm>;
  index: number;
  feed: Feed;
  onChange: (feed: Partial<Feed>) => void;
  onRemove: () => void;
}

function FeedField({ form, index, feed, onChange, onRemove }: FeedFieldProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const { byName } = useFormat();
  const { nameOf } = useParameterWords();
  const live = useParameters("environment");
  const enclosures = useDirectory("enclosures", zooId);
  const enclosure = useLiveDoc("enclosures", feed.enclosureId || null);
  const areas =
    enclosure.state === "data" ? (enclosure.data?.data.areas ?? []) : [];
  const parameters = (live.state === "data" ? live.data.rows : [])
    .filter(
      ({ id, data }) =>
        id === feed.parameterId ||
        (!data.isArchived &&
          data.measureType !== "choice" &&
          data.measureType !== "datetime"),
    )
    .map(({ id, data }) => ({ value: id, label: nameOf(data) }))
    .sort((a, b) => byName(a.label, b.label));
  const field = (name: keyof Feed) =>
    form.field(`feeds.${String(index)}.${name}`);
  const typing = {
    searchable: true,
    nothingFoundMessage: t("measures.states.noChoice"),
  };
  return (
    <Stack
      gap="xs"
      role="group"
      aria-label={t("measures.sources.feed", { number: index + 1 })}
    >
      <TextInput
        {...field("feed")}
        label={t("measures.sources.fields.feed")}
        description={t("measures.sources.feedHelp")}
        required
        value={feed.feed}
        onChange={({ currentTarget }) =>
          onChange({ feed: currentTarget.value })
        }
      />
      <Select
        {...field("parameterId")}
        {...typing}
        label={t("measures.fields.parameter")}
        required
        data={parameters}
        value={feed.parameterId === "" ? null : feed.parameterId}
        onChange={(chosen) => onChange({ parameterId: chosen ?? "" })}
      />
      <Select
        {...field("enclosureId")}
        {...typing}
        label={t("measures.fields.enclosure")}
        required
        data={enclosures.list
          .filter(isThere)
          .map(({ id, name }) => ({ value: id, label: name }))}
        value={feed.enclosureId === "" ? null : feed.enclosureId}
        onChange={(chosen) =>
          onChange({ enclosureId: chosen ?? "", areaId: null })
        }
      />
      {areas.length > 0 && (
        <Select
          {...field("areaId")}
          label={t("measures.fields.area")}
          data={[
            { value: "", label: t("measures.states.whole") },
            ...areas.map(({ areaId, areaName }) => ({
              value: areaId,
              label: areaName,
            })),
          ]}
          value={feed.areaId ?? ""}
          allowDeselect={false}
          onChange={(chosen) =>
            onChange({ areaId: chosen === "" ? null : chosen })
          }
        />
      )}
      <Group justify="flex-end">
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          mih={36}
          leftSection={<IconTrash size={14} aria-hidden />}
          onClick={onRemove}
        >
          {t("measures.sources.removeFeed")}
        </Button>
      </Group>
    </Stack>
  );
}
