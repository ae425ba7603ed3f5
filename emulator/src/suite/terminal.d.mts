export function endsWithTerminal(): boolean;
export function outliveShell(): void;
export function stopSignals(): ("SIGINT" | "SIGTERM" | "SIGHUP")[];
