import { placeKey } from "@domain/inventory/ids";
import type { NamedPlace, Placing } from "@domain/inventory/plan/types";
import { Fieldset, NativeSelect, Stack } from "@mantine/core";

interface SeveralQuestionProps {
  legend: string;
  names: readonly string[];
  there: readonly NamedPlace[];
  sectors: readonly { id: string; name: string }[];
  placings: ReadonlyMap<string, Placing>;
  /** What becomes of rows where none of them is chosen. */
  leaves: string;
  onPlacings: (placings: ReadonlyMap<string, Placing>) => void;
}

/** Which of the places that have one name is meant, told apart by their sectors. */
export function SeveralQuestion(props: SeveralQuestionProps) {
  const { legend, names, there, sectors, placings, leaves } = props;
  if (names.length === 0) return null;
  const sectorOf = new Map(sectors.map(({ id, name }) => [id, name]));
  const labelOf = ({ name, sectorId }: NamedPlace) => {
    const sector = sectorId === null ? undefined : sectorOf.get(sectorId);
    return sector === undefined ? name : `${name} (${sector})`;
  };
  const choose = (name: string, id: string) => {
    const next = new Map(placings);
    if (id === "") next.delete(placeKey(name));
    else next.set(placeKey(name), { kind: "use", id });
    props.onPlacings(next);
  };
  return (
    <Fieldset legend={legend}>
      <Stack gap="sm">
        {names.map((name) => {
          const chosen = placings.get(placeKey(name));
          return (
            <NativeSelect
              key={name}
              label={name}
              value={chosen?.kind === "use" ? chosen.id : ""}
              data={[
                { value: "", label: leaves },
                ...there
                  .filter((place) => placeKey(place.name) === placeKey(name))
                  .map((place) => ({
                    value: place.id,
                    label: labelOf(place),
                  })),
              ]}
              onChange={({ currentTarget }) =>
                choose(name, currentTarget.value)
              }
            />
          );
        })}
      </Stack>
    </Fieldset>
  );
}
