export function publish(release: string, folder: string): Promise<string>
export function goBack(folder: string, isSampleAllowed?: boolean): Promise<string>
export function waitUntilServed(address: string, id: string, seconds?: number): Promise<boolean>
