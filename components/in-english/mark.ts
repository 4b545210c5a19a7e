import { createElement, Fragment, type ReactNode } from 'react'
import { isInEnglish } from '@/lib/words/in-english'

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode }

/** Attributes that are read out or shown. */
const readAttributes = ['alt', 'aria-label', 'placeholder', 'title']

/** They hold text, but no element. */
const onlyText = new Set(['option', 'textarea', 'title'])

const isEnglish = (node: unknown) => typeof node === 'string' && isInEnglish(node)
/** Neither words nor an element. */
const isNeutral = (node: unknown) =>
  node === null || (typeof node === 'string' ? !/\p{L}/u.test(node) : typeof node !== 'object')

function wrapped(node: ReactNode, wrapper: string, key?: number): ReactNode {
  if (Array.isArray(node)) return node.map((child, index) => wrapped(child, wrapper, index))
  return isEnglish(node) ? createElement(wrapper, { key, lang: 'en' }, node) : node
}

function marked(type: unknown, props: Props): Props {
  if (props.lang !== undefined) return props
  const children: readonly unknown[] = [props.children].flat(Number.POSITIVE_INFINITY)
  if (!children.some(isEnglish)) {
    const isAlone = children.every(isNeutral)
    return isAlone && readAttributes.some(name => isEnglish(props[name])) ? { ...props, lang: 'en' } : props
  }
  const isWhole = children.every(child => isEnglish(child) || isNeutral(child))
  if (typeof type === 'string' && (isWhole || onlyText.has(type))) return { ...props, lang: 'en' }
  return { ...props, children: wrapped(props.children, type === 'text' ? 'tspan' : 'span') }
}

const isProps = (props: unknown): props is Props => typeof props === 'object' && props !== null

/** The props of an element, which say which of its texts are English. Components pass theirs on to elements. */
export const withLanguage = (type: unknown, props: unknown): unknown =>
  (typeof type === 'string' || type === Fragment) && isProps(props) ? marked(type, props) : props
