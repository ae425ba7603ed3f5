import type { Label, Tag } from "@domain/label/label";
import { labelSchema, tagSchema } from "@domain/label/label";

export const aTag = (tag: Partial<Tag> = {}): Tag =>
  tagSchema.parse({
    id: "tag-1",
    name: "Olfactif",
    tagName: "Olfactif",
    labelKey: "olfactif",
    trad: { fr: "Olfactif", en: "Scent" },
    ...tag,
  });

/** A category or a goal. */
export const aLabel = (label: Partial<Label> = {}): Label =>
  labelSchema.parse({
    id: "label-1",
    label: "Éveil",
    labelKey: "eveil",
    trad: { fr: "Éveil", en: "Alertness" },
    ...label,
  });
