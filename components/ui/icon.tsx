import { createElement } from 'react'
import { iconPaths } from './icon-paths'

export type IconName = keyof typeof iconPaths

type IconProps = { name: IconName; size?: number; className?: string }

/** A drawn icon beside text; always hidden from assistive technology, because the text carries the meaning. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={['icon', size >= 28 && 'icon-large', className].filter(Boolean).join(' ')}
    >
      {iconPaths[name].map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  )
}
