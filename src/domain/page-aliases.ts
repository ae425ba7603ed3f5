import type { PageKey } from "./pages";

interface Alias {
  key: PageKey;
  /** Which tab it opens, where the address names none. */
  tab?: string;
  /** The page of a group, where the address names one and no animal. */
  orGroup?: true;
}

/**
 * The specification's duplicates, each leading to the page it repeats. /cirManagementView and
 * /obsPreview differ from theirs in case only, which the router does not see.
 */
export const aliases: Readonly<Record<`/${string}`, Alias>> = {
  "/CampaignCreationViewOld": { key: "campaignCreation" },
  "/quizzManagementView2": { key: "quizz" },
  "/quizzListView2": { key: "quizzList" },
  "/quizzListView3": { key: "quizzList" },
  "/QuizzPreview2": { key: "quizzPreview" },
  "/AnimalStatView": { key: "animal", tab: "statistics" },
  "/SocialView": { key: "animal", tab: "social", orGroup: true },
};
