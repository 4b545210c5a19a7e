import nodes from 'lucide-static/icon-nodes.json'
import { report, write } from './files'

/** Writes components/ui/icon-paths.ts: only the icons that the site uses. */
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
const entries = names.map(name => {
  const node = all[name]
  if (!Array.isArray(node)) throw new Error(`lucide-static has no icon "${name}"`)
  return `  '${name}': ${JSON.stringify(node.map(([tag, attributes]: [string, object]) => [tag, attributes]))},`
})
write(
  'components/ui/icon-paths.ts',
  `/** Written by tools/art/lucide-icons.ts from lucide-static (ISC). */\nexport const iconPaths = {\n${entries.join('\n')}\n} as const\n`,
)
report()
