import localFont from 'next/font/local'

// The same fonts with the letters of Spanish and Portuguese. Their tsconfig (tools/translations/write-modules.ts) maps ../faces.ts to
// this file.
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
