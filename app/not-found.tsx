import { PrimaryLink } from '@/components/ui/buttons'
import { Picture } from '@/components/ui/picture'
import { PortalLink } from '@/components/ui/portal-link'
import { clinic } from '@/content/facts/clinic'
import { notFound } from '@/content/ui/layout'
import { searchWords } from '@/content/ui/search'
import { art } from '@/lib/pictures/art'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'

// Next adds noindex to this page by itself.
export const metadata = {
  title: `${notFound.title} | ${clinic.name}`,
  description: `${notFound.text} ${notFound.next}`,
}

export default function NotFound() {
  return (
    <div className="lost" data-not-found="">
      <div className="wrap relative z-10">
        <p className="font-display text-2xl text-ink-2">404</p>
        <h1 className="mt-2 text-display font-display-strong">{notFound.title}</h1>
        <p className="mt-5 max-w-[24em] text-lg text-ink-2">{notFound.text}</p>
        <p className="mt-8 flex flex-wrap gap-4">
          <PrimaryLink href={routes.home}>{notFound.home}</PrimaryLink>
          <PortalLink className="plain" />
        </p>
      </div>
      <div className="lost-art">
        <Picture art={art['not-found']} alt="" sizes="70vw" first="behind-letters" />
        <span className="lost-here">{notFound.here}</span>
      </div>
      <div className="wrap relative z-10">
        <search className="lost-search">
          <form action={localPath(routes.search)}>
            <label className="field-label" htmlFor="lost-field">
              {searchWords.label}
            </label>
            <div>
              <input
                id="lost-field"
                name="q"
                type="search"
                className="field-input"
                autoComplete="off"
                enterKeyHint="search"
                placeholder={searchWords.placeholder}
              />
              <button type="submit" className="plain">
                {searchWords.name}
              </button>
            </div>
          </form>
        </search>
      </div>
    </div>
  )
}
