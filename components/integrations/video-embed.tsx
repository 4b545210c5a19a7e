import { language } from '@/content/facts/language'
import { common } from '@/content/ui/common'
import { videoWords } from '@/content/ui/integrations'
import { fill } from '@/lib/words/fill'
import { bind } from '../bind'
import { Icon } from '../ui/icon'
import { OutsideFrame } from './outside-frame'

type VideoEmbedProps = { src: string; title: string; transcript: readonly string[] }

/** A video that its module loads on a click, over a placeholder, with its transcript. */
export function VideoEmbed({ src, title, transcript }: VideoEmbedProps) {
  return (
    <div>
      <div className="video-still aspect-16/9" {...bind('opened-frame')}>
        <button type="button" className="cta needs-script">
          <Icon name="play" />
          <span>
            {videoWords.play}
            {language.inEnglish}
            <span className="sr-only">{fill(videoWords.subject, { title })}</span>
          </span>
        </button>
        <noscript>
          <a className="cta" href={src} target="_blank" rel="noopener noreferrer">
            {videoWords.open}
            {language.inEnglish}
            <span className="sr-only">{common.newTab}</span>
          </a>
        </noscript>
      </div>
      <OutsideFrame
        hidden
        src={src}
        title={title}
        className="film-frame"
        allow="fullscreen"
        fallback={
          <p role="status">
            {videoWords.failed}{' '}
            <a className="text-link" href={src} target="_blank" rel="noopener noreferrer">
              {videoWords.openThere}
              <span className="sr-only">{common.newTab}</span>
            </a>
          </p>
        }
      />
      <p className="note mt-2">{videoWords.note}</p>
      <details className="fold mt-4">
        <summary>
          <span className="font-semibold">{videoWords.transcript}</span>
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
