import '@/components/calculator/calculator.css'
import '@/components/device/device.css'
import { KeptPanel } from '@/components/device/kept-panel'
import { Reminders } from '@/components/device/reminders'
import { PageHero } from '@/components/sections/page-hero'
import { SideSection } from '@/components/sections/section'
import { JsonLd } from '@/components/seo/json-ld'
import { AppMissing } from '@/components/ui/page-incomplete'
import { articlesInEnglish } from '@/content/articles'
import { policyFigures } from '@/content/facts/policies'
import { onThisDevice } from '@/content/on-this-device'
import { reminderWords } from '@/content/ui/device'
import { crumbs } from '@/content/ui/pages'
import { articlePath, routes } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { publishedArticles } from '@/lib/site/published-articles'
import { fill } from '@/lib/words/fill'

export const metadata = pageMetadata({ path: routes.onThisDevice, ...onThisDevice.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: onThisDevice.crumb, path: routes.onThisDevice },
]
// An article is kept in every language, whether it is translated or not.
const articles = [...publishedArticles.map(({ meta }) => meta), ...articlesInEnglish].map(
  ({ slug, title }) => ({ slug, href: articlePath(slug), title }),
)

export default function OnThisDevicePage() {
  const { kept, reminders } = onThisDevice
  const { labs, refill } = reminderWords
  return (
    <>
      <JsonLd data={pageGraph({ path: routes.onThisDevice, ...onThisDevice.meta, trail })} />
      <PageHero title={onThisDevice.heading} lead={onThisDevice.lead} trail={trail} />
      <SideSection tone="tinted" heading={kept.heading} note={kept.note}>
        <AppMissing />
        <div className="needs-script">
          <KeptPanel articles={articles} />
        </div>
        <p className="no-script-only">{kept.noScript}</p>
      </SideSection>
      <SideSection id={reminders.id} heading={reminders.heading} note={reminders.text}>
        <Reminders labs={reminders.labs} refill={reminders.refill} refillDays={policyFigures.refillDays} />
        <p className="no-script-only">{reminders.noScript}</p>
        <p className="note mt-6">{fill(reminders.discreet, { labs: labs.title, refill: refill.title })}</p>
      </SideSection>
      <SideSection tone="card" heading={kept.rulesHeading}>
        <ul className="ruled">
          {kept.rules.map(rule => {
            // The first sentence, or what stands before its colon.
            const [lead = ''] = rule.match(/^.+?[.:](?=\s)/) ?? []
            return (
              <li key={rule}>
                <b>{lead}</b>
                {rule.slice(lead.length)}
              </li>
            )
          })}
        </ul>
      </SideSection>
    </>
  )
}
