import type { ReactNode } from 'react'
import type { LegalSection } from '@/content/legal/legal-section'
import { legalContents } from '@/content/ui/sections'
import { longDate } from '@/lib/words/dates'
import { FirstScreenEnd } from '../layout/first-screen-end'
import { LeadWords } from '../sections/lead-words'
import { TranslationNote } from '../sections/translation-note'
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs'
import { LinkedWords } from '../ui/linked-words'

type LegalPageProps = {
  path: string
  heading: string
  trail: readonly Crumb[]
  /** Shown under the heading: dates, the statutory header. */
  preface: ReactNode
  sections: readonly LegalSection[]
  /** Content at the end of a section, by section id: links, another authority's text. */
  below?: Readonly<Record<string, ReactNode>>
}

/** A long legal text with a table of contents. */
export function LegalPage({ path, heading, trail, preface, sections, below = {} }: LegalPageProps) {
  return (
    <div className="wrap pt-4 pb-section lg:pt-8">
      <Breadcrumbs trail={trail} />
      <h1 className="mt-4 text-4xl lg:mt-6">{heading}</h1>
      <div className="mt-5 max-w-measure">
        {preface}
        <TranslationNote path={path} subject="legal" />
      </div>
      <div className="side mt-10 border-t border-ink pt-10">
        <nav aria-label={legalContents} className="self-start lg:sticky lg:top-sticky">
          <ul className="sm:max-lg:columns-2">
            {sections.map(section => (
              <li key={section.id}>
                <a className="text-link inline-flex min-h-11 items-center text-sm" href={`#${section.id}`}>
                  {section.heading}
                </a>
              </li>
            ))}
          </ul>
          <FirstScreenEnd />
        </nav>
        <div className="max-w-measure">
          {sections.map(section => (
            <section
              key={section.id}
              id={section.id}
              className="mb-10 scroll-mt-4"
              aria-labelledby={`${section.id}-heading`}
            >
              <h2 id={`${section.id}-heading`} className="text-2xl">
                {section.heading}
              </h2>
              {section.dated ? (
                <p className="mt-2 text-ink-2">
                  {`${section.dated.line} `}
                  <time dateTime={section.dated.on}>{longDate(section.dated.on)}</time>
                </p>
              ) : null}
              {section.paragraphs.map(paragraph => (
                <p key={paragraph} className="mt-3">
                  <LinkedWords text={paragraph} />
                </p>
              ))}
              {section.list ? (
                <ul className="mt-3 list-disc pl-5">
                  {section.list.map(item => (
                    <li key={item} className="mb-2">
                      <LeadWords text={item} />
                    </li>
                  ))}
                </ul>
              ) : null}
              {below[section.id]}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
