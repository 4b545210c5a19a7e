import type { ReleaseFile } from '@/tools/release/release-manifest'

export type Coding = 'br' | 'gzip' | 'identity'
export const advice: string
export function reasonOf(error: unknown): string
export function etagOf(body: Buffer): string
export function readBodies(folder: string, file: ReleaseFile): Map<Coding, Buffer>
