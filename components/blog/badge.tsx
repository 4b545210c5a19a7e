import type { Category } from '@/content/schema'

type BadgeProps = { category: Category; label: string }

/** Category name with a small scale in the category's color. */
export function Badge({ category, label }: BadgeProps) {
  return (
    <span className="badge" data-category={category}>
      <svg viewBox="0 0 22 12" width="22" height="12" aria-hidden="true">
        <path d="M1 0V12M5 0V12M9 0V12M13 0V12M17 0V12M21 0V12" stroke="currentColor" strokeWidth="2" />
      </svg>
      {label}
    </span>
  )
}
