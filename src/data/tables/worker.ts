import type { BookAnswer, BookQuestion } from "./questions";
import { readBook } from "./read-workbook";
import { writeBook } from "./write-workbook";

/** The realm that workbooks are read and written in; whoever asked ends it. */
const answer = (question: BookQuestion): BookAnswer =>
  question.kind === "read"
    ? {
        kind: "read",
        book: readBook(new Uint8Array(question.bytes), question.sheet),
      }
    : { kind: "written", bytes: writeBook(question.rows, question.sheet) };

self.addEventListener("message", ({ data }: MessageEvent<BookQuestion>) => {
  self.postMessage(answer(data));
});
