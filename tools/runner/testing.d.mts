export declare const testPorts: { site: number; sandbox: number }
export declare const testSandbox: Record<string, string>
