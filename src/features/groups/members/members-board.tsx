import { differsFromGroup } from "@domain/group/group";
import { Alert, SimpleGrid } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { ErrorState } from "../../../ui/state/error-state";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { AnimalPane } from "./animal-pane";
import type { GroupAnimals } from "./use-group-animals";
import { useGroupAnimals } from "./use-group-animals";
import { useMoves } from "./use-moves";

const nobody: ReadonlySet<string> = new Set();

/** Who is in the group beside who could be: moved by button, by key or by drag. */
export function MembersBoard({ row }: { row: Row<"groups"> }) {
  const { t } = useTranslation();
  const moves = useMoves(row.id, row.data.groupName);
  const animals = useGroupAnimals(row.id, row.data, moves.moved);
  const { live } = animals;
  if (live.state === "loading") return <ListSkeleton />;
  if (live.state === "error")
    return (
      <ErrorState
        title={t("errors.messages.groupLoading")}
        error={live}
        onRetry={live.retry}
      />
    );
  return <Sides row={row} animals={animals} moves={moves} />;
}

interface SidesProps {
  row: Row<"groups">;
  animals: GroupAnimals;
  moves: ReturnType<typeof useMoves>;
}

function Sides({ row, animals, moves: { move } }: SidesProps) {
  const { t } = useTranslation();
  const { members, candidates, mayMove } = animals;
  const [chosen, choose] = useState(nobody);
  const isSelected = ({ id }: { id: string }) => chosen.has(id);
  const differing = candidates
    .filter(isSelected)
    .some((animal) => differsFromGroup(animal, row.data));
  const go = (into: boolean) => (ids: ReadonlySet<string>) => {
    const from = into ? candidates : members;
    move(
      from.filter((animal) => ids.has(animal.id) && mayMove(animal)),
      into,
    );
    choose(nobody);
  };
  const shared = { group: row.data, chosen, choose, mayMove };
  const mayAny = [...members, ...candidates].some(mayMove);
  return (
    <>
      {differing && (
        <Alert
          color="yellow"
          role="status"
          mb="md"
          icon={<IconAlertTriangle aria-hidden />}
        >
          {t("errors.fields.groupSpecies")}
        </Alert>
      )}
      <SimpleGrid
        type="container"
        cols={{ base: 1, "700px": mayAny ? 2 : 1 }}
        spacing="lg"
        styles={{ root: { alignItems: "start" } }}
      >
        <AnimalPane
          {...shared}
          side="members"
          animals={members}
          onMove={go(false)}
          onTake={go(true)}
        />
        {mayAny && (
          <AnimalPane
            {...shared}
            side="candidates"
            animals={candidates}
            onMove={go(true)}
            onTake={go(false)}
          />
        )}
      </SimpleGrid>
    </>
  );
}
