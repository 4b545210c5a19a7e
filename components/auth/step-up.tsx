'use client'

import type { ReactNode } from 'react'
import { needsSecondStep } from '@/lib/auth/assurance'
import { useAuth } from '@/lib/auth/context'
import { SecondFactor } from './second-factor'

type StepUpProps = { heading: 'h1' | 'h2'; children: ReactNode }

/**
 * Asks for the second step before what lies inside, when the account has one and this session has not passed it: after
 * a mailed link, or a sign-in that was left half-way. The back end would refuse a new password or address until then.
 */
export function StepUp({ heading, children }: StepUpProps) {
  const { session } = useAuth()
  return session && needsSecondStep(session) ? <SecondFactor heading={heading} /> : children
}
