/** Words of a translated language that are still English. Its build replaces this file: tools/translations/write-modules.ts. */
export const textsInEnglish: readonly string[] = []
