import type { textsOf } from './content-texts'

type Text = ReturnType<typeof textsOf>[number]

/** A path of a file that pages load: a film, its captions, a picture, a document. */
const file = /^\/[\w./-]+\.(?:mp4|webm|vtt|jpe?g|png|webp|avif|svg|gif|pdf)$/

/**
 * Files that content names and that do not exist.
 * @param exists whether public/ has the file
 */
export function namedFileFindings(
  place: string,
  texts: readonly Text[],
  exists: (path: string) => boolean,
): string[] {
  return texts.flatMap(({ path, text }) =>
    file.test(text) && !exists(text) ? [`${place} ${path}: public${text} does not exist`] : [],
  )
}
