export function isOnlyHere(host: string): boolean
export function sampleNotice(siteEnv: string): string | undefined
export function refuseSample(siteEnv: string, isWanted: boolean): void
