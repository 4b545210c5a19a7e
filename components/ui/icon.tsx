import { createElement } from 'react'
import { iconPaths } from './icon-paths'

export type IconName = keyof typeof iconPaths

type IconProps = { name: IconName; size?: number; className?: string }

/** A drawn icon beside text; always hidden from assistive technology, because the text carries the meaning. */
export function Icon({ name, size = 20, className }: IconProps) {
  const shapes = iconPaths[name].map(([tag, attributes]) => createElement(tag, { ...attributes }))
  const props = {
    viewBox: '0 0 24 24',
    width: size,
    height: size,
    'aria-hidden': true,
    className: ['icon', size >= 28 && 'icon-large', className].filter(Boolean).join(' '),
  } as const
  // As arguments, they need no keys, which the page's data for React would repeat.
  return createElement('svg', props, ...shapes)
}
