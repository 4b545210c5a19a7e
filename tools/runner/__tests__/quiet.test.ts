/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const quiet = pathToFileURL(join(process.cwd(), 'tools', 'runner', 'quiet.mjs')).href

test('warnings that nobody can act on are left out; everything else is printed', () => {
  const program = `
    console.warn('⚠️  Node.js 20 and below are deprecated and will no longer be supported')
    console.warn(' ⚠', 'The "middleware" file convention is deprecated.')
    console.log('- Local:         http://localhost:41234')
    console.log('an answer', 7)`
  const args = ['--input-type=module', '--import', quiet, '--eval', program]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout).toBe('an answer 7\n')
})

test('npm is told to print no warnings about engines', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^loglevel=error$/m)
})
