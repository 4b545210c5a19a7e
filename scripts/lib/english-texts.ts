import { textsOf } from '../../lib/editorial/content-texts'
import { englishFiles, exportsOf } from './content-words'

/** Files without a sentence of a page. */
const isNotPage = (file: string) => /^facts\/|^(site|synonyms|sources|schema)\.ts$|\/index\.ts$/.test(file)

/** Texts of the English pages, by file and field. @param isLeftOut files that are of no interest. */
export async function englishTexts(isLeftOut: (file: string) => boolean = () => false) {
  const files = englishFiles.filter(file => !isNotPage(file) && !isLeftOut(file))
  const texts = await Promise.all(
    files.map(async file =>
      textsOf(await exportsOf(`content/${file}`)).map(({ path, text }) => ({
        place: `content/${file} ${path}`,
        text,
      })),
    ),
  )
  return texts.flat()
}
