import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export type Element = Tree.Element
export type Document = Tree.Document

export const parseHtml = (html: string): Document => parse(html)

function* elementsIn(node: Tree.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue
    yield child
    yield* elementsIn(child)
  }
}

/** All elements in document order; the content of a `<template>` is not part of the page. */
export function elements(document: Document, ...names: string[]): Element[] {
  const all = [...elementsIn(document)]
  return names.length === 0 ? all : all.filter(element => names.includes(element.tagName))
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find(attr => attr.name === name)?.value
}

export function text(node: Tree.ParentNode): string {
  return node.childNodes
    .map(child => {
      if ('tagName' in child) return text(child)
      return child.nodeName === '#text' && 'value' in child ? child.value : ''
    })
    .join('')
}

export function isInHead(element: Element): boolean {
  const parent = element.parentNode
  return parent !== null && 'tagName' in parent && parent.tagName === 'head'
}

/** Content of `<meta name=…>` or `<meta property=…>` elements. */
export function metaContents(document: Document, name: string): string[] {
  return elements(document, 'meta')
    .filter(meta => (attribute(meta, 'name') ?? attribute(meta, 'property')) === name)
    .map(meta => attribute(meta, 'content') ?? '')
}

/** The element's name and identifying attributes, to find it by. */
export function labelOf(element: Element): string {
  const telling = element.attrs.filter(({ name }) => ['id', 'class', 'href', 'src', 'type'].includes(name))
  const attributes = telling.map(({ name, value }) => ` ${name}="${value.slice(0, 60)}"`).join('')
  return `<${element.tagName}${attributes}>`
}
