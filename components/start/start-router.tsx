'use client'

import type { ReactNode } from 'react'
import { startQuestions } from '@/lib/start/answer'
import { StartCard } from './start-card'
import { StartStep } from './start-step'
import { useStart } from './use-start'

type StartRouterProps = { /** Booking button and phone. */ actions: ReactNode }

/** Three questions, then one card. On a phone one question at a time. Nothing is sent, and nothing stored unless asked. */
export function StartRouter({ actions }: StartRouterProps) {
  const { root, choices, step, reached, complete, choose, goTo, startOver } = useStart()
  const last = startQuestions.length - 1
  return (
    <div ref={root} className="start" data-step={step}>
      {complete ? (
        <StartCard choices={complete} actions={actions} onBack={() => goTo(last)} onStartOver={startOver} />
      ) : (
        startQuestions.map((question, index) => (
          <StartStep
            key={question}
            question={question}
            index={index}
            chosen={choices[question]}
            isCurrent={index === step}
            isReached={index <= reached}
            onChoose={option => choose(question, option)}
            onNext={() => goTo(index + 1)}
            onBack={() => goTo(index - 1)}
          />
        ))
      )}
    </div>
  )
}
