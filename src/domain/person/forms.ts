import * as z from "zod";
import { anyway, formIssues, requiredText } from "../schema/form";
import type { Issue } from "../schema/issue";
import { passwordSchema } from "./password";
import { languageSchema, nameMax } from "./user";

/**
 * A new password, typed twice. "invalid" says of `password` that it is too short or shows nothing, of `repeat` that it is another:
 * the catalogue has words of its own for both.
 */
const newPassword = {
  password: z.string().min(1, { error: "required" }).pipe(passwordSchema),
  repeat: z.string(),
};

interface TypedTwice {
  password: string;
  repeat: string;
}

/** Whatever else is wrong with a form, it says where the two differ. */
const typedTwice = {
  path: ["repeat"],
  error: "invalid",
  when: anyway,
};
const isSame = ({ password, repeat }: TypedTwice) => password === repeat;

const names = {
  userFirstname: requiredText(nameMax),
  userLastname: requiredText(nameMax),
};

/** The terms have been read. */
const accepted = z.boolean().refine((yes) => yes, { error: "required" });

const newPasswordFormSchema = z.object(newPassword).refine(isSame, typedTwice);
export type NewPasswordForm = z.input<typeof newPasswordFormSchema>;

const passwordChangeFormSchema = z
  .object({
    current: z.string().min(1, { error: "required" }),
    ...newPassword,
  })
  .refine(isSame, typedTwice);
export type PasswordChangeForm = z.input<typeof passwordChangeFormSchema>;

const firstSignInFormSchema = z
  .object({ ...newPassword, accepted })
  .refine(isSame, typedTwice);
export type FirstSignInForm = z.input<typeof firstSignInFormSchema>;

const registrationFormSchema = z
  .object({ ...names, ...newPassword, accepted })
  .refine(isSame, typedTwice);
export type RegistrationForm = z.input<typeof registrationFormSchema>;

const termsFormSchema = z.object({ accepted });
export type TermsForm = z.input<typeof termsFormSchema>;

/** What somebody changes of their own card and account. */
export const profileFormSchema = z.object({
  ...names,
  language: languageSchema,
});
export type ProfileForm = z.input<typeof profileFormSchema>;

/** What is wrong with each form, in the order of its fields; [] when it may be sent. */
export const newPasswordIssues = (form: NewPasswordForm): Issue[] =>
  formIssues(newPasswordFormSchema, form);
export const passwordChangeIssues = (form: PasswordChangeForm): Issue[] =>
  formIssues(passwordChangeFormSchema, form);
export const firstSignInIssues = (form: FirstSignInForm): Issue[] =>
  formIssues(firstSignInFormSchema, form);
export const registrationIssues = (form: RegistrationForm): Issue[] =>
  formIssues(registrationFormSchema, form);
export const termsIssues = (form: TermsForm): Issue[] =>
  formIssues(termsFormSchema, form);
export const profileIssues = (form: ProfileForm): Issue[] =>
  formIssues(profileFormSchema, form);
