import type { MetadataRoute } from 'next'
import { clinic } from '@/content/facts/clinic'
import { colors } from '@/lib/site/colors'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: clinic.name,
    short_name: clinic.shortName,
    description: clinic.description,
    start_url: '/',
    display: 'browser',
    background_color: colors.light.page,
    theme_color: colors.light.dark,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
