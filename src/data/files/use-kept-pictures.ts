import { can } from "@domain/access/can";
import type { Ethogram } from "@domain/ethogram/ethogram";
import type { Folder } from "@domain/file/path";
import { folderPath } from "@domain/file/path";
import { everybodysFolder } from "@domain/file/slots";
import { headerFacts } from "@domain/versions/facts";
import { call } from "../calls";
import { useReadySession } from "../hooks/ready-session";
import { base64Of } from "./base64";

/** Keeps a picture for a record, a part of which will name it, and answers its path. Needs a network; rejects AppError. */
export async function keepPicture(
  folder: Folder,
  picture: Blob,
): Promise<string> {
  const { path } = await call("uploadImage", {
    ...{ name: "part", preset: "part", folder: folderPath(folder) },
    base64picture: await base64Of(picture),
  });
  return path;
}

/** Keeps a picture for an ethogram and answers its path, which its draft names; null for whoever may not. Needs a network. */
export function useKeptPictures(
  obsId: string,
  ethogram: Ethogram,
): ((picture: Blob) => Promise<string>) | null {
  const session = useReadySession();
  const may = can(session, "change", "surveys", headerFacts(ethogram));
  if (!may) return null;
  const type = "observations";
  return (picture) =>
    keepPicture({ zooId: everybodysFolder, type, id: obsId }, picture);
}
