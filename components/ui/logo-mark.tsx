type LogoMarkProps = { tone: 'light' | 'dark' }

/** The logo: a mountain of three layers with a copper tip. */
export function LogoMark({ tone }: LogoMarkProps) {
  const [middle, base] =
    tone === 'dark'
      ? ['var(--color-sage)', 'var(--color-on-dark)']
      : ['var(--color-hormone)', 'var(--color-ink)']
  return (
    <svg viewBox="0 0 40 37" width="40" height="37" aria-hidden="true" className="shrink-0">
      <path d="M20 0 26 12.2q-3 1.4-6 0t-6 0z" fill="var(--color-copper)" />
      <path d="m13 14.6q3.5 1.6 7 0t7 0l4.7 9.5q-3.9 2-7.8 0t-7.8 0-7.8 0z" fill={middle} />
      <path d="m7.2 26.6q4.3 2.1 8.5 0t8.6 0 8.5 0L38.5 37h-37z" fill={base} />
    </svg>
  )
}
