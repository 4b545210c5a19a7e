import nodes from 'lucide-static/icon-nodes.json'
import { report, write } from './files'

/** Writes components/ui/icon-paths.ts and mail-icon.ts: only the icons that the site uses. */
const names = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'chevron-down',
  'circle-alert',
  'circle-check',
  'clock',
  'copy',
  'download',
  'lock',
  'mail',
  'map-pin',
  'menu',
  'phone',
  'play',
  'printer',
  'search',
  'stethoscope',
  'trash',
  'upload',
  'user',
  'x',
] as const

const all: Record<string, unknown> = nodes
function shapesOf(name: string): string {
  const node = all[name]
  if (!Array.isArray(node)) throw new Error(`lucide-static has no icon "${name}"`)
  return JSON.stringify(node.map(([tag, attributes]: [string, object]) => [tag, attributes]))
}
const written = '/** Written by tools/art/lucide-icons.ts from lucide-static (ISC). */'
// Alone, because every page's modules have it and none of the others.
write('components/ui/mail-icon.ts', `${written}\nexport const mailIcon = ${shapesOf('mail')} as const\n`)
write(
  'components/ui/icon-paths.ts',
  `import { mailIcon } from './mail-icon'

${written}
export const iconPaths = {
${names.map(name => `  '${name}': ${name === 'mail' ? 'mailIcon' : shapesOf(name)},`).join('\n')}
} as const
`,
)
report()
