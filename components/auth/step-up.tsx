'use client'

import type { ReactNode } from 'react'
import { needsSecondStep } from '@/lib/auth/assurance'
import { useAuth } from '@/lib/auth/context'
import { SecondFactor } from './second-factor'

type StepUpProps = { heading: 'h1' | 'h2'; children: ReactNode }

/**
 * Asks for the second factor before showing its children, if the account has one that this session has not passed (after
 * a mailed link or an unfinished sign-in). Until then the back end refuses a new password or address.
 */
export function StepUp({ heading, children }: StepUpProps) {
  const { session } = useAuth()
  return session && needsSecondStep(session) ? <SecondFactor heading={heading} /> : children
}
