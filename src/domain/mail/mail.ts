import * as z from "zod";
import { languageSchema } from "../person/user";
import { derived, idSchema, metaFields } from "../schema/fields";

/** Whose words a mail has: of an account, with a link that signs in, or of what somebody is told. */
export const codeTemplates = ["invitation", "reset", "adminReset"] as const;
export type CodeTemplate = (typeof codeTemplates)[number];
export const mailTemplates = [...codeTemplates, "notice", "digest"] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/** `mail/{id}`: a message as the extension Trigger Email takes it, and what it is about. */
export const mailSchema = z.object({
  to: derived(z.array(z.email()).min(1).max(1)),
  message: derived(
    z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  ),
  template: derived(z.enum(mailTemplates)),
  language: derived(languageSchema),
  zooId: derived(idSchema),
  /** Whom it is about, and sent to. */
  uid: derived(idSchema),
  expireAt: derived(z.date()),
  ...metaFields,
});
export type Mail = z.infer<typeof mailSchema>;
