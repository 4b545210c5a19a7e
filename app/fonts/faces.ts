import localFont from 'next/font/local'

// `optional`: fonts never swap after text is painted; a slow first visit keeps the fallback fonts of globals.css.
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
