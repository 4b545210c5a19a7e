export function publish(release: string, folder: string): Promise<string>
export function goBack(folder: string): Promise<string>
export function untilServed(address: string, id: string, seconds?: number): Promise<boolean>
