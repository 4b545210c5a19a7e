import { start } from '@/content/ui/start'
import { type StartChoices, startQuestions } from '@/lib/start/advice'

/** Each question with the answer that was given, in words. */
export const answerLines = (choices: StartChoices): (readonly [question: string, answer: string])[] =>
  startQuestions.map(question => {
    const { title, options } = start.questions[question]
    const labels: Record<string, string> = options
    return [title, labels[choices[question]] ?? '']
  })
