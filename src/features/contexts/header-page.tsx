import { href } from "@domain/pages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../data/live-store";
import { HeaderFormPage } from "../shared/versions/header/header-form-page";
import { createContext, editContext } from "./context-writes";
import { useContextName } from "./parts/use-context-name";

/** The form of a context's names; null: of a new one. */
export function HeaderPage({ row }: { row: Row<"contexts"> | null }) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  return (
    <HeaderFormPage
      kind="context"
      hasSpecies={false}
      header={base && { id: base.id, names: base.data.names, species: [] }}
      nameOf={useContextName()}
      recordHref={(contextId) => href("obsContext", { contextId })}
      words={{
        list: { label: t("contexts.title"), to: href("obsContextList") },
        create: t("contexts.actions.create"),
        saved: (name) => t("contexts.messages.saved", { name }),
      }}
      send={(id, form, name) =>
        base === null
          ? createContext(id, form, name)
          : editContext(base, form, name)
      }
    />
  );
}
