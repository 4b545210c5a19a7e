'use client'

import { useState } from 'react'
import { common } from '@/content/ui/common'
import { mapWords } from '@/content/ui/integrations'
import { OutsideFrame } from './outside-frame'

type MapEmbedProps = {
  src: string
  directionsUrl: string
  title: string
  button: string
  note: string
}

/** A third-party map that loads on a click. */
export function MapEmbed({ src, directionsUrl, title, button, note }: MapEmbedProps) {
  const [shown, setShown] = useState(false)
  if (shown) {
    return (
      <OutsideFrame
        src={src}
        title={title}
        className="map-frame"
        takesFocus
        fallback={
          <p role="status">
            {mapWords.failed}{' '}
            <a className="text-link" href={directionsUrl} target="_blank" rel="noopener noreferrer">
              {mapWords.directions}
              <span className="sr-only">{common.newTab}</span>
            </a>
          </p>
        }
      />
    )
  }
  return (
    <div className="needs-script">
      <button type="button" className="plain" onClick={() => setShown(true)}>
        {button}
      </button>
      <p className="note mt-2">{note}</p>
    </div>
  )
}
