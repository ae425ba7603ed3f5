/** The bytes of a file in base64, without what a data URL puts before them. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onerror = () => fail(reader.error ?? new Error("unreadable"));
    reader.onload = () => {
      const url = typeof reader.result === "string" ? reader.result : "";
      done(url.slice(url.indexOf(",") + 1));
    };
    reader.readAsDataURL(file);
  });
