import type { AppError } from "@domain/errors";
import {
  newPersonForm,
  newPersonIssues,
  newPersonSchema,
} from "@domain/person/person-form";
import { href } from "@domain/pages";
import { begunForm } from "@domain/schema/form";
import * as z from "zod";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import {
  useDraftOwner,
  useReadySession,
} from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useSubmit } from "../../../data/hooks/use-submit";
import { newId } from "../../../data/write";
import { useLanguage } from "../../../lib/i18n/use-language";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { serverIssues } from "../../../ui/form/server-issues";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { createPerson } from "../user-writes";
import { mailInUse, mailInUseWords } from "../parts/mail-in-use";
import { useStepAddress } from "./use-step-address";

export const steps = ["person", "zoo", "right", "sectors", "summary"] as const;
export type Step = (typeof steps)[number];

const creationSchema = newPersonSchema.extend({ step: z.enum(steps) });
export type CreationForm = z.input<typeof creationSchema>;

const drafts = draftStore("person-draft", (kept) =>
  begunForm(creationSchema, kept),
);

/** The state of the form that invites somebody: one draft, one account. */
export function useCreation() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const language = useLanguage();
  const draft = useDraft(drafts, useDraftOwner("person"), newId);
  const form = useRecordForm<CreationForm>({
    name: "person",
    draft,
    initial: { ...newPersonForm(zooId, language), step: "person" },
    issuesOf: newPersonIssues,
    labelOf: (field) =>
      t(
        field === "userMail"
          ? "users.fields.userMail"
          : field === "userFirstname"
            ? "users.fields.userFirstname"
            : "users.fields.userLastname",
      ),
    wordsOf: (issue) => mailInUseWords(t, issue),
  });
  const shown = steps.filter(
    (step) => step !== "zoo" || may("flagStaff", "users"),
  );
  const { values, change } = form;
  const at = Math.max(0, shown.indexOf(values.step));
  const moveTo = useStepAddress<Step>(shown, shown[at] ?? "person", (step) =>
    change({ step }),
  );
  const sending = useSending(form, draft.id, moveTo);
  /** To another step; what is wrong with the first one is said before it is left. */
  const goTo = (step: Step) => {
    const forward = shown.indexOf(step) > at;
    if (forward && !form.check()) moveTo("person");
    else moveTo(step);
  };
  return {
    form,
    ...sending,
    steps: shown,
    step: shown[at] ?? "person",
    goTo,
    /** The step after this one; null on the last. */
    next: shown[at + 1] ?? null,
    before: shown[at - 1] ?? null,
  };
}

export type Creation = ReturnType<typeof useCreation>;
type Form = Creation["form"];

/** Sends once, and goes on to the list; somebody whose invitation failed is opened there. */
function useSending(
  form: ReturnType<typeof useRecordForm<CreationForm>>,
  operationId: string,
  moveTo: (step: Step) => void,
) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { zooId } = useReadySession();
  const { busy, failure, run } = useSubmit({ once: true });
  const inUse = failure?.code === "mail-in-use";
  useIssuesOf(form, failure, moveTo);
  const submit = () => {
    if (!form.check()) {
      moveTo("person");
      return;
    }
    const { step: _, ...person } = form.values;
    run(
      () => createPerson(person, operationId),
      ({ userId, mailFailure }) => {
        form.release();
        if (mailFailure === null)
          notifyDone(
            t("users.messages.invited", { name: person.userMail.trim() }),
          );
        else notifyError(mailFailure, t("users.messages.inviteFailed"));
        const elsewhere = person.zooId === zooId ? null : person.zooId;
        void navigate(
          href("zooDetails", {
            zoo: elsewhere,
            userId: mailFailure === null ? null : userId,
          }),
          { state: { made: userId } },
        );
      },
    );
  };
  return {
    busy,
    // What stands at a field is not said twice.
    failure: inUse ? null : failure,
    failureTitle: areRoles(failure)
      ? t("errors.messages.rolesSave")
      : t("users.messages.createFailed"),
    submit,
    cancel: () => void navigate(href("zooDetails")),
  };
}

/** What the server found wrong stands at its field, on the step that has it. */
function useIssuesOf(
  form: Form,
  failure: AppError | null,
  moveTo: (step: Step) => void,
) {
  const show = useEffectEvent(() => {
    const issues =
      failure?.code === "mail-in-use" ? [mailInUse] : serverIssues(failure);
    if (issues.length === 0) return;
    moveTo(areRoles(failure) ? "sectors" : "person");
    form.setErrors(issues.filter(({ field }) => field !== "sectorRoles"));
  });
  useEffect(() => {
    if (failure !== null) show();
  }, [failure]);
}

/** Whether it was the sectors' teams that could not be written. */
const areRoles = (failure: unknown): boolean =>
  serverIssues(failure).some(({ field }) => field === "sectorRoles");
