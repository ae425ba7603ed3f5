import type { Animal } from "@domain/animal/animal";
import type { BookSight } from "@domain/health/book/book-sight";
import { href } from "@domain/pages";
import { Button, Group } from "@mantine/core";
import { IconArrowLeft, IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../../ui/display/button-link";
import classes from "./book-paper.module.css";
import { PaperHead } from "./paper-head";
import { PaperNotes } from "./paper-notes";
import { PaperTreatments } from "./paper-treatments";
import { PaperValues } from "./paper-values";
import { PaperWeights } from "./paper-weights";

/** What paper this is for; other pages print on other paper, so it stands while the book does alone. */
const pageSize = "@page { size: A4; margin: 14mm }";

interface BookPaperProps {
  animal: Animal;
  sight: BookSight;
}

/** The healthcare book as paper has it, as far as this person reads it: what goes on, what is due, weights, values, notes in full. */
export function BookPaper({ animal, sight }: BookPaperProps) {
  const { t } = useTranslation();
  const { animalId, animalName } = animal;
  const { current, over, notes, values } = sight;
  return (
    <>
      <style>{pageSize}</style>
      <Group justify="space-between" mb="md" data-screen>
        <ButtonLink
          to={href("animal", { animalId, tab: "health" })}
          variant="default"
          mih={44}
          leftSection={<IconArrowLeft size={16} aria-hidden />}
        >
          {t("health.book.paper.back")}
        </ButtonLink>
        <Button
          mih={44}
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t("health.book.paper.open")}
        </Button>
      </Group>
      <div
        className={classes["paper"]}
        data-paper
        role="group"
        aria-label={`${t("health.book.paper.title")} · ${animalName}`}
      >
        <PaperHead animal={animal} />
        {current !== null && (
          <PaperTreatments animal={animal} sight={current} isOver={false} />
        )}
        {notes !== null && <PaperNotes animal={animal} sight={notes} />}
        {values !== null && <PaperWeights animal={animal} sight={values} />}
        {values !== null && <PaperValues animal={animal} sight={values} />}
        {over !== null && (
          <PaperTreatments animal={animal} sight={over} isOver />
        )}
      </div>
    </>
  );
}
