import { checkEnglishIsMarked } from '@/tools/audit/checks/language'
import { parseHtml } from '@/tools/audit/html'
import { renderedPages } from '@/tools/editorial/rendered-pages'

/** Started in a process of its own, whose tsconfig chooses the language: English texts of its pages without `lang`. */
async function main() {
  const pages = [...(await renderedPages())]
  const found = pages.flatMap(([path, { source }]) => {
    const document = parseHtml(source.slice(source.indexOf('\n')))
    return checkEnglishIsMarked({ document, route: { path: `/es${path}` } }).map(
      ({ message }) => `${path}: ${message}`,
    )
  })
  process.stdout.write(JSON.stringify({ pages: pages.length, found }))
}

void main()
