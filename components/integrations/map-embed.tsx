import { common } from '@/content/ui/common'
import { mapWords } from '@/content/ui/integrations'
import { bind } from '../bind'
import { OutsideFrame } from './outside-frame'

type MapEmbedProps = {
  src: string
  directionsUrl: string
  title: string
  button: string
  note: string
}

/** A third-party map that its module loads on a click. */
export function MapEmbed({ src, directionsUrl, title, button, note }: MapEmbedProps) {
  return (
    <>
      <div className="needs-script flex flex-wrap items-center gap-x-3" {...bind('opened-frame')}>
        <button type="button" className="text-link min-h-11">
          {button}
        </button>
        <p className="note">{note}</p>
      </div>
      <OutsideFrame
        hidden
        src={src}
        title={title}
        className="map-frame"
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
    </>
  )
}
