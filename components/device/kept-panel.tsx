'use client'

import { type ComponentType, useState } from 'react'
import { concealWords, keepWords } from '@/content/ui/device'
import type { ArticleLink } from './kept-contents'
import { useConcealed } from './use-concealed'

type KeptPanelProps = { articles: readonly ArticleLink[] }

/** Shows what is kept only when asked, because somebody may look over the visitor's shoulder, and hides it at once. */
export function KeptPanel({ articles }: KeptPanelProps) {
  const { concealed, conceal, reveal } = useConcealed(true)
  const [Contents, setContents] = useState<ComponentType<KeptPanelProps> | null>(null)
  const [isLost, setLost] = useState(false)

  async function show() {
    const module = Contents ? null : await import('./kept-contents').catch(() => null)
    if (!Contents && !module) return setLost(true)
    setLost(false)
    if (module) setContents(() => module.KeptContents)
    reveal()
  }

  return (
    <>
      <div className="kept-bar">
        <button
          type="button"
          className={concealed ? 'cta' : 'plain'}
          aria-expanded={!concealed}
          onClick={concealed ? show : conceal}
        >
          {concealed ? concealWords.show : concealWords.hide}
        </button>
        {isLost ? <p role="alert">{keepWords.lost}</p> : null}
      </div>
      {Contents && !concealed ? <Contents articles={articles} /> : null}
    </>
  )
}
