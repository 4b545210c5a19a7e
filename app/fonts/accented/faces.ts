import localFont from 'next/font/local'

// As in ../faces.ts, with the letters of Spanish and Portuguese; tsconfig.es.json and tsconfig.pt.json put it in that one's place.
export const besley = localFont({
  src: './besley.woff2',
  variable: '--font-besley',
  weight: '500 600',
  display: 'optional',
  preload: true,
  adjustFontFallback: false,
})
export const figtree = localFont({
  src: './figtree.woff2',
  variable: '--font-figtree',
  weight: '400 600',
  display: 'optional',
  preload: true,
  adjustFontFallback: false,
})
