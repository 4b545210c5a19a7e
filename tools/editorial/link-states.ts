import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { englishFiles, root } from '../translations/content-words'

/** Links of the content to other sites, and whether somebody still answers there. */

const address = /https:\/\/[^\s'"`<>\\]+[^\s'"`<>\\.,;:)]/g

/** Names under which nobody can register anything (RFC 2606). */
const isReserved = (url: string) => /\.(example|invalid|test)$/.test(new URL(url).hostname)

/** Each address with the files that have it. */
export function outsideLinks(files: readonly { file: string; text: string }[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { file, text } of files)
    for (const [url] of text.matchAll(address))
      if (!url.includes('${') && URL.canParse(url) && !isReserved(url))
        found.set(url, [...new Set([...(found.get(url) ?? []), file])])
  return found
}

export type LinkState = 'answers' | 'gone' | 'not reached' | 'look yourself'

/** No answer may be this machine's own network. Journals refuse programs with 403 and the like: that says nothing about the page. */
export function stateOf(status: number | undefined): LinkState {
  if (status === undefined) return 'not reached'
  if (status === 404 || status === 410) return 'gone'
  return status < 400 ? 'answers' : 'look yourself'
}

const limitMs = 20_000
const atOnce = 4

async function statusOf(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(limitMs),
      headers: { 'user-agent': 'Mozilla/5.0 (link check)' },
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return undefined
  }
}

/** @returns the number of links that are gone or were not reached. */
export async function listOutsideLinks(ask = statusOf): Promise<number> {
  const read = (file: string) => ({ file, text: readFileSync(join(root, 'content', file), 'utf8') })
  const links = [...outsideLinks(englishFiles.map(read))]
  const left = [...links]
  const lines: Record<LinkState, string[]> = {
    answers: [],
    gone: [],
    'not reached': [],
    'look yourself': [],
  }
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [url, files] = next
        const status = await ask(url)
        lines[stateOf(status)].push(`  ${status ?? 'no answer'}  ${url}  [${files.join(', ')}]`)
      }
    }),
  )
  console.log(`${links.length} outside links, ${lines.answers.length} answer.`)
  const lost = lines['not reached'].length
  if (lost === links.length) {
    console.log('None was reached: this machine has no way out. Nothing is known about any of them.')
    return lost
  }
  const show = (heading: string, of: readonly string[]) =>
    console.log(`\n${heading}: ${of.length}\n${of.toSorted().join('\n')}`)
  show('Gone', lines.gone)
  show('Not reached within 20 s, try again or open it in a browser', lines['not reached'])
  show('Refuses programs, open it in a browser', lines['look yourself'])
  return lines.gone.length + lost
}
