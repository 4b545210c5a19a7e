import '@/components/book-for-him/book-for-him.css'
import { TextToSend } from '@/components/book-for-him/text-to-send'
import { PageHero } from '@/components/sections/page-hero'
import { SideSection } from '@/components/sections/section'
import { JsonLd } from '@/components/seo/json-ld'
import { FirstVisitButton, GoLink, PlainButton } from '@/components/ui/buttons'
import { HelpLines } from '@/components/ui/help-lines'
import { WithPortal } from '@/components/ui/portal-link'
import { bookForHim } from '@/content/book-for-him'
import { common } from '@/content/ui/common'
import { crumbs } from '@/content/ui/pages'
import { routes } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graphs'
import { absoluteUrl, pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({ path: routes.bookForHim, ...bookForHim.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: bookForHim.crumb, path: routes.bookForHim },
]

export default function BookForHimPage() {
  const { parts, privacy, text, urgent } = bookForHim
  const [yours, his] = parts
  return (
    <>
      <JsonLd data={pageGraph({ path: routes.bookForHim, ...bookForHim.meta, trail })} />
      <PageHero title={bookForHim.heading} lead={bookForHim.lead} trail={trail}>
        <FirstVisitButton />
        <PlainButton href="#text">{text.heading}</PlainButton>
        <p className="for-him-urgent">
          <HelpLines lines={urgent} />
        </p>
      </PageHero>
      <SideSection heading={yours.heading} tone="tinted">
        <ol className="for-him-steps">
          {yours.items.map(({ term, text: words }) => (
            <li key={term}>
              <h3 className="text-md">{term}</h3>
              <p className="mt-1">{words}</p>
            </li>
          ))}
        </ol>
      </SideSection>
      <SideSection heading={his.heading}>
        <ul className="for-him for-him-papers">
          {his.items.map(({ term, text: words }) => (
            <li key={term}>
              <h3 className="text-md">{term}</h3>
              <p className="mt-1">
                <WithPortal in={words} />
              </p>
            </li>
          ))}
        </ul>
      </SideSection>
      <SideSection id="text" tone="tinted" heading={text.heading} note={text.note}>
        <TextToSend words={text.words} href={absoluteUrl(routes.home)} />
      </SideSection>
      <SideSection heading={privacy.heading}>
        <div className="grid max-w-measure gap-3">
          {privacy.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <GoLink href={routes.privacy}>{privacy.link}</GoLink>
          </p>
          <p>
            <PlainButton href={routes.contact}>{common.contactUs}</PlainButton>
          </p>
        </div>
      </SideSection>
    </>
  )
}
