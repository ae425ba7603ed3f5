import type { BookOf } from "@domain/health/book/book-sight";
import { currentNotes } from "@domain/health/notes/fold";
import { healthNotesQuery } from "@domain/health/notes/note-queries";
import type { Filter } from "@domain/query/query";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../../../data/hooks/use-live";
import { useFormat } from "../../../../lib/use-format";
import { NextDues } from "../../notes/next-dues";
import { usePersonName } from "../../use-person-name";
import classes from "./book-paper.module.css";
import { PaperSection } from "./paper-section";

interface PaperNotesProps {
  animal: BookOf;
  sight: readonly Filter[];
}

/** What is due again, and every note with all it says. */
export function PaperNotes({ animal, sight }: PaperNotesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = usePersonName();
  const { zooId, animalId } = animal;
  const live = useLiveQueries([healthNotesQuery(zooId, animalId, sight)]);
  const none = t("health.book.paper.noNotes");
  return (
    <PaperSection title={t("health.book.paper.notes")} none={none} live={live}>
      {(rows) => {
        const notes = currentNotes(rows.map(({ data }) => data));
        return (
          <>
            <NextDues notes={notes} onWrite={null} />
            {notes.length === 0 && <p>{none}</p>}
            {notes.map(({ firstId, note }) => (
              <article key={firstId} style={{ marginTop: "3mm" }}>
                <b>{note.title}</b> ·{" "}
                {t(`health.notes.options.${note.noteType}`)}
                <p className={classes["small"]}>
                  {format.dateTime(note.at)} · {nameOf(note.by)}
                </p>
                {note.text !== null && (
                  <p className={classes["text"]}>{note.text}</p>
                )}
              </article>
            ))}
          </>
        );
      }}
    </PaperSection>
  );
}
