import { languages } from "../../../src/domain/taxonomy/taxonomy";
import { kebab, type FeatureName } from "./names";

export interface NewFile {
  path: string;
  text: string;
}

const feature = ({
  many,
  one,
  listPage,
}: FeatureName) => `import type { Feature } from "../feature";

/** The ${many}. */
export const feature: Feature = {
  texts: ["${many}"],
  pages: {
    ${listPage}: {
      needs: { resource: "${many}", action: "read" },
      menu: [
        {
          heading: "park",
          order: 9,
          for: ["superAdmin", "admin"],
          icon: "list-details",
          label: "${many}.menu.${listPage}",
        },
      ],
      load: () => import("./${kebab(one)}-list.page"),
    },
  },
  outbox: { collections: ["${many}"] },
};
`;

const listPage = ({
  many,
}: FeatureName) => `import { IconListDetails } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("${many}.title")} />
      <EmptyState icon={IconListDetails} title={t("${many}.states.none")} />
    </>
  );
}
`;

const schema = ({ one, type, many }: FeatureName) => `import * as z from "zod";
import {
  derived,
  idSchema,
  metaFields,
  textSchema,
} from "../schema/fields";

/** \`${many}/{${one}Id}\`. */
export const ${one}Schema = z.object({
  zooId: derived(idSchema),
  ${one}Id: derived(idSchema),
  ${one}Name: textSchema(80),
  isArchived: z.boolean().default(false),
  ...metaFields,
});
export type ${type} = z.infer<typeof ${one}Schema>;
`;

const collection = ({
  one,
  type,
  many,
}: FeatureName) => `import type { RecordFacts } from "../access/can";
import type { CollectionEntry } from "../record/types";
import { desk } from "../record/writes";
import type { ${type} } from "./${kebab(one)}";
import { ${one}Schema } from "./${kebab(one)}";

const ${one}Facts = ({ zooId }: Pick<${type}, "zooId">): RecordFacts => ({
  zooId,
});

/** The ${many} of an establishment. */
export const ${many}Entry = {
  path: "${many}",
  scope: "zoo",
  idField: "${one}Id",
  schema: ${one}Schema,
  resource: "${many}",
  identity: ["zooId"],
  fallback: { ${one}Name: () => "" },
  facts: ${one}Facts,
  references: [],
  derive: [],
  writes: {
    create: desk("${one}Name"),
    change: desk("${one}Name"),
    remove: desk("isArchived"),
  },
} as const satisfies CollectionEntry;
`;

const json = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/** The texts begin in French in every language; the texts' tests name what is left to translate. */
const texts = ({ many, one, type, listPage: page }: FeatureName) =>
  languages.flatMap((language) => [
    {
      path: `locales/${language}/${many}.json`,
      text: json({
        title: type,
        fields: { [`${one}Name`]: "Nom" },
        states: { none: "Rien ici pour l’instant" },
      }),
    },
    {
      path: `locales/${language}/${many}.menu.json`,
      text: json({ [page]: type }),
    },
  ]);

/** The files of a feature by itself. */
export const featureFiles = (name: FeatureName): NewFile[] => [
  { path: `src/features/${kebab(name.many)}/feature.ts`, text: feature(name) },
  {
    path: `src/features/${kebab(name.many)}/${kebab(name.one)}-list.page.tsx`,
    text: listPage(name),
  },
  ...texts(name),
];

/** The files of its collection. */
export const collectionFiles = (name: FeatureName): NewFile[] => {
  const folder = `src/domain/${kebab(name.one)}`;
  return [
    { path: `${folder}/${kebab(name.one)}.ts`, text: schema(name) },
    { path: `${folder}/collection.ts`, text: collection(name) },
  ];
};
