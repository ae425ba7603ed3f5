import type { AnimalEntry } from "@domain/directory/kinds";
import { allFound, searchOver } from "@domain/directory/search";
import type { Group } from "@domain/group/group";
import {
  Button,
  Group as Line,
  Paper,
  Stack,
  Text,
  Title,
} from "@mantine/core";
import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import type { DragEvent, KeyboardEvent } from "react";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { SearchField } from "../../../ui/list/filter/filter-bar";
import { LoadMore } from "../../../ui/list/load-more";
import { useSpecieName } from "../parts/use-specie-name";
import { AnimalLine } from "./animal-line";

/** As many as anybody reads through; the search narrows them. */
const shownStep = 60;
/** What a dragged animal carries: ids alone, and only within this page. */
const dragType = "application/x-suricate-animals";

interface AnimalPaneProps {
  side: "members" | "candidates";
  group: Pick<Group, "specieId">;
  animals: readonly AnimalEntry[];
  chosen: ReadonlySet<string>;
  choose: (ids: ReadonlySet<string>) => void;
  mayMove: (animal: AnimalEntry) => boolean;
  /** Moves some of these to the other side. */
  onMove: (ids: ReadonlySet<string>) => void;
  /** Takes some of the other side in. */
  onTake: (ids: ReadonlySet<string>) => void;
}

/** One side of a group: who is in it, or who could be. */
export function AnimalPane(props: AnimalPaneProps) {
  const { side, animals, chosen, choose, mayMove, onMove, onTake } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const title = useId();
  const [typed, setTyped] = useState("");
  const [limit, setLimit] = useState(shownStep);
  const [isOver, setOver] = useState(false);
  const found = useFoundIn(animals, typed);
  const picked = animals.filter(({ id }) => chosen.has(id));
  const isMembers = side === "members";
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    choose(next);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onTake(new Set(event.dataTransfer.getData(dragType).split("\n")));
  };
  const drag = (id: string) => (event: DragEvent) => {
    // What is chosen goes together; what is not goes alone.
    const ids = chosen.has(id) ? picked.map((one) => one.id) : [id];
    event.dataTransfer.setData(dragType, ids.join("\n"));
    event.dataTransfer.effectAllowed = "move";
  };
  return (
    <Paper
      withBorder
      p="md"
      component="section"
      aria-labelledby={title}
      data-side={side}
      bd={isOver ? "2px dashed var(--mantine-primary-color-filled)" : undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
      onKeyDown={(event) => moveByKey(event, isMembers, () => onMove(chosen))}
    >
      <Stack gap="sm">
        <Line justify="space-between" wrap="nowrap">
          <Title order={2} size="h4" id={title}>
            {t(`groups.states.${side}`)}
          </Title>
          <Text c="dimmed">{format.number(animals.length)}</Text>
        </Line>
        <Line>
          <SearchField
            label={t(`groups.actions.find.${side}`)}
            value={typed}
            onChange={setTyped}
          />
        </Line>
        {found.length === 0 ? (
          <Text c="dimmed" py="md">
            {t(
              typed === ""
                ? `groups.states.nobody.${side}`
                : "groups.states.nobodyFound",
            )}
          </Text>
        ) : (
          <Stack component="ul" gap={0} m={0} p={0}>
            {found.slice(0, limit).map((animal) => (
              <AnimalLine
                key={animal.id}
                animal={animal}
                group={props.group}
                isChosen={chosen.has(animal.id)}
                mayMove={mayMove(animal)}
                isOther={!isMembers}
                onToggle={() => toggle(animal.id)}
                onDragStart={drag(animal.id)}
              />
            ))}
          </Stack>
        )}
        <LoadMore
          onMore={
            found.length > limit ? () => setLimit(limit + shownStep) : null
          }
          loading={false}
        />
        {animals.some(mayMove) && (
          <Button
            mih={44}
            variant={isMembers ? "default" : "filled"}
            disabled={picked.length === 0}
            leftSection={
              isMembers ? (
                <IconArrowRight size={16} aria-hidden />
              ) : (
                <IconArrowLeft size={16} aria-hidden />
              )
            }
            onClick={() => onMove(chosen)}
            pos="sticky"
            bottom={12}
          >
            {picked.length === 0
              ? t(`groups.actions.move.${side}`)
              : t(`groups.actions.moveSome.${side}`, { count: picked.length })}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}

/** Up and down go from box to box; towards the other side takes the chosen ones there. */
function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  isMembers: boolean,
  move: () => void,
): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== "checkbox")
    return;
  if (key === (isMembers ? "ArrowRight" : "ArrowLeft")) {
    event.preventDefault();
    move();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return;
  event.preventDefault();
  const boxes = [
    ...currentTarget.querySelectorAll<HTMLInputElement>("input[type=checkbox]"),
  ];
  boxes[boxes.indexOf(target) + step]?.focus();
}

/** Those of the animals whose name or species holds what was typed; all for nothing typed. */
function useFoundIn(
  animals: readonly AnimalEntry[],
  typed: string,
): readonly AnimalEntry[] {
  const nameOf = useSpecieName();
  const search = useMemo(
    () =>
      searchOver(animals, (animal) => [
        animal.name,
        nameOf(animal),
        animal.specieLatinName,
      ]),
    [animals, nameOf],
  );
  return useMemo(() => allFound(search(typed)), [search, typed]);
}
