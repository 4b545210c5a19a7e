export declare function findBrowser(): Promise<string | undefined>
export declare function findHeadlessShell(): Promise<string | undefined>
export declare const browserArguments: string[]
