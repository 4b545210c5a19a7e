import { Closing } from '@/components/sections/closing'
import { FaqList } from '@/components/sections/faq-list'
import { PageHero } from '@/components/sections/page-hero'
import { SideSection } from '@/components/sections/section'
import { JsonLd } from '@/components/seo/json-ld'
import { PrimaryLink } from '@/components/ui/buttons'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { clinic } from '@/content/facts/clinic'
import { faq } from '@/content/faq'
import { callButton, crumbs } from '@/content/ui/pages'
import { art } from '@/lib/art'
import { fill } from '@/lib/fill'
import { routes } from '@/lib/routes'
import { faqPageFields } from '@/lib/seo/faq'
import { pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({ path: routes.faq, ...faq.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: crumbs.faq, path: routes.faq },
]

export default function FaqPage() {
  const items = faq.groups.flatMap(group => group.items)
  return (
    <>
      <JsonLd
        data={pageGraph({
          path: routes.faq,
          ...faq.meta,
          trail,
          type: 'FAQPage',
          fields: faqPageFields(items),
        })}
      />
      <PageHero title={faq.heading} lead={faq.lead} trail={trail} art={art['page-faq']} />
      {faq.groups.map((group, index) => (
        <SideSection
          key={group.id}
          id={group.id}
          heading={group.title}
          tone={index % 2 === 0 ? 'wood' : 'paper'}
        >
          <FaqList name="faq" items={group.items} />
        </SideSection>
      ))}
      <Closing
        heading={faq.closing.heading}
        text={faq.closing.text}
        art={<Picture art={art['cta-night']} alt="" sizes="50vw" />}
      >
        <PrimaryLink href={routes.contact}>{faq.closing.contact}</PrimaryLink>
        <a className="plain" href={clinic.phone.href}>
          <Icon name="phone" /> {fill(callButton, { phone: clinic.phone.display })}
        </a>
      </Closing>
    </>
  )
}
