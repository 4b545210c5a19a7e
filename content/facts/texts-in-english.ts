/** Words of a translated language that are still English. Its build replaces this file: scripts/languages/write-modules.ts. */
export const textsInEnglish: readonly string[] = []
