'use client'

import { type ReactNode, useState } from 'react'
import { OutsideFrame } from './outside-frame'

type MapEmbedProps = {
  src: string
  directionsUrl: string
  title: string
  button: string
  note: string
  still: ReactNode
}

/** A map that loads on a click, over a drawn placeholder. */
export function MapEmbed({ src, directionsUrl, title, button, note, still }: MapEmbedProps) {
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
            The map service did not answer.{' '}
            <a className="text-link" href={directionsUrl} target="_blank" rel="noopener noreferrer">
              Open directions instead<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
        }
      />
    )
  }
  return (
    <div className="map-still map-frame">
      <div className="still">{still}</div>
      <div className="needs-script m-5 bg-sheet p-5">
        <button type="button" className="plain" onClick={() => setShown(true)}>
          {button}
        </button>
        <p className="note mt-2">{note}</p>
      </div>
    </div>
  )
}
