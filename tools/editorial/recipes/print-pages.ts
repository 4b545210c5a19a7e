import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Footer } from '../../../components/layout/footer'
import { Notice } from '../../../components/layout/notice'
import { notice } from '../../../content/facts/notice'
import { renderedPages } from '../rendered-pages'

/** Started in the copy, in a process of its own, whose tsconfig chooses the language: the markup of its pages, by path. */
async function main() {
  const pages = [...(await renderedPages())].map(([path, { source }]) => [path, source])
  const frame = [
    ...(notice ? [createElement(Notice, { notice, emergency: '' })] : []),
    createElement(Footer, { disclaimer: '', telehealth: '' }),
  ].map(element => renderToStaticMarkup(element))
  process.stdout.write(JSON.stringify([...pages, ['every page', frame.join('')]]))
}

void main()
