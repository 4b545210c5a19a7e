export declare function findBrowser(): Promise<string | undefined>
export declare const browserArguments: string[]
