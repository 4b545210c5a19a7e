import { startQuestions } from '@/lib/start/advice'

const xs = [12, 80, 148] as const

/** Progress through the questions: copper for the current one, a hollow peak for the answer. */
export function Trail({ at }: { at: number }) {
  return (
    <svg className="start-trail" viewBox="0 0 232 26" aria-hidden="true">
      <path d="M12 15H204" />
      {startQuestions.map((question, index) => (
        <circle
          key={question}
          cx={xs[index]}
          cy="15"
          r={index === at ? 9 : 6}
          data-state={index < at ? 'past' : index === at ? 'here' : 'ahead'}
        />
      ))}
      <path d="M212 3l12 20H200Z" />
    </svg>
  )
}
