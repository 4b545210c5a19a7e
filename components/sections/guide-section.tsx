import { art } from '@/lib/art'
import { env } from '@/lib/env'
import { Picture } from '../ui/picture'
import { GuideForm } from './guide-form'

type GuideSectionProps = {
  heading: string
  text: string
  button: string
  note: string
  coverLine: string
  coverTitle: string
}

/** The free guide: cover on one side, the form on the other. */
export function GuideSection({ heading, text, button, note, coverLine, coverTitle }: GuideSectionProps) {
  return (
    <section className="section section-wood" id="guide">
      <div className="wrap grid items-center gap-x-6 gap-y-10 sm:grid-cols-[5fr_7fr]">
        <div className="guide-cover" aria-hidden="true">
          <div className="guide-label">
            <span className="block text-xs">{coverLine}</span>
            <span className="mt-1.5 block font-display text-xl leading-tight font-display">{coverTitle}</span>
          </div>
          <Picture art={art['guide-cover']} alt="" sizes="320px" />
        </div>
        <div>
          <h2 className="text-3xl">{heading}</h2>
          <p className="mt-3 max-w-[32em] text-lg text-ink-2">{text}</p>
          <GuideForm previewUrl={env.guidePreviewUrl} button={button} />
          <p className="note mt-4">{note}</p>
        </div>
      </div>
    </section>
  )
}
