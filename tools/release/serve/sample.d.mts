export function isLoopback(host: string): boolean
export function sampleNotice(siteEnv: string): string | undefined
export function refuseSample(siteEnv: string, isAllowed: boolean): void
