import { placesIn } from "@domain/measures/parameters/here";
import type { Collect } from "@domain/task/collect/collect";
import { useTranslation } from "react-i18next";
import { useLiveDocs } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { Select } from "../../../ui/form/fields/choosers";
import type { OfCollect } from "../../slot-table";
import { useParameterWords } from "../parameters/use-parameter-words";
import { useParameters } from "../parameters/use-parameters";

/** A task that is about more enclosures asks for a value of one of these. */
const enclosuresMost = 10;

const keyOf = ({ parameterId, enclosureId, areaId }: Collect): string =>
  JSON.stringify([enclosureId, areaId, parameterId]);

interface Choice {
  collect: Collect;
  label: string;
}

/** What can be asked for in some enclosures, by the name of each; [] for an enclosure where nothing is measured. */
function useChoices(enclosureIds: readonly string[]) {
  const { t } = useTranslation();
  const { nameOf } = useParameterWords();
  const { byName } = useFormat();
  const live = useParameters("environment");
  const places = useLiveDocs("enclosures", enclosureIds);
  const parameters = (live.state === "data" ? live.data.rows : [])
    .map(({ data }) => data)
    .sort((a, b) => byName(nameOf(a), nameOf(b)));
  return places.flatMap((place) => {
    const row = place.state === "data" ? place.data : null;
    if (row === null) return [];
    const { enclosureName, areas } = row.data;
    const choices = placesIn(parameters, {
      enclosureId: row.id,
      areas,
    }).map(({ parameter, areaId }): Choice => {
      const zone = areas.find((one) => one.areaId === areaId);
      return {
        collect: {
          parameterId: parameter.parameterId,
          enclosureId: row.id,
          areaId,
        },
        label: [
          nameOf(parameter),
          ...(enclosureIds.length > 1 ? [enclosureName] : []),
          zone?.areaName ?? t("measures.states.whole"),
        ].join(" · "),
      };
    });
    return [{ id: row.id, enclosureName, choices }];
  });
}

/** Which value a task is to bring, of what is measured in its enclosures. */
export function Component(props: OfCollect) {
  const { enclosureIds, value, onChange, ...field } = props;
  const { t } = useTranslation();
  const places = useChoices(enclosureIds.slice(0, enclosuresMost));
  const all = new Map(
    places.flatMap(({ choices }) =>
      choices.map(({ collect }) => [keyOf(collect), collect] as const),
    ),
  );
  const held = value === null ? null : keyOf(value);
  if (all.size === 0 && held === null) return null;
  return (
    <Select
      {...field}
      placeholder={t("measures.asked.nothing")}
      searchable
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      nothingFoundMessage={t("measures.states.noChoice")}
      data={[
        ...places
          .filter(({ choices }) => choices.length > 0)
          .map(({ enclosureName, choices }) => ({
            group: enclosureName,
            items: choices.map(({ collect, label }) => ({
              value: keyOf(collect),
              label,
            })),
          })),
        ...(held === null || all.has(held)
          ? []
          : [{ value: held, label: t("measures.asked.gone") }]),
      ]}
      value={held}
      onChange={(chosen) =>
        onChange(chosen === null ? null : (all.get(chosen) ?? value))
      }
    />
  );
}
