'use client'

import { type ReactNode, useState } from 'react'
import { Icon } from '../ui/icon'
import { OutsideFrame } from './outside-frame'

type VideoEmbedProps = { src: string; title: string; transcript: readonly string[]; still: ReactNode }

/** A video that loads on a click, over a placeholder, with its transcript. */
export function VideoEmbed({ src, title, transcript, still }: VideoEmbedProps) {
  const [playing, setPlaying] = useState(false)
  return (
    <div>
      {playing ? (
        <OutsideFrame
          src={src}
          title={title}
          className="aspect-16/9 w-full"
          allow="fullscreen"
          takesFocus
          fallback={
            <p role="status">
              The video service did not answer.{' '}
              <a className="text-link" href={src} target="_blank" rel="noopener noreferrer">
                Open the video there<span className="sr-only"> (opens in a new tab)</span>
              </a>
            </p>
          }
        />
      ) : (
        <div className="video-still aspect-16/9">
          <div className="still">{still}</div>
          <button type="button" className="sign needs-script" onClick={() => setPlaying(true)}>
            <Icon name="play" />
            <span>
              Play video<span className="sr-only">: {title} (loads our video service)</span>
            </span>
          </button>
          <noscript>
            <a className="sign" href={src} target="_blank" rel="noopener noreferrer">
              Open the video<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </noscript>
        </div>
      )}
      <p className="note mt-2">Pressing play loads an outside video service.</p>
      <details className="fold mt-4">
        <summary>
          <span className="font-semibold">What the video shows, in words</span>
        </summary>
        <div className="max-w-measure pb-5">
          {transcript.map(line => (
            <p key={line} className="mb-2">
              {line}
            </p>
          ))}
        </div>
      </details>
    </div>
  )
}
