/** @jest-environment node */
import { readFileSync } from 'node:fs'

const [, recipe = ''] = /```\n(# No query[\s\S]*?)```/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? []

test('the recommended proxy logs no query: searched words and mailed tokens stand there', () => {
  const [, format, variables = ''] = /^log_format (\w+) (.*);$/m.exec(recipe) ?? []
  expect(recipe.match(/^\s*access_log .*$/gm)).toEqual([`access_log /var/log/nginx/access.log ${format};`])
  expect(variables.match(/\$\w+/g)).toEqual([
    '$remote_addr',
    '$time_local',
    '$request_method',
    '$uri',
    '$status',
    '$body_bytes_sent',
  ])
  // At a lower level it quotes the request line of whoever is refused or meets a fault.
  expect(recipe.match(/^\s*error_log .*$/gm)).toEqual(['error_log /var/log/nginx/error.log crit;'])
})
