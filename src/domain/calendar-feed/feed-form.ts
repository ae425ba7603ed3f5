import * as z from "zod";
import { languageSchema } from "../person/user";
import { formIssues, requiredLine } from "../schema/form";
import type { Issue } from "../schema/issue";
import { feedContents, feedNameMax } from "./feed";

const feedFormSchema = z.object({
  name: requiredLine(feedNameMax),
  contents: z.array(z.enum(feedContents)).min(1, "required"),
  language: languageSchema,
});
export type FeedForm = z.input<typeof feedFormSchema>;

/** What is wrong with a feed that somebody fills in; [] when it may be made. */
export const feedIssues = (form: FeedForm): Issue[] =>
  formIssues(feedFormSchema, form);
