import type { Metadata, Viewport } from 'next'
import { Activity, type ReactNode } from 'react'
import { besley, figtree } from '@/app/fonts/faces'
import { AppReady } from '@/components/layout/app-ready'
import { CallAndBook } from '@/components/layout/call-and-book'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { Notice } from '@/components/layout/notice'
import { StickyBar } from '@/components/layout/sticky-bar'
import { siteAddresses } from '@/components/site-addresses'
import { disclaimers } from '@/content/disclaimers'
import { notice } from '@/content/facts/notice'
import { telehealth } from '@/content/facts/telehealth'
import { header } from '@/content/ui/layout'
import { env } from '@/lib/env'
import { defaultLocale } from '@/lib/words/locale'
import './globals.css'
import { colors } from '@/lib/site/colors'

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  formatDetection: { telephone: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colors.light.dark },
    { media: '(prefers-color-scheme: dark)', color: colors.dark.dark },
  ],
}

type RootLayoutProps = { children: ReactNode }

export default function RootLayout({ children }: RootLayoutProps) {
  return (
    <html lang={defaultLocale} className={`${besley.variable} ${figtree.variable}`}>
      <body>
        <a className="skip" href="#main">
          {header.skip}
        </a>
        {/* Its own <Activity> boundary, so the header hydrates first. */}
        <Activity>
          <Header />
          <AppReady site={siteAddresses} />
        </Activity>
        {notice && <Notice notice={notice} emergency={disclaimers.emergency} />}
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer
          disclaimer={`${disclaimers.general} ${disclaimers.emergency}`}
          telehealth={`${telehealth.open} ${telehealth.inPerson}`}
        />
        <StickyBar>
          <CallAndBook />
        </StickyBar>
      </body>
    </html>
  )
}
