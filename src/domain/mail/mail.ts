import * as z from "zod";
import { languageSchema } from "../person/user";
import { derived, idSchema, metaFields } from "../schema/fields";

/** Whose words a mail has: of an account, with a link that signs in, or of what somebody is told. */
export const codeTemplates = ["invitation", "reset", "adminReset"] as const;
export type CodeTemplate = (typeof codeTemplates)[number];
export const mailTemplates = [
  ...codeTemplates,
  "notice",
  "digest",
  "order",
  "reminder",
  "export",
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/** What travels within a mail and is shown in it, as Nodemailer takes it. */
export const mailAttachmentSchema = z.object({
  filename: z.string(),
  content: z.string(),
  encoding: z.literal("base64"),
  contentType: z.enum(["image/jpeg", "image/png"]),
  contentDisposition: z.literal("inline"),
  cid: z.string(),
});
export type MailAttachment = z.infer<typeof mailAttachmentSchema>;

/** `mail/{id}`: a message as the extension Trigger Email takes it, and what it is about. */
export const mailSchema = z.object({
  to: derived(z.array(z.email()).min(1).max(1)),
  message: derived(
    z.object({
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      attachments: z.array(mailAttachmentSchema).max(1).optional(),
    }),
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
