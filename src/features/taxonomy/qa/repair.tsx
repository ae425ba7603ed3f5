import type { CallableOutput } from "@domain/callables";
import { href } from "@domain/pages";
import type { Flaw } from "@domain/taxonomy/flaws";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import { ButtonLink } from "../../../ui/display/button-link";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import { MergePanel } from "../parts/merge-panel";
import { alignOrder } from "../taxonomy-writes";

interface RepairProps {
  flaw: Flaw;
  specie: CallableOutput<"checkTaxonomy">["flaws"][number]["species"][number];
}

/** What mends a flaw: a merge, the family's order, the family, the review's end, or the form. */
export function Repair({ flaw, specie }: RepairProps) {
  const { t } = useTranslation();
  if (flaw === "latinTwice") return <Merge specie={specie} />;
  if (flaw === "orderDiffers" || flaw === "familyWithoutOrder")
    return <OfFamily flaw={flaw} specie={specie} />;
  return flaw === "underReview" ? (
    <ButtonLink
      to={href("specie", { specieId: specie.id })}
      variant="default"
      size="sm"
    >
      {t("taxonomy.qa.look")}
    </ButtonLink>
  ) : (
    <ButtonLink
      to={href("specie", { specieId: specie.id, mode: "edit" })}
      variant="default"
      size="sm"
    >
      {t("common.actions.edit")}
    </ButtonLink>
  );
}

function Merge({ specie }: Pick<RepairProps, "specie">) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        disabled={done}
        onClick={() => setOpen(true)}
      >
        {t("taxonomy.actions.merge")}
      </Button>
      {open && (
        <MergePanel
          kind="species"
          taxon={{ ...specie, names: {}, parentId: null }}
          onClose={() => setOpen(false)}
          onMerged={() => {
            setOpen(false);
            setDone(true);
          }}
        />
      )}
    </>
  );
}

/** The family it has now is looked up once the repair is in sight. */
function OfFamily({ flaw, specie }: RepairProps) {
  const { t } = useTranslation();
  const live = useLiveDoc("species", specie.id);
  const [done, setDone] = useState(false);
  const { busy, run } = useSubmit();
  const familyId =
    live.state === "data" ? (live.data?.data.familyId ?? null) : null;
  if (flaw === "familyWithoutOrder")
    return (
      <ButtonLink
        to={href("familyList", { familyId })}
        variant="default"
        size="sm"
      >
        {t("taxonomy.qa.family")}
      </ButtonLink>
    );
  const align = () => {
    if (familyId === null) return;
    run(
      () =>
        alignOrder(specie.id, familyId, specie.latin).catch(
          (error: unknown) => {
            notifyError(error, t("taxonomy.qa.align"));
            throw error;
          },
        ),
      () => {
        setDone(true);
        notifyDone(t("taxonomy.messages.saved", { name: specie.latin }));
      },
    );
  };
  return (
    <Button
      variant="default"
      size="sm"
      loading={busy}
      disabled={done || familyId === null}
      onClick={align}
    >
      {t("taxonomy.qa.align")}
    </Button>
  );
}
