'use client'

import { type ReactNode, useState } from 'react'
import { keepWords } from '@/content/ui/device'
import { routes } from '@/lib/routes'
import { Link } from '../ui/link'

type Storage = typeof import('@/lib/device/kept')

type KeepButtonProps = {
  label?: string
  /** @returns whether it was kept */
  onKeep: (storage: Storage) => boolean
  /** Beside the button. */
  children?: ReactNode
}

/** Keeps something on this device, when pressed. Its code is loaded by the first press. */
export function KeepButton({ label = keepWords.keep, onKeep, children }: KeepButtonProps) {
  const [outcome, setOutcome] = useState<'kept' | 'full' | 'lost' | null>(null)

  async function keep() {
    const storage = await import('@/lib/device/kept').catch(() => null)
    if (!storage) return setOutcome('lost')
    setOutcome(onKeep(storage) ? 'kept' : 'full')
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <button type="button" className="text-link min-h-11 font-semibold" onClick={keep}>
        {label}
      </button>
      {children}
      <p role="status" className="note basis-full">
        {outcome ? keepWords[outcome] : ''}{' '}
        {outcome === 'kept' ? (
          <Link className="text-link" href={routes.onThisDevice}>
            {keepWords.see}
          </Link>
        ) : null}
      </p>
    </div>
  )
}
