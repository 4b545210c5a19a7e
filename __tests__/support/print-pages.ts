import { renderedPages } from '@/tools/editorial/rendered-pages'

/** Started in a process of its own, whose tsconfig chooses the language: the markup of its pages, by path. */
async function main() {
  const pages = [...(await renderedPages())].filter(([path]) => path.startsWith('/'))
  const markup = pages.map(([path, { source }]) => [path, source.slice(source.indexOf('\n') + 1)])
  process.stdout.write(JSON.stringify(markup))
}

void main()
