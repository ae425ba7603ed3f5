import { drawn, drawnMost, seedShape } from "@domain/animal/sample/draw";
import { livesHere } from "@domain/directory/counts";
import { idSchema } from "@domain/schema/fields";
import { Button, Group, NumberInput, Text, TextInput } from "@mantine/core";
import { IconDice, IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory, useSectors } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { Select } from "../../../ui/form/fields/choosers";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { QueryState } from "../../../ui/state/query-state";
import { newSeed } from "./new-seed";
import { SampleList } from "./sample-list";

const usual = 10;
const idParam = idSchema.nullable().catch(null);

/** The draw that the address names. */
function useDraw() {
  const [params, change] = usePageParams();
  const count = Number(params.get("count") ?? usual);
  const seed = params.get("seed") ?? "";
  return {
    count:
      Number.isInteger(count) && count >= 1 && count <= drawnMost
        ? count
        : usual,
    seed: seedShape.test(seed) ? seed : null,
    specieId: idParam.parse(params.get("specieId")),
    sectorId: idParam.parse(params.get("sectorId")),
    change,
  };
}

/** Animals drawn by lot for a spot check: how many, of which species and sector, by a seed that draws the same again. */
export function Component() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const draw = useDraw();
  const { count, seed, specieId, sectorId, change } = draw;
  const animals = useDirectory("animals", zooId);
  const here = animals.list.filter(
    (one) =>
      livesHere(one) &&
      (specieId === null || one.specieId === specieId) &&
      (sectorId === null || one.sectorId === sectorId),
  );
  const ids = here.map(({ id }) => id);
  const chosen = seed === null ? [] : drawn(ids, count, seed);
  return (
    <>
      <PageHeader
        title={t("animals.sample.title")}
        actions={
          <Group gap="xs" data-screen>
            <Button
              mih={44}
              leftSection={<IconDice size={16} aria-hidden />}
              onClick={() => change({ seed: newSeed() })}
            >
              {t(
                seed === null
                  ? "animals.sample.draw"
                  : "animals.sample.drawAgain",
              )}
            </Button>
            {chosen.length > 0 && (
              <Button
                mih={44}
                variant="default"
                leftSection={<IconPrinter size={16} aria-hidden />}
                onClick={() => window.print()}
              >
                {t("animals.sample.print")}
              </Button>
            )}
          </Group>
        }
      />
      <QueryState query={animals.live}>
        {() => (
          <>
            <DrawFields draw={draw} />
            <Outcome found={ids.length} seed={seed} drawn={chosen.length} />
            {chosen.length > 0 && (
              <SampleList
                animals={chosen.flatMap((id) => animals.of(id) ?? [])}
              />
            )}
          </>
        )}
      </QueryState>
    </>
  );
}

function DrawFields({ draw }: { draw: ReturnType<typeof useDraw> }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const species = useDirectory("species", zooId);
  const sectors = useSectors(zooId);
  const { count, seed, specieId, sectorId, change } = draw;
  return (
    <Group align="flex-end" mb="md" data-screen>
      <NumberInput
        label={t("animals.sample.count")}
        min={1}
        max={drawnMost}
        clampBehavior="strict"
        allowDecimal={false}
        w={120}
        value={count}
        onChange={(value) =>
          change({ count: value === usual ? null : String(value) })
        }
      />
      <Select
        label={t("animals.sample.specie")}
        placeholder={t("animals.sample.anySpecie")}
        clearable
        clearButtonProps={{ "aria-label": t("common.actions.clear") }}
        searchable
        data={species.list.map(({ id, name, latinName }) => ({
          value: id,
          label: name || latinName,
        }))}
        value={specieId}
        onChange={(id) => change({ specieId: id })}
      />
      <Select
        label={t("animals.sample.sector")}
        placeholder={t("animals.sample.anySector")}
        clearable
        clearButtonProps={{ "aria-label": t("common.actions.clear") }}
        data={sectors.rows
          .filter(({ id, data }) => id === sectorId || !data.isDeleted)
          .map(({ id, data }) => ({ value: id, label: data.sectorName }))}
        value={sectorId}
        onChange={(id) => change({ sectorId: id })}
      />
      <TextInput
        label={t("animals.sample.seed")}
        maxLength={12}
        w={160}
        autoComplete="off"
        spellCheck={false}
        value={seed ?? ""}
        onChange={({ currentTarget }) => {
          const typed = currentTarget.value.replace(/[^A-Za-z0-9]/g, "");
          change({ seed: typed });
        }}
      />
    </Group>
  );
}

interface OutcomeProps {
  found: number;
  drawn: number;
  seed: string | null;
}

function Outcome({ found, drawn: count, seed }: OutcomeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const of = format.number(found);
  return (
    <Text role="status" mb="sm" c={seed === null ? "dimmed" : undefined}>
      {found === 0
        ? t("animals.sample.nobody")
        : seed === null
          ? t("animals.sample.help", { count: found, of })
          : t("animals.sample.drawn", {
              count,
              n: format.number(count),
              of,
              seed,
            })}
    </Text>
  );
}
