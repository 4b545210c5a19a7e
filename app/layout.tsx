import type { Metadata, Viewport } from 'next'
import { Activity, type ReactNode } from 'react'
import { besley, figtree } from '@/app/fonts/faces'
import { ExitIntent } from '@/components/guide/exit-intent'
import { GuideCover } from '@/components/guide/guide-cover'
import { AppReady } from '@/components/layout/app-ready'
import { Brand } from '@/components/layout/brand'
import { CallAndBook, CallAndDirections } from '@/components/layout/call-and-book'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { LayoutBehavior } from '@/components/layout/layout-behavior'
import { SlimActions } from '@/components/layout/slim-actions'
import { SlimHeader } from '@/components/layout/slim-header'
import { StickyBar } from '@/components/layout/sticky-bar'
import { contact } from '@/content/contact'
import { disclaimers } from '@/content/disclaimers'
import { telehealth } from '@/content/facts/telehealth'
import { home } from '@/content/home'
import { header } from '@/content/ui/layout'
import { env } from '@/lib/env'
import { defaultLocale } from '@/lib/locale'
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
          <AppReady />
        </Activity>
        <SlimHeader brand={<Brand />} actions={<SlimActions />} />
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer
          disclaimer={`${disclaimers.general} ${disclaimers.emergency}`}
          telehealth={`${telehealth.open} ${telehealth.inPerson}`}
          reviewsNote={contact.reviews.footNote}
        />
        <StickyBar booked={<CallAndDirections />}>
          <CallAndBook />
        </StickyBar>
        <LayoutBehavior reportsUrl={env.reportsUrl} />
        <ExitIntent
          previewUrl={env.guidePreviewUrl}
          cover={<GuideCover line={home.guide.coverLine} title={home.guide.coverTitle} />}
        />
      </body>
    </html>
  )
}
