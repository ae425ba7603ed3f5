export declare const demoFolder: (project: string | undefined) => string;
