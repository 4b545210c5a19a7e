import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { readPorts, siteEnvironment } from './lib/addresses.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runNode, supervise } from './lib/processes.mjs'
import { complain, Hint, inProject, say, typescript } from './lib/project.mjs'

const asked = process.argv.slice(2).map(Number)
const sizes = asked.length > 0 ? asked : [14, 250, 1000]
const compress = promisify(brotliCompress)

/** How building time and the listing's weight grow with the number of articles, on copies of the project. */
async function bench() {
  if (!sizes.every(Number.isInteger))
    throw new Hint('Give numbers of articles: npm run bench:articles -- 14 250 1000')
  await ensureInstalled()
  const env = siteEnvironment(readPorts())
  const lines = []
  for (const size of sizes) {
    const folder = await mkdtemp(join(tmpdir(), 'northpeak-articles-'))
    try {
      await prepare(folder, size, env)
      lines.push({ size, seconds: await buildIn(folder, env), bytes: await weigh(folder) })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  report(lines)
}

async function prepare(folder, size, env) {
  say(`\n▶ ${size} articles`)
  const program = typescript(inProject('scripts', 'bench', 'articles', 'main.ts'))
  if ((await runNode([...program, folder, String(size)], env)) !== 0) throw new Hint('See the lines above.')
}

/** Runs the copy's own build, step by step. Its folder is where its modules are. */
async function buildIn(folder, env) {
  const module = name => import(pathToFileURL(join(folder, 'scripts', 'lib', name)))
  const [{ buildSteps }, processes] = [await module('build.mjs'), await module('processes.mjs')]
  const seconds = {}
  for (const { name, program, failure } of buildSteps) {
    const started = performance.now()
    if ((await processes.runNode(program, env)) !== 0) throw new Hint(failure)
    seconds[name] = (performance.now() - started) / 1000
  }
  return seconds
}

/** Brotli 11 of what a visitor or a crawler gets; a listing of one page has no second. */
async function weigh(folder) {
  const weightOf = async file => {
    try {
      return (await compress(await readFile(join(folder, '.next', 'server', 'app', file)))).length
    } catch {
      return undefined
    }
  }
  return {
    '/blog': await weightOf('blog.html'),
    '/blog/page/2': await weightOf(join('blog', 'page', '2.html')),
    'feed.xml': await weightOf('feed.xml.body'),
    'search-index.json': await weightOf('search-index.json.body'),
  }
}

const sum = seconds => Object.values(seconds).reduce((total, one) => total + one, 0)

function report(lines) {
  const [first] = lines
  const steps = Object.keys(first.seconds)
  say(
    `\n| articles | ${steps.join(' s | ')} s | in all s | each more, s | ${Object.keys(first.bytes).join(' B | ')} B |`,
  )
  say(`|${' ---: |'.repeat(steps.length + 3 + Object.keys(first.bytes).length)}`)
  for (const { size, seconds, bytes } of lines) {
    const more = size - first.size
    const each = more > 0 ? ((sum(seconds) - sum(first.seconds)) / more).toFixed(3) : '–'
    const times = [...Object.values(seconds), sum(seconds)].map(one => one.toFixed(1))
    const weights = Object.values(bytes).map(one => one?.toLocaleString('en') ?? '–')
    say(`| ${[size.toLocaleString('en'), ...times, each, ...weights].join(' | ')} |`)
  }
}

supervise(bench, complain)
