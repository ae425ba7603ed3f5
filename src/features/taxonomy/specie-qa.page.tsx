import { href } from "@domain/pages";
import { Button, Stack, Text } from "@mantine/core";
import { IconStethoscope } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CallableOutput } from "@domain/callables";
import { useSubmit } from "../../data/hooks/use-submit";
import { FormFailure } from "../../ui/form/form-failure";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { ListSkeleton } from "../../ui/state/skeletons";
import { FlawPanel } from "./qa/flaw-panel";
import { checkBase } from "./taxonomy-writes";

type Checked = CallableOutput<"checkTaxonomy">;

/** What is missing or contradictory in the species base, each with its repair. */
export function Component() {
  const { t } = useTranslation();
  const [found, setFound] = useState<Checked | null>(null);
  const { busy, failure, run } = useSubmit();
  const check = () => run(checkBase, setFound);
  const first = useEffectEvent(check);
  useEffect(() => {
    first();
  }, []);
  return (
    <>
      <PageHeader
        title={t("taxonomy.qa.title")}
        crumbs={[
          { label: t("taxonomy.title.species"), to: href("specieList") },
        ]}
        facts={found !== null && t("taxonomy.qa.read", { count: found.read })}
        actions={
          <Button
            variant="default"
            loading={busy}
            leftSection={<IconStethoscope size={16} aria-hidden />}
            onClick={check}
          >
            {t("taxonomy.qa.again")}
          </Button>
        }
      />
      <FormFailure failure={failure} onRetry={check} />
      {found === null ? busy && <ListSkeleton /> : <Flaws found={found} />}
    </>
  );
}

function Flaws({ found }: { found: Checked }) {
  const { t } = useTranslation();
  const wrong = found.flaws.filter(({ count }) => count > 0);
  if (wrong.length === 0)
    return (
      <EmptyState
        icon={IconStethoscope}
        title={t("taxonomy.qa.nothing")}
        body={t("taxonomy.qa.nothingHelp")}
      />
    );
  return (
    <Stack>
      <Text c="dimmed">{t("taxonomy.qa.help")}</Text>
      {wrong.map((one) => (
        <FlawPanel key={one.flaw} {...one} />
      ))}
    </Stack>
  );
}
