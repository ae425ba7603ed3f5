import {
  eventsOfPicturesQuery,
  picturesAtOnce,
} from "@domain/event/event-queries";
import { systemAuthor } from "@domain/task/task";
import { changeOf } from "../edge/documents";
import { compile } from "../edge/query";

/** The most events that name one picture. */
const ofPictureMax = 20;

/** No event shows the picture any more; answers how many did. */
export async function forgetPicture(path: string): Promise<number> {
  const came = compile(eventsOfPicturesQuery("picture", [path], ofPictureMax));
  const { docs } = await came.get();
  await Promise.all(
    docs.map((doc) =>
      doc.ref.update(changeOf("events", { picture: null }, systemAuthor)),
    ),
  );
  return docs.length;
}

/** Whether an event tells that the picture went. */
export const wasRemoved = async (path: string): Promise<boolean> =>
  !(await compile(eventsOfPicturesQuery("gone", [path], 1)).get()).empty;

/** Those of some pictures that events show. */
export async function shownAmong(
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  for (let start = 0; start < paths.length; start += picturesAtOnce) {
    const asked = paths.slice(start, start + picturesAtOnce);
    const limit = asked.length * ofPictureMax;
    const { docs } = await compile(
      eventsOfPicturesQuery("picture", asked, limit),
    )
      .select("picture")
      .get();
    for (const doc of docs) shown.add(doc.get("picture") as string);
  }
  return shown;
}
