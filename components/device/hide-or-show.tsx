'use client'

import { concealWords } from '@/content/ui/device'
import { routes } from '@/lib/routes'
import { Link } from '../ui/link'
import type { Concealing } from './use-concealed'

/** Beside what is kept on this device: hides it at once, and shows it again. */
export function HideOrShow({ concealed, conceal, reveal }: Concealing) {
  return (
    <p className="flex flex-wrap items-center gap-x-6">
      {/* One button, so that focus stays on it. */}
      <button
        type="button"
        className="text-link min-h-11 font-semibold"
        onClick={concealed ? reveal : conceal}
      >
        {concealed ? concealWords.show : concealWords.hide}
      </button>
      <Link className="text-link inline-flex min-h-11 items-center" href={routes.onThisDevice}>
        {concealWords.all}
      </Link>
    </p>
  )
}
