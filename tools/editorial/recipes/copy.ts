import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UserError } from '../../runner/user-error.mjs'
import { readCatalog, writeCatalog } from '../../translations/catalog'

/** A copy of the project that recipes may edit. Every edit fails loudly when the text that the recipe names is not there. */
export class Copy {
  constructor(readonly folder: string) {}

  path = (file: string) => join(this.folder, file)
  read = (file: string) => readFileSync(this.path(file), 'utf8')

  write(file: string, text: string | Buffer) {
    mkdirSync(dirname(this.path(file)), { recursive: true })
    writeFileSync(this.path(file), text)
  }

  copyFile(from: string, to: string) {
    mkdirSync(dirname(this.path(to)), { recursive: true })
    cpSync(this.path(from), this.path(to))
  }

  /** Replaces every occurrence of a string, or the first match of an expression. @throws when there is none */
  replace(file: string, before: string | RegExp, after: string) {
    const text = this.read(file)
    const isThere = typeof before === 'string' ? text.includes(before) : before.test(text)
    if (!isThere)
      throw new UserError(
        `${file} has no "${before}": mend tools/editorial/recipes/recipes.ts, and docs/recipes.md if the file is another.`,
      )
    this.write(
      file,
      typeof before === 'string' ? text.replaceAll(before, () => after) : text.replace(before, after),
    )
  }

  /** Fills what `npm run translations -- update` has added. @throws for a key that it has not */
  translate(code: string, file: string, texts: Readonly<Record<string, string>>) {
    const catalog = this.path(`content/${code}/${file}`)
    const entries = readCatalog(catalog)
    for (const key of Object.keys(texts))
      if (!entries.some(entry => entry.key === key))
        throw new UserError(`content/${code}/${file} has no ${key}.`)
    writeCatalog(
      catalog,
      code,
      entries.map(entry => {
        const text = texts[entry.key]
        if (text === undefined) return entry
        const { isFuzzy: _, before: __, ...kept } = entry
        return { ...kept, translation: text }
      }),
    )
  }
}
