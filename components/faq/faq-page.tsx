import type { ReactNode } from 'react'
import { clinic } from '@/content/facts/clinic'
import type { FaqItem, ServiceKey } from '@/content/schema'
import { faqWords } from '@/content/ui/faq'
import { callButton } from '@/content/ui/pages'
import { questionsPath, routes } from '@/lib/routes'
import { fill } from '@/lib/words/fill'
import { FaqList } from '../sections/faq-list'
import { TranslationNote } from '../sections/translation-note'
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs'
import { FirstVisitButton, PlainButton } from '../ui/buttons'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { OpenAll } from '../ui/open-all'
import { FaqSearch } from './faq-search'

type FaqPageProps = {
  heading: string
  lead: string
  trail: readonly Crumb[]
  groups: readonly { id: string; title: string; items: readonly FaqItem[] }[]
  /** Services with questions of their own, and how many. */
  byService: readonly { key: ServiceKey; name: string; count: number }[]
  closing: { heading: string; text: string; contact: string }
  /** Of the medical answers, with the dates of their review. */
  references: ReactNode
}

/** All questions in groups, a search over them, and ways to ask another. */
export function FaqPage({ heading, lead, trail, groups, byService, closing, references }: FaqPageProps) {
  const jump = (
    <nav aria-label={faqWords.jump} className="faq-jump">
      <ul>
        {groups.map(({ id, title, items }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {title} <span>{items.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
  return (
    <>
      <div className="faq">
        <div className="faq-top wrap">
          <Breadcrumbs trail={trail} />
          <h1 className="mt-4 text-4xl">{heading}</h1>
          <p className="lead">{lead}</p>
          <TranslationNote path={routes.faq} subject="medical" />
          <div className="mt-5">
            <FirstVisitButton />
          </div>
        </div>
        <FaqSearch jump={jump}>
          {groups.map(({ id, title, items }, index) => (
            <section key={id} id={id} className="faq-group">
              <h2>{title}</h2>
              <OpenAll />
              <FaqList name="faq" items={items} startsOpen={index === 0} />
            </section>
          ))}
        </FaqSearch>
        <div className="faq-rail">
          <section className="faq-group" id="by-treatment">
            <h2>{faqWords.byService}</h2>
            <ul className="ruled">
              {byService.map(({ key, name, count }) => (
                <li key={key}>
                  <Link className="flex justify-between gap-4 font-semibold" href={questionsPath(key)}>
                    {name} <span className="data font-normal">{count}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          <section className="faq-help">
            <h2>{closing.heading}</h2>
            <p>{closing.text}</p>
            <a className="plain" href={clinic.phone.href}>
              <Icon name="phone" /> {fill(callButton, { phone: clinic.phone.display })}
            </a>
            <PlainButton href={routes.contact}>{closing.contact}</PlainButton>
          </section>
        </div>
      </div>
      <div className="wrap pb-section">{references}</div>
    </>
  )
}
