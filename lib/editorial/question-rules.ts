import type { AskedQuestion } from '@/content/asked-questions'
import { escapeRegExp } from '@/lib/words/escape-reg-exp'
import type { PageRules } from './page-rules'

/** What men ask, as rules for the pages that answer it. */
export const questionRules = (questions: readonly AskedQuestion[]): PageRules[] =>
  questions.map(({ question, path, words }) => ({
    path,
    rules: [{ reason: question, requires: [new RegExp(escapeRegExp(words), 'i')] }],
  }))
