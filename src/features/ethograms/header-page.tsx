import { href } from "@domain/pages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../data/live-store";
import { HeaderFormPage } from "../shared/versions/header/header-form-page";
import { createEthogram, editEthogram } from "./ethogram-writes";
import { useEthogramName } from "./parts/use-ethogram-name";

/** The form of an ethogram's names and species; null: of a new one. */
export function HeaderPage({ row }: { row: Row<"observations"> | null }) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  return (
    <HeaderFormPage
      kind="ethogram"
      header={
        base && {
          id: base.id,
          names: base.data.names,
          species: base.data.obsSpecie,
        }
      }
      nameOf={useEthogramName()}
      recordHref={(obsId) => href("obs", { obsId })}
      words={{
        list: { label: t("ethograms.title"), to: href("obsList") },
        create: t("ethograms.actions.create"),
        saved: (name) => t("ethograms.messages.saved", { name }),
      }}
      send={(id, form, name) =>
        base === null
          ? createEthogram(id, form, name)
          : editEthogram(base, form, name)
      }
    />
  );
}
