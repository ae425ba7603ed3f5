/** A picture as a person may choose it, in bytes. */
export const chosenPictureMax = 10_000_000;
/** A picture as it is handed to a callable, in bytes: a quarter of a binary megabyte. */
export const sentPictureMax = 262_144;
/** The most pixels of a picture that is decoded: one of 20,000 x 20,000 is refused by its header. */
export const pixelsMax = 50_000_000;
/** The most pixels of a progressive or interlaced picture: no row of it is ready before all are read. */
export const pixelsAtOnceMax = 16_000_000;
/** The most bytes of a picture's pixels, all decoded: what is held of them grows with these, and four pictures at once share a gigabyte. */
export const decodedMax = 200_000_000;
/** The most pixels of either side: what the decoder works goes with the rows, not only with the pixels. */
export const sideMax = 20_000;
/** The longer side of a stored picture and of its thumbnail, in pixels. */
export const pictureSide = 1600;
export const thumbnailSide = 256;

/** How long a browser keeps the URL of a file, and how long the URL itself is good, in milliseconds. */
export const urlKeptMs = 60 * 60_000;
export const urlLivesMs = 70 * 60_000;
/** The most files asked for at once. */
export const urlsAtOnce = 500;

/** What is attached comes in parts of so many bytes, all but the last. */
export const partMax = 2_000_000;
export const partsMax = 25;
/** The most files that are attached to one task. */
export const attachmentsMax = 20;
/** What was handed in and not put together is gone after so many milliseconds. */
export const incomingLivesMs = 2 * 60 * 60_000;
