import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { textsOf } from '../../lib/editorial/content-texts'
import { namedFileFindings } from '../../lib/editorial/named-files'
import { englishFiles, exportsOf, root } from '../translations/content-words'

/** Files without a sentence of a page. */
const isNotPage = (file: string) =>
  /^facts\/|^(asked-questions|site|synonyms|sources|schema)\.ts$|\/index\.ts$/.test(file)

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

/** Files that content names and that are not in public/. */
export async function missingFiles(): Promise<string[]> {
  const found = await Promise.all(
    englishFiles.map(async file =>
      namedFileFindings(`content/${file}`, textsOf(await exportsOf(`content/${file}`)), path =>
        existsSync(join(root, 'public', path)),
      ),
    ),
  )
  return found.flat()
}
