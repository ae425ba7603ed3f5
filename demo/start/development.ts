import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import type { Ports } from "./ports";

const suitePlugin = (served: Record<string, () => string>): Plugin => ({
  name: "suricate-suite",
  configureServer(server) {
    for (const [path, text] of Object.entries(served))
      server.middlewares.use(path, (_request, response) => {
        response.setHeader("content-type", "application/json");
        response.end(text());
      });
  },
});

/** Serves the app with hot reload in Hosting's place. Answers a function that closes the server. */
export async function serveDevelopment(
  root: string,
  ports: Ports,
  emulators: string,
  mailFile: string,
): Promise<() => Promise<void>> {
  const { createServer } = await import("vite");
  const server = await createServer({
    root,
    mode: "localhost",
    plugins: [
      suitePlugin({
        "/emulators.json": () => emulators,
        "/mail.json": () =>
          existsSync(mailFile) ? readFileSync(mailFile, "utf8") : "[]",
      }),
    ],
    server: { host: "127.0.0.1", port: ports.hosting, strictPort: true },
  });
  await server.listen();
  return () => server.close();
}
