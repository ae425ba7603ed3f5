import { programNames } from "@domain/observation/transfer/import/file";
import type {
  FileNames,
  NamedIn,
} from "@domain/observation/transfer/import/names";
import { Button, Fieldset, SimpleGrid, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Select } from "../../../../ui/form/fields/choosers";
import { Panel } from "../../../../ui/page/panel";
import type { Option } from "./use-options";
import { useOptions } from "./use-options";
import type { Mapped } from "./use-mapping";
import type { SessionFile, SessionImport } from "./use-session-import";

interface MappingPartProps {
  flow: SessionImport;
  file: SessionFile;
  mapped: Mapped;
}

/** What the names of the file stand for here: guessed, and chosen otherwise where the guess is wrong. */
export function MappingPart({ flow, file, mapped }: MappingPartProps) {
  const { t } = useTranslation();
  const options = useOptions(mapped);
  const { mapping } = mapped;
  const { busy, chosen, choose } = flow;
  const { names, read } = file;
  const { configurations, places, observers, subjects, behaviours } = names;
  const session = ({ observer = "", sourceId = "", note = "" }) =>
    [
      t("observation.import.note", {
        program: programNames[read.program],
        session: sourceId,
        observer: observer || "—",
      }),
      note,
    ]
      .filter((text) => text !== "")
      .join("\n");
  return (
    <Panel title={t("observation.import.names.title")}>
      <Stack gap="md">
        <Text>{t("observation.import.names.help")}</Text>
        <NameFields
          legend={t("observation.list.fields.ethogram")}
          all={configurations}
          nameOf={(name) => name || t("observation.import.names.unsaid")}
          optionsOf={() => options.ethograms}
          valueOf={(key) => options.ethogramValue(mapping.ethograms[key])}
          disabled={busy}
          onChange={(key, value) =>
            choose({
              ethograms: {
                ...chosen.ethograms,
                [key]: options.ethogramOf(value),
              },
              // Of another ethogram nothing is known of what was chosen.
              behaviours: {},
            })
          }
        />
        <NameFields
          legend={t("observation.list.fields.enclosure")}
          all={places}
          nameOf={(name) => name || t("observation.import.names.unsaid")}
          optionsOf={() => options.enclosures}
          valueOf={(key) => mapping.enclosures[key] ?? null}
          disabled={busy}
          onChange={(key, value) =>
            choose({ enclosures: { ...chosen.enclosures, [key]: value } })
          }
        />
        <NameFields
          legend={t("observation.list.fields.observer")}
          all={observers}
          nameOf={(name) => name || t("observation.import.names.unsaid")}
          optionsOf={() => options.people}
          valueOf={(key) => options.observerValue(mapping.observers[key])}
          disabled={busy}
          onChange={(key, value) =>
            choose({
              observers: {
                ...chosen.observers,
                [key]: value ?? mapped.here.me,
              },
            })
          }
        />
        <NameFields
          legend={t("observation.list.fields.animals")}
          all={subjects}
          nameOf={({ name, isGroup }) =>
            name ||
            t(`observation.import.names.${isGroup ? "group" : "nobody"}`)
          }
          optionsOf={({ isGroup }) =>
            isGroup ? options.groups : options.animals
          }
          valueOf={(key) => mapping.subjects[key]?.id ?? null}
          disabled={busy}
          onChange={(key, id, { isGroup }) =>
            choose({
              subjects: {
                ...chosen.subjects,
                [key]:
                  id === null
                    ? null
                    : { kind: isGroup ? "group" : "animal", id },
              },
            })
          }
        />
        <NameFields
          legend={t("observation.import.names.behaviours")}
          all={behaviours}
          nameOf={({ category, name }) =>
            category === "" ? name : `${category} · ${name}`
          }
          optionsOf={({ configuration }) =>
            options.behavioursOf(mapping.ethograms[configuration] ?? null)
          }
          valueOf={(key) => options.behaviourValue(mapping.behaviours[key])}
          disabled={busy}
          onChange={(key, value) =>
            choose({
              behaviours: {
                ...chosen.behaviours,
                [key]: options.behaviourOf(value),
              },
            })
          }
        />
        <Button
          mih={44}
          h="auto"
          py="xs"
          styles={{
            root: { alignSelf: "flex-start" },
            label: { whiteSpace: "normal" },
          }}
          disabled={busy}
          onClick={() =>
            flow.look({
              mapping: options.allowed(mapping),
              modifierOf: mapped.modifierOf,
              noteOf: session,
            })
          }
        >
          {t("observation.import.look")}
        </Button>
      </Stack>
    </Panel>
  );
}

interface NameFieldsProps<T> {
  legend: string;
  all: readonly NamedIn<T>[];
  nameOf: (name: T) => string;
  optionsOf: (name: T) => readonly Option[];
  valueOf: (key: string) => string | null;
  disabled: boolean;
  onChange: (key: string, value: string | null, name: T) => void;
}

/** The names of one kind, each with what it stands for. */
function NameFields<T extends FileNames[keyof FileNames][number]["name"]>(
  props: NameFieldsProps<T>,
) {
  const { legend, all, nameOf, optionsOf, valueOf, disabled, onChange } = props;
  const { t } = useTranslation();
  if (all.length === 0) return null;
  return (
    <Fieldset legend={legend}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {all.map(({ key, name }) => (
          <Select
            key={key}
            label={nameOf(name)}
            placeholder={t("observation.import.names.leave")}
            searchable
            clearable
            limit={60}
            data={[...optionsOf(name)]}
            value={valueOf(key)}
            disabled={disabled}
            onChange={(value) => onChange(key, value, name)}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}
