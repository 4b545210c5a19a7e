import type { PageBudget } from '../../release/budgets'
import { brotliSize, type Fetcher } from '../http'
import type { Bytes, Miss } from '../types'
import type { Transfer } from './traffic'

const sum = (transfers: Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0)

/** Size of all JavaScript of a page as brotli 11, whatever encoding the server used. */
async function brotliScripts(scripts: Transfer[], fetcher: Fetcher): Promise<number> {
  const urls = [...new Set(scripts.map(({ url }) => url))]
  const sizes = await Promise.all(urls.map(async url => brotliSize((await fetcher(url)).body)))
  return sizes.reduce((total, size) => total + size, 0)
}

type Weighing = { html: Buffer; transfers: Transfer[]; budget: PageBudget; fetcher: Fetcher }

export async function weigh({ html, transfers, budget, fetcher }: Weighing): Promise<Bytes> {
  const ofType = (...types: string[]) => transfers.filter(({ type }) => types.includes(type))
  const scripts = ofType('Script')
  return {
    html: await brotliSize(html),
    script: budget.application ? await brotliScripts(scripts, fetcher) : sum(scripts),
    style: sum(ofType('Stylesheet')),
    font: sum(ofType('Font')),
    image: sum(ofType('Image')),
    total: sum(transfers),
    requests: transfers.length,
  }
}

export function checkBytes(bytes: Bytes, budget: PageBudget): Miss[] {
  // The HTML's size is checked without a browser (check-served.ts).
  const names = ['script', 'style', 'font', 'image', 'total', 'requests'] as const
  return names
    .filter(name => bytes[name] > budget[name])
    .map(name => ({
      check: 'budget',
      message: `${name}: ${bytes[name].toLocaleString('en')} of at most ${budget[name].toLocaleString('en')}`,
    }))
}
