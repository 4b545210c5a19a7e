import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { questions, searchedWords } from '../../content/asked-questions'
import { claims } from '../../content/facts/claims'
import { searches } from '../../content/facts/searches'
import { portal } from '../../content/ui/layout'
import { claimFindings } from '../../lib/editorial/claim-pages'
import { fragmentFindings } from '../../lib/editorial/fragments'
import { type PageRules, type RenderedPage, ruleFindings } from '../../lib/editorial/page-rules'
import { portalFindings } from '../../lib/editorial/portal-mentions'
import { questionRules } from '../../lib/editorial/question-rules'
import { searchFindings } from '../../lib/editorial/searches'
import { structuredDataFindings } from '../../lib/editorial/structured-data'
import { typedFacts } from '../../lib/editorial/typed-facts'
import { env } from '../../lib/env'
import { englishFiles, exportsOf, root, ruleFiles } from '../translations/content-words'
import { drawnFindings } from './drawn-words'
import { helpLineFindings } from './help-line-findings'
import { renderedPages, UnrenderedPage, withQuestions } from './rendered-pages'
import { searchedWordFindings } from './searched-words'
import { wordFindings } from './words-in-sight'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The text that a rules file is beside: 'content/faq.rules.ts' protects 'content/faq.ts'. */
function protectedBy(file: string): string | undefined {
  return englishFiles.find(text => text.replace(/\.tsx?$/, '.rules.ts') === file)
}

async function rulesIn(file: string): Promise<PageRules | undefined> {
  const { pageRules } = (await exportsOf(join('content', file))) as { pageRules?: PageRules }
  return pageRules
}

/** Only facts are for the rules of several pages. */
const isShared = (file: string) => file.startsWith('facts/')

/** A page that cannot be rendered is a finding beside the others, which name the mistake in its text. */
export async function pageFindings(): Promise<string[]> {
  try {
    return await findingsAbout(await renderedPages())
  } catch (error) {
    if (error instanceof UnrenderedPage) return [error.message]
    throw error
  }
}

/** Findings about what the English pages say: the rules files of content/, the claims register, the questions that men ask. */
async function findingsAbout(rendered: ReadonlyMap<string, RenderedPage>): Promise<string[]> {
  const all = await Promise.all(
    ruleFiles.map(async file => ({ file, text: protectedBy(file), rules: await rulesIn(file) })),
  )
  const asked = questionRules(Object.values(questions).flat())
  const pages = withQuestions(rendered)
  return [
    ...all.flatMap(({ file, text, rules }) => [
      ...typedFacts(`content/${file}`, read(`content/${file}`)),
      ...(text ? [] : [`content/${file}: there is no text of this name beside it`]),
      ...(rules || isShared(file) ? [] : [`content/${file}: exports no pageRules`]),
      ...(text && rules
        ? ruleFindings(`content/${text}`, rules, pages.get(rules.path), `content/${file}`)
        : []),
    ]),
    ...wordFindings(rendered),
    ...drawnFindings(rendered),
    ...helpLineFindings(rendered),
    ...searchedWordFindings(searchedWords, rendered),
    ...claimFindings(claims, pages),
    ...structuredDataFindings(pages),
    ...searchFindings(searches, pages),
    ...portalFindings(pages, portal.mention, env.portalUrl),
    ...asked.flatMap(rules => ruleFindings('content/asked-questions.ts', rules, pages.get(rules.path))),
    ...fragmentFindings(pages),
  ]
}
