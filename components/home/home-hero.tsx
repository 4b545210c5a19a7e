import { art } from '@/lib/pictures/art'
import { routes } from '@/lib/routes'
import { FirstScreenEnd } from '../layout/first-screen-end'
import { FirstVisitButton, GoLink } from '../ui/buttons'
import { Icon, type IconName } from '../ui/icon'
import { Picture } from '../ui/picture'
import { HomeSigns } from './home-signs'

type HomeHeroProps = {
  banner: { text: string; link: string }
  hero: { title: string; lead: string; about: string }
  trust: readonly { icon: IconName; title: string; text: string }[]
}

/** First screen: what the clinic does, the booking button, and three facts on a card over the picture. */
export function HomeHero({ banner, hero, trust }: HomeHeroProps) {
  return (
    <>
      <div className="bg-tinted text-sm">
        <div className="wrap flex min-h-11 flex-wrap items-center gap-x-3.5">
          <span className="max-sm:hidden">{banner.text}</span>
          <GoLink href={routes.calculator}>{banner.link}</GoLink>
        </div>
      </div>
      <section className="home-hero">
        <div className="wrap home-hero-text">
          <h1 className="max-w-[9.5em] text-display font-display-strong">{hero.title}</h1>
          <p className="home-lead mt-4 text-lg sm:mt-6 text-ink-2">{hero.lead}</p>
          <div className="mt-6 sm:mt-7">
            <FirstVisitButton />
          </div>
          <HomeSigns />
          <GoLink className="mt-4" href={routes.about}>
            {hero.about}
          </GoLink>
          <FirstScreenEnd />
        </div>
        <div className="home-hero-art">
          <Picture art={art.massif} alt="" sizes="(width <= 56.25rem) 100vw, 60vw" first="behind-letters" />
        </div>
        <div className="wrap relative">
          <ul className="trust">
            {trust.map(({ icon, title, text }) => (
              <li key={title} className="trust-cell">
                <Icon name={icon} size={32} className="text-hormone" />
                <div>
                  <h2 className="text-md">{title}</h2>
                  <p className="note">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
