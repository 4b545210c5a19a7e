import type { ServiceKey } from '@/content/schema'
import { routes, servicePaths } from '@/lib/routes'
import { FirstVisitButton, PlainButton } from '../ui/buttons'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'

type ArticleClosingProps = {
  variant: 1 | 2 | 3
  heading: string
  text: string
  contact: string
  areas: readonly { key: ServiceKey; name: string }[]
}

/** The end of an article: every variant books and links to contact, the second also links to the services. */
export function ArticleClosing({ variant, heading, text, contact, areas }: ArticleClosingProps) {
  return (
    <section
      className="closing on-dark px-[clamp(0.5rem,5vw,1.25rem)] py-5 sm:p-7 lg:p-12"
      data-variant={variant}
      aria-labelledby="closing-heading"
    >
      <h2 id="closing-heading" className="text-2xl">
        {heading}
      </h2>
      <p className="mt-3 text-on-dark-2">{text}</p>
      {variant === 2 ? (
        <ul className="mt-5 grid gap-x-10 sm:grid-cols-2">
          {areas.map(({ key, name }) => (
            <li key={key} className="border-t border-dark-line">
              <Link
                href={servicePaths[key]}
                className="flex min-h-14 items-center justify-between font-semibold"
              >
                {name} <Icon name="arrow-right" className="text-brass" />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="closing-actions">
        <FirstVisitButton />
        <PlainButton href={routes.contact}>{contact}</PlainButton>
      </div>
    </section>
  )
}
