import type { DirectoryKind } from "@domain/directory/kinds";
import { onDocumentWritten } from "firebase-functions/firestore";
import { region } from "../edge/admin";
import { markChange } from "./marks";

const markOn = (kind: DirectoryKind) =>
  onDocumentWritten(
    { document: `${kind}/{id}`, region, retry: true },
    async ({ data, params }) => {
      await markChange(
        kind,
        params.id,
        data?.before.data(),
        data?.after.data(),
      );
    },
  );

/** Every change of what a directory keeps leaves a mark; the minute's run does the rest. */
export const markSectors = markOn("sectors");
export const markEnclosures = markOn("enclosures");
export const markAnimals = markOn("animals");
export const markUsers = markOn("users");
export const markGroups = markOn("groups");
