import { programNames } from "@domain/observation/transfer/import/file";
import { Button, Stack, Text } from "@mantine/core";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Panel } from "../../../../ui/page/panel";
import { mayWrap } from "../../../../ui/theme/may-wrap";
import { NameFields } from "./name-fields";
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
  const fields = useId();
  const [isObserverAsked, setObserverAsked] = useState(false);
  const observerOf = (key: string) =>
    options.observerValue(mapping.observers[key]);
  const unnamed = observers.filter(({ key }) => observerOf(key) === null);
  const fieldOf = (key: string) =>
    `${fields}-${String(observers.findIndex((one) => one.key === key))}`;
  const look = () => {
    setObserverAsked(true);
    const [first] = unnamed;
    if (first === undefined)
      flow.look({
        mapping,
        modifierOf: mapped.modifierOf,
        zoneOf: mapped.zoneOf,
        noteOf: session,
      });
    else document.getElementById(fieldOf(first.key))?.focus();
  };
  const session = (
    { observer = "", sourceId = "", note = "" },
    leftOut: number,
  ) =>
    [
      t("observation.import.note", {
        program: programNames[read.program],
        session: sourceId,
        observer: observer || "—",
      }),
      ...(leftOut > 0
        ? [t("observation.import.plan.left", { count: leftOut })]
        : []),
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
          asked={{
            idOf: fieldOf,
            error: isObserverAsked
              ? t("observation.import.names.whoObserved")
              : null,
          }}
          valueOf={observerOf}
          disabled={busy}
          onChange={(key, value) =>
            choose({ observers: { ...chosen.observers, [key]: value } })
          }
        >
          {unnamed.length > 0 && (
            <Button
              {...mayWrap}
              mih={44}
              mt="sm"
              variant="default"
              disabled={busy}
              onClick={() =>
                choose({
                  observers: {
                    ...chosen.observers,
                    ...Object.fromEntries(
                      unnamed.map(({ key }) => [key, mapped.here.me]),
                    ),
                  },
                })
              }
            >
              {t("observation.import.names.allMine")}
            </Button>
          )}
        </NameFields>
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
          // Nothing can be chosen for those of no ethogram.
          all={behaviours.filter(
            ({ name }) =>
              (mapping.ethograms[name.configuration] ?? null) !== null,
          )}
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
          {...mayWrap}
          mih={44}
          style={{ alignSelf: "flex-start" }}
          disabled={busy}
          onClick={look}
        >
          {t("observation.import.look")}
        </Button>
      </Stack>
    </Panel>
  );
}
