import { placeKey } from "@domain/inventory/ids";
import type { Questions } from "@domain/inventory/plan/questions";
import type {
  Establishment,
  NamedPlace,
  Placing,
} from "@domain/inventory/plan/types";
import { Fieldset, NativeSelect, Stack, Switch, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useKnown } from "../modal/use-known";
import { SeveralQuestion } from "./several-question";
import type { ChoiceProps } from "./values-step";

interface PlaceQuestionsProps extends ChoiceProps {
  questions: Questions;
  establishment: Establishment;
}

/** The names of places that are not there, and the animals that name none. */
export function PlaceQuestions({
  questions,
  establishment,
  choices,
  change,
}: PlaceQuestionsProps) {
  const { t } = useTranslation();
  const { mayMakeEnclosures, mayMakeGroups, sectors } = useKnown();
  const { enclosures, groups, unplaced } = questions;
  const makes =
    enclosures.length > 0 ||
    (choices.withoutEnclosure !== null && "name" in choices.withoutEnclosure);
  return (
    <>
      {enclosures.length > 0 && (
        <NamesQuestion
          legend={t("inventory.fields.enclosures")}
          names={enclosures}
          there={establishment.enclosures}
          placings={choices.enclosures}
          unnamed={choices.newEnclosures}
          mayMake={mayMakeEnclosures}
          leaves={t("inventory.states.refuseRows")}
          onUnnamed={(newEnclosures) => change({ newEnclosures })}
          onPlacings={(placings) => change({ enclosures: placings })}
        />
      )}
      {groups.length > 0 && (
        <NamesQuestion
          legend={t("inventory.fields.groups")}
          names={groups}
          there={establishment.groups}
          placings={choices.groups}
          unnamed={choices.newGroups}
          mayMake={mayMakeGroups}
          leaves={t("inventory.states.withoutGroup")}
          onUnnamed={(newGroups) => change({ newGroups })}
          onPlacings={(placings) => change({ groups: placings })}
        />
      )}
      <SeveralQuestion
        legend={t("inventory.fields.severalEnclosures")}
        names={questions.severalEnclosures}
        there={establishment.enclosures}
        sectors={sectors}
        placings={choices.enclosures}
        leaves={t("inventory.states.refuseRows")}
        onPlacings={(placings) => change({ enclosures: placings })}
      />
      <SeveralQuestion
        legend={t("inventory.fields.severalGroups")}
        names={questions.severalGroups}
        there={establishment.groups}
        sectors={sectors}
        placings={choices.groups}
        leaves={t("inventory.states.withoutGroup")}
        onPlacings={(placings) => change({ groups: placings })}
      />
      {unplaced > 0 && (
        <Unplaced
          count={unplaced}
          enclosures={establishment.enclosures}
          mayMake={mayMakeEnclosures}
          choices={choices}
          change={change}
        />
      )}
      {makes && mayMakeEnclosures && sectors.length > 0 && (
        <NativeSelect
          label={t("inventory.fields.newSector")}
          value={choices.newSectorId ?? ""}
          data={[
            { value: "", label: t("inventory.states.noSector") },
            ...sectors.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            change({ newSectorId: value === "" ? null : value })
          }
        />
      )}
    </>
  );
}

function Unplaced({
  count,
  enclosures,
  mayMake,
  choices: { withoutEnclosure },
  change,
}: ChoiceProps & {
  count: number;
  enclosures: readonly NamedPlace[];
  mayMake: boolean;
}) {
  const { t } = useTranslation();
  const toPlace = t("inventory.states.toPlace");
  const value =
    withoutEnclosure === null
      ? "none"
      : "id" in withoutEnclosure
        ? `id ${withoutEnclosure.id}`
        : "new";
  return (
    <NativeSelect
      label={t("inventory.fields.unplaced", { count })}
      value={value}
      data={[
        ...(mayMake
          ? [
              {
                value: "new",
                label: t("inventory.states.makePlace", { name: toPlace }),
              },
            ]
          : []),
        { value: "none", label: t("inventory.states.refuseRows") },
        ...enclosures.map(({ id, name }) => ({
          value: `id ${id}`,
          label: name,
        })),
      ]}
      onChange={({ currentTarget }) => {
        const chosen = currentTarget.value;
        change({
          withoutEnclosure:
            chosen === "none"
              ? null
              : chosen === "new"
                ? { name: toPlace }
                : { id: chosen.slice("id ".length) },
        });
      }}
    />
  );
}

interface NamesQuestionProps {
  legend: string;
  names: readonly string[];
  there: readonly NamedPlace[];
  placings: ReadonlyMap<string, Placing>;
  unnamed: "create" | "leave";
  mayMake: boolean;
  /** What leaving a name out does. */
  leaves: string;
  onUnnamed: (unnamed: "create" | "leave") => void;
  onPlacings: (placings: ReadonlyMap<string, Placing>) => void;
}

/** So many names are shown one by one. */
const shown = 60;

function NamesQuestion(props: NamesQuestionProps) {
  const { legend, names, there, placings, unnamed, mayMake, leaves } = props;
  const { t } = useTranslation();
  const valueOf = (name: string) => {
    const placing = placings.get(placeKey(name));
    return placing?.kind === "use"
      ? `id ${placing.id}`
      : (placing?.kind ?? unnamed);
  };
  const choose = (name: string, value: string) => {
    const placing: Placing =
      value === "create" || value === "leave"
        ? { kind: value }
        : { kind: "use", id: value.slice("id ".length) };
    props.onPlacings(new Map([...placings, [placeKey(name), placing]]));
  };
  return (
    <Fieldset legend={legend}>
      <Stack gap="sm">
        {mayMake && (
          <Switch
            label={t("inventory.fields.makeMissing", { count: names.length })}
            checked={unnamed === "create"}
            onChange={({ currentTarget }) => {
              props.onPlacings(new Map());
              props.onUnnamed(currentTarget.checked ? "create" : "leave");
            }}
          />
        )}
        {names.slice(0, shown).map((name) => (
          <NativeSelect
            key={name}
            label={name}
            value={valueOf(name)}
            data={[
              ...(mayMake
                ? [{ value: "create", label: t("inventory.states.make") }]
                : []),
              { value: "leave", label: leaves },
              ...there.map((place) => ({
                value: `id ${place.id}`,
                label: place.name,
              })),
            ]}
            onChange={({ currentTarget }) => choose(name, currentTarget.value)}
          />
        ))}
        {names.length > shown && (
          <Text size="sm" c="dimmed">
            {t("inventory.states.moreNames", { count: names.length - shown })}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}
