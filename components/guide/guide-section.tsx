import { env } from '@/lib/env'
import { GuideCover } from './guide-cover'
import { GuideForm } from './guide-form'

type GuideSectionProps = {
  heading: string
  text: string
  button: string
  note: string
  again: string
  missing: string
  coverLine: string
  coverTitle: string
}

/** The free guide: cover on one side, form on the other. */
export function GuideSection({
  heading,
  text,
  button,
  note,
  again,
  missing,
  coverLine,
  coverTitle,
}: GuideSectionProps) {
  return (
    <section className="section section-tinted" id="guide">
      <div className="wrap grid items-center gap-x-6 gap-y-10 sm:grid-cols-[5fr_7fr]">
        <GuideCover line={coverLine} title={coverTitle} />
        <div>
          <h2 className="side-title">{heading}</h2>
          <p className="mt-2.5 max-w-[34em] text-ink-2">{text}</p>
          <GuideForm previewUrl={env.guidePreviewUrl} button={button} again={again} missing={missing} />
          <p className="note mt-4">{note}</p>
        </div>
      </div>
    </section>
  )
}
