import { type ParseResult, parse } from '@babel/parser'
import type { File, JSXElement, JSXFragment, Node } from '@babel/types'
import { isNotShown } from '../../lib/editorial/content-texts'

/**
 * The texts of a content file, found in its source. A translation replaces them there, so everything else of the file
 * (structure, ids, sources, figures) is inherited: tools/translations/write-modules.ts.
 *
 * In a text, `{policy.firstVisit}` is the value of that expression, and `<1>…</1>`, `<2/>` are the elements within a
 * paragraph, in the order of the English one.
 */
export type Message = {
  /** Path in the file's exports, unique in the file: `home.items.why.answer`. */
  key: string
  text: string
  /** Line of the source, from 1. */
  line: number
  /** Where the text stands in the source, as the indexes of its first character and of the one after its last. */
  start: number
  end: number
  /** The source of a translation, to stand in its place. @throws when it does not have the same placeholders. */
  write: (translation: string, inner: (start: number, end: number) => string) => string
  /** The English source marked as English where there is no translation; without it, pages know the text by its words. */
  keep?: (source: string) => string
  /** Elements by number, for the one conversion of files that were written by hand. */
  elements?: readonly Element[]
}

type Element = { node: JSXElement; opening: string; closing?: string }

/** Fields that `textsOf` omits but readers see. */
const readable = new Set(['link', 'tags', 'sources', 'related'])
/** Fields with letters that are the same in every language. */
const unchanged = new Set(['author', 'hue', 'terrain', 'wording'])
const isUnchanged = (name: string) => (isNotShown(name) && !readable.has(name)) || unchanged.has(name)
const unchangedAttributes = new Set(['className', 'condition', 'ids', 'lang', 'level', 'scope', 'tone'])

/** Dates, source ids, slugs and paths: the same in every language. */
const isIdentifier = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$|^[A-Z]{1,2}\d{1,2}$|^[a-z\d]+(-[a-z\d]+)+$|^[/#][\w/#?=&.-]*$|^https?:/.test(text)

/** `{…}` is a value or, in a text for `fill`, a name that stays; backslashes are none of ours. */
export const placeholder = /\{[^{}]+\}/g

const hasWords = (text: string) => /\p{L}{2}|^\p{L}$/u.test(text.replace(placeholder, ''))

const quote = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

const inTemplate = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')

/** A translation may also name values that the English text does not, if the file knows them. */
const isOwnValue = (name: string, scope: ReadonlySet<string>) =>
  scope.has(/^\{(\w+)(\.\w+)*\}$/.exec(name)?.[1] ?? '')

function same(
  key: string,
  wanted: readonly string[],
  found: readonly string[],
  scope: ReadonlySet<string> = new Set(),
) {
  const used = found.filter(name => wanted.includes(name) || !isOwnValue(name, scope))
  const lists = [wanted, used].map(list => [...new Set(list)].sort().join(' '))
  if (lists[0] !== lists[1])
    throw new Error(
      `${key}: has the placeholders ${lists[1] || 'none'}, the English text ${lists[0] || 'none'}`,
    )
}

/** Name of a list item, so that an item before it does not change the path of its texts. */
function nameOf(item: Node | null): string | undefined {
  if (item?.type !== 'ObjectExpression') return undefined
  for (const field of ['id', 'key', 'slug']) {
    for (const property of item.properties) {
      if (
        property.type === 'ObjectProperty' &&
        keyOf(property.key) === field &&
        property.value.type === 'StringLiteral'
      )
        return property.value.value
    }
  }
  return undefined
}

const keyOf = (key: Node): string | undefined =>
  key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : undefined

/** As JSX joins the lines of a text. */
function joined(text: string): string {
  const lines = text.split(/\r\n|\n|\r/)
  return lines
    .map((line, index) => {
      const left = index === 0 ? line : line.replace(/^[ \t]+/, '')
      return index === lines.length - 1 ? left : left.replace(/[ \t]+$/, '')
    })
    .filter(line => line !== '')
    .join(' ')
}

const isText = (node: Node) =>
  (node.type === 'JSXText' && joined(node.value).trim() !== '') ||
  (node.type === 'JSXExpressionContainer' &&
    node.expression.type === 'StringLiteral' &&
    node.expression.value.trim() !== '')

class Reader {
  readonly messages: Message[] = []
  private readonly keys = new Map<string, number>()
  private readonly scope = new Set<string>()
  private section = ''

  constructor(private readonly source: string) {}

  private slice = (node: Node) => this.source.slice(node.start ?? 0, node.end ?? 0)
  private expression = (node: Node) => this.slice(node).replace(/\s+/g, ' ')

  /** Texts of equal path, such as two paragraphs of a section, are counted. */
  private add(
    key: string,
    node: Node,
    text: string,
    write: Message['write'],
    { keep, elements }: Partial<Pick<Message, 'keep' | 'elements'>> = {},
  ) {
    const count = (this.keys.get(key) ?? 0) + 1
    this.keys.set(key, count)
    const named = count === 1 ? key : `${key}#${count}`
    this.messages.push({
      key: named,
      text,
      line: this.source.slice(0, node.start ?? 0).split('\n').length,
      start: node.start ?? 0,
      end: node.end ?? 0,
      write,
      ...(keep ? { keep } : {}),
      ...(elements ? { elements } : {}),
    })
  }

  read(file: ParseResult<File>) {
    for (const statement of file.program.body) this.declare(statement)
    for (const statement of file.program.body) this.statement(statement, '')
    return this.messages
  }

  /** Names that a translation may use. */
  private declare(node: Node) {
    if (node.type === 'ImportDeclaration' && node.importKind !== 'type')
      for (const { local } of node.specifiers) this.scope.add(local.name)
    if (node.type === 'ExportNamedDeclaration' && node.declaration) this.declare(node.declaration)
    if (node.type !== 'VariableDeclaration') return
    for (const { id } of node.declarations) {
      if (id.type === 'Identifier') this.scope.add(id.name)
      if (id.type !== 'ObjectPattern') continue
      for (const property of id.properties)
        if (property.type === 'ObjectProperty' && property.value.type === 'Identifier')
          this.scope.add(property.value.name)
    }
  }

  private statement(node: Node, path: string): void {
    switch (node.type) {
      case 'ExportNamedDeclaration':
        if (node.declaration) this.statement(node.declaration, path)
        break
      case 'ExportDefaultDeclaration':
        this.value(node.declaration, path)
        break
      case 'VariableDeclaration':
        for (const { id, init } of node.declarations)
          if (init) this.value(init, join(path, id.type === 'Identifier' ? id.name : 'values'))
        break
      case 'FunctionDeclaration':
        this.statement(node.body, join(path, node.id?.name ?? ''))
        break
      case 'BlockStatement':
        for (const part of node.body) this.statement(part, path)
        break
      case 'ReturnStatement':
        if (node.argument) this.value(node.argument, path)
        break
      case 'IfStatement':
        this.statement(node.consequent, path)
        if (node.alternate) this.statement(node.alternate, path)
        break
      case 'ExpressionStatement':
        this.value(node.expression, path)
        break
    }
  }

  private value(node: Node, path: string, silent = false): void {
    switch (node.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        this.value(node.expression, path, silent)
        break
      case 'StringLiteral':
        if (silent || isIdentifier(node.value) || !hasWords(node.value)) break
        this.add(path, node, node.value, text => {
          const toFill = node.value.match(placeholder) ?? []
          same(path, toFill, text.match(placeholder) ?? [], this.scope)
          return this.hasOwnValue(text, toFill) ? `\`${this.written(text, toFill)}\`` : quote(text)
        })
        break
      case 'TemplateLiteral':
        this.template(node, path, silent)
        break
      case 'ObjectExpression':
        for (const property of node.properties) {
          if (property.type === 'SpreadElement') this.value(property.argument, path, silent)
          else if (property.type === 'ObjectProperty') {
            const name = keyOf(property.key) ?? this.expression(property.key)
            this.value(property.value, join(path, name), silent || isUnchanged(name))
          } else this.statement(property.body, join(path, keyOf(property.key) ?? ''))
        }
        break
      case 'ArrayExpression': {
        const names = node.elements.map(nameOf)
        const areNames = names.every(Boolean) && new Set(names).size === names.length
        node.elements.forEach((item, index) => {
          if (item) this.value(item, join(path, (areNames && names[index]) || String(index)), silent)
        })
        break
      }
      case 'SpreadElement':
        this.value(node.argument, path, silent)
        break
      case 'ConditionalExpression':
        this.value(node.consequent, join(path, 'if'), silent)
        this.value(node.alternate, join(path, 'else'), silent)
        break
      case 'LogicalExpression':
        if (node.operator !== '&&') this.value(node.left, path, silent)
        this.value(node.right, path, silent)
        break
      case 'BinaryExpression':
        if (node.operator !== '+') return
        this.value(node.left, path, silent)
        this.value(node.right, path, silent)
        break
      case 'CallExpression':
      case 'NewExpression':
        if (node.callee.type === 'MemberExpression') this.value(node.callee.object, path, silent)
        for (const argument of node.arguments) this.value(argument, path, silent)
        break
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        if (node.body.type === 'BlockStatement') this.statement(node.body, path)
        else this.value(node.body, path, silent)
        break
      case 'JSXElement':
      case 'JSXFragment':
        this.element(node, path)
        break
      case 'JSXExpressionContainer':
        this.value(node.expression, path)
        break
    }
  }

  private hasOwnValue = (text: string, toFill: readonly string[]) =>
    (text.match(placeholder) ?? []).some(name => !toFill.includes(name) && isOwnValue(name, this.scope))

  /** As part of a template: its own values are read, the names for `fill` stay, also if the file has a value of that name. */
  private written = (text: string, toFill: readonly string[]) =>
    text
      .split(/(\{[^{}]+\})/)
      .map(part => (isOwnValue(part, this.scope) && !toFill.includes(part) ? `$${part}` : inTemplate(part)))
      .join('')

  private template(node: Extract<Node, { type: 'TemplateLiteral' }>, path: string, silent: boolean) {
    const names = node.expressions.map(one => `{${this.expression(one).replace(/[{}]/g, '|')}}`)
    const text = node.quasis.map(({ value }, index) => `${value.cooked}${names[index] ?? ''}`).join('')
    node.expressions.forEach((one, index) => {
      this.value(one, join(path, `values${index || ''}`), silent)
    })
    if (silent || isIdentifier(text) || !hasWords(text)) return
    this.add(path, node, text, (translation, inner) => {
      const ownPlaceholders = node.quasis.flatMap(({ value }) => value.cooked?.match(placeholder) ?? [])
      same(path, [...names, ...ownPlaceholders], translation.match(placeholder) ?? [], this.scope)
      const parts = translation.split(/(\{[^{}]+\})/)
      const texts = parts.map(part => {
        const index = names.indexOf(part)
        const expression = node.expressions[index]
        return expression
          ? `\${${inner(expression.start ?? 0, expression.end ?? 0)}}`
          : this.written(part, ownPlaceholders)
      })
      return `\`${texts.join('')}\``
    })
  }

  /** An element whose children are words is one text; otherwise each of its children may be one. */
  private element(node: JSXElement | JSXFragment, path: string) {
    if (node.type === 'JSXElement') this.attributes(node, path)
    const isWords = node.children.some(isText)
    for (const child of node.children) {
      if (isWords) break
      const id =
        child.type === 'JSXElement' &&
        child.openingElement.name.type === 'JSXIdentifier' &&
        child.openingElement.name.name === 'h2'
          ? idOf(child)
          : undefined
      if (id) this.section = id
      this.value(child, join(path.split('.')[0] ?? path, this.section || 'start'))
    }
    if (isWords) this.words(node, path)
  }

  private attributes(node: JSXElement, path: string) {
    for (const attribute of node.openingElement.attributes) {
      if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier' || !attribute.value)
        continue
      const { name } = attribute.name
      const { value } = attribute
      if (isUnchanged(name) || unchangedAttributes.has(name)) continue
      const key = join(path, name)
      if (value.type !== 'StringLiteral') this.value(value, key)
      else if (hasWords(value.value))
        this.add(key, value, value.value, text => {
          same(key, [], text.match(placeholder) ?? [])
          return `{${quote(text)}}`
        })
    }
  }

  private words(node: JSXElement | JSXFragment, path: string) {
    const elements: Element[] = []
    const values = new Map<string, Node>()
    const read = (children: readonly Node[]): string =>
      children
        .map(child => {
          if (child.type === 'JSXText') return joined(child.value)
          if (child.type === 'JSXExpressionContainer') {
            const { expression } = child
            if (expression.type === 'StringLiteral') return expression.value
            if (expression.type === 'JSXEmptyExpression') return ''
            const name = `{${this.expression(expression)}}`
            values.set(name, expression)
            return name
          }
          if (child.type !== 'JSXElement') throw new Error(`${path}: ${child.type} within a text`)
          this.attributes(child, path)
          const number = elements.length + 1
          const { openingElement, closingElement } = child
          elements.push({
            node: child,
            opening: this.slice(openingElement),
            ...(closingElement ? { closing: this.slice(closingElement) } : {}),
          })
          return closingElement ? `<${number}>${read(child.children)}</${number}>` : `<${number}/>`
        })
        .join('')
    const text = read(node.children)
    if (!hasWords(text.replace(/<[^>]*>/g, ''))) return
    const first = node.children[0]
    const last = node.children.at(-1)
    if (!first || !last) return
    const range = { ...node, start: first.start, end: last.end } as Node
    const tags = (of: string) => of.match(/<\/?\d+\/?>/g) ?? []
    this.add(
      path,
      range,
      text,
      (translation, inner) => {
        const found = [...(translation.match(placeholder) ?? []), ...tags(translation)]
        same(path, [...values.keys(), ...tags(text)], found, this.scope)
        return translation
          .split(/(<\/?\d+\/?>|\{[^{}]+\})/)
          .filter(part => part !== '')
          .map(part => {
            const tag = /^<(\/?)(\d+)\/?>$/.exec(part)
            const element = tag ? elements[Number(tag[2]) - 1] : undefined
            if (tag && element) {
              const { openingElement } = element.node
              return tag[1] ? element.closing : inner(openingElement.start ?? 0, openingElement.end ?? 0)
            }
            const value = values.get(part)
            if (value) return `{${inner(value.start ?? 0, value.end ?? 0)}}`
            return isOwnValue(part, this.scope) ? part : `{${quote(part)}}`
          })
          .join('')
      },
      {
        ...(elements.length > 0 || values.size > 0
          ? { keep: source => `<span lang="en">${source}</span>` }
          : {}),
        elements,
      },
    )
  }
}

const idOf = (node: JSXElement): string | undefined => {
  for (const attribute of node.openingElement.attributes)
    if (
      attribute.type === 'JSXAttribute' &&
      attribute.name.name === 'id' &&
      attribute.value?.type === 'StringLiteral'
    )
      return attribute.value.value
  return undefined
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

/** The words of a text between its values and elements, as pages show them. */
export const wordsBetween = (text: string): readonly string[] =>
  text
    .split(/\{[^{}]+\}|<\/?\d+\/?>/)
    .map(part => part.trim())
    .filter(part => hasWords(part))

/** @param source of a content file, TypeScript or TSX. */
export const parseSource = (source: string) =>
  parse(source, {
    sourceType: 'module',
    plugins: ['typescript', 'jsx'],
    createParenthesizedExpressions: false,
  })

export const messagesIn = (source: string): readonly Message[] => new Reader(source).read(parseSource(source))

/** The source with its texts replaced. A text without a translation stays English. */
export function translateSource(
  source: string,
  messages: readonly Message[],
  translationOf: (message: Message) => string | undefined,
): string {
  const edits = messages.map(message => ({ ...message, translation: translationOf(message) }))
  /** Edits may lie within the placeholders of another one. */
  function rewrite(start: number, end: number, but?: Message): string {
    const within = edits.filter(
      one => one !== but && one.key !== but?.key && one.start >= start && one.end <= end,
    )
    const outermost = within.filter(
      one => !within.some(other => other.key !== one.key && other.start <= one.start && other.end >= one.end),
    )
    let at = start
    let result = ''
    for (const edit of outermost.sort((one, other) => one.start - other.start)) {
      const inner = (from: number, to: number) => rewrite(from, to, edit)
      const { translation } = edit
      const english = inner(edit.start, edit.end)
      const text =
        translation === undefined ? (edit.keep?.(english) ?? english) : edit.write(translation, inner)
      result += source.slice(at, edit.start) + text
      at = edit.end
    }
    return result + source.slice(at, end)
  }
  return rewrite(0, source.length)
}
