import type { PublicationForm } from "@domain/biblio/form";
import { publicationValues } from "@domain/biblio/form";
import { sameAs } from "@domain/biblio/same";
import { href } from "@domain/pages";
import { Alert } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { usePublications } from "../../../data/biblio/use-publications";
import { TextLink } from "../../../ui/display/text-link";

/** More of them say nothing more. */
const shownMost = 3;

interface SameNoteProps {
  form: PublicationForm;
  /** Of what is being written. */
  biblioId: string;
}

/** That what somebody writes is there already, by its DOI or by its title and year, and where. */
export function SameNote({ form, biblioId }: SameNoteProps) {
  const { t } = useTranslation();
  const live = usePublications();
  const known = live.state === "data" ? live.data.rows : [];
  const same = sameAs(publicationValues(form), known, biblioId);
  return (
    <div role="status">
      {same.length > 0 && (
        <Alert
          color="yellow"
          icon={<IconInfoCircle aria-hidden />}
          title={t("biblio.messages.there")}
        >
          {same.slice(0, shownMost).map(({ id, data }) => (
            <div key={id}>
              <TextLink to={href("biblio", { biblioId: id })}>
                {data.title}
              </TextLink>
              {data.archived && ` · ${t("biblio.states.archived")}`}
            </div>
          ))}
        </Alert>
      )}
    </div>
  );
}
