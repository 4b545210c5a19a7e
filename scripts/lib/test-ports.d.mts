export declare const testPorts: { site: number; sandbox: number }
