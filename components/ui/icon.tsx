import { createElement } from 'react'
import { iconPaths } from './icon-paths'

export type IconName = keyof typeof iconPaths

type IconProps = { name: IconName; size?: number; className?: string }

/** A drawn sign beside words; always hidden from assistive technology, because the words carry the meaning. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size >= 28 ? 1.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className ?? 'shrink-0'}
    >
      {iconPaths[name].map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  )
}
